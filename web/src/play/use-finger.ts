import { useCallback, useState, type PointerEvent } from 'react';

export const isTouchDevice = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Whether a finger plays rather than a mouse or a pen, as far as the last press tells. */
export function useFinger() {
  const [isFinger, setFinger] = useState(isTouchDevice);
  const note = useCallback(
    ({ pointerType }: PointerEvent) => setFinger(pointerType === 'touch'),
    [],
  );
  return [isFinger, note] as const;
}
