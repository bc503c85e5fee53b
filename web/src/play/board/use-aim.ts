import {
  bedAt,
  bedCentre,
  type Bed,
  type Point,
  type Profile,
} from '@darts/rules/play/board/dartboard';
import { startTransition, useCallback, useRef, useState, type PointerEvent } from 'react';

/** The bed that a release would hit. */
export type Aim = {
  readonly bed: Bed;
  readonly at: Point;
  readonly by: 'press' | 'hover' | 'keyboard';
};

type Options = {
  readonly crop: number; // millimetres from the centre to the edge of the picture
  readonly profile: Profile;
  readonly onThrow: (bed: Bed, at: Point) => void;
};

/** Aims while pressed, hovered or focused, and throws on release. */
export function useAim({ crop, profile, onThrow }: Options) {
  const [aim, setAim] = useState<Aim>();
  const isDown = useRef(false);

  const hitOf = (event: PointerEvent<HTMLElement>) => {
    const at = pointOf(event, crop);
    const bed = bedAt(at, profile);
    return bed && { bed, at };
  };

  const follow = (event: PointerEvent<HTMLElement>, by: Aim['by']) => {
    const hit = hitOf(event);
    // A quick tap does not wait for the highlight to be drawn.
    startTransition(() => setAim(hit && { ...hit, by }));
  };

  const stop = () => {
    isDown.current = false;
    setAim(undefined);
  };

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      isDown.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event, 'press');
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (isDown.current) follow(event, 'press');
      else if (event.pointerType === 'mouse') follow(event, 'hover');
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!isDown.current || !event.isPrimary) return;
      isDown.current = false;
      if (event.pointerType === 'mouse') follow(event, 'hover');
      else setAim(undefined);
      const hit = hitOf(event);
      if (hit) onThrow(hit.bed, hit.at);
    },
    onPointerCancel: stop,
    onPointerLeave() {
      if (!isDown.current) setAim(undefined);
    },
  };

  const aimByKeyboard = useCallback(
    (bed: Bed | undefined) =>
      setAim((held) => {
        if (bed) return { bed, at: bedCentre(bed, profile), by: 'keyboard' };
        return held?.by === 'keyboard' ? undefined : held;
      }),
    [profile],
  );

  return { aim, aimByKeyboard, handlers };
}

/** Returns the point of an event on the board, in millimetres from its centre. */
function pointOf(
  { currentTarget, clientX, clientY }: PointerEvent<HTMLElement>,
  crop: number,
): Point {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const mmPerPx = (2 * crop) / width;
  return { x: (clientX - left) * mmPerPx - crop, y: (clientY - top) * mmPerPx - crop };
}
