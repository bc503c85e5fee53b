import { useRef } from 'react';

/** What a tap confirms a turn by. A dart does where the device is set to confirm by itself. */
type Control = 'confirm' | 'dart' | 'quick-total';

export type DoubleTap = {
  /** To be called when a tap has confirmed a turn. */
  readonly begin: (control: Control) => void;
  /** Whether this tap, of a control or of what stands there now, is the second half of that one. */
  readonly isSecond: (control?: Control) => boolean;
};

const WITHIN_MS = 500;

/** To be kept from turn to turn: the second tap comes in the next one. */
export function useDoubleTap(): DoubleTap {
  const first = useRef<{ readonly control: Control; readonly at: number }>(undefined);

  return {
    begin(control) {
      first.current = { control, at: performance.now() };
    },
    isSecond(control = first.current?.control) {
      if (!first.current || performance.now() - first.current.at >= WITHIN_MS) return false;
      return first.current.control === control;
    },
  };
}
