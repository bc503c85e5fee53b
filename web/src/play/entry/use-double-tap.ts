import { useRef } from 'react';

/** The controls that confirm a turn; `dart` only if the last dart confirms the turn. */
type Control = 'confirm' | 'dart' | 'quick-total';

export type DoubleTap = {
  /** Notes that a tap has confirmed a turn. */
  readonly begin: (control: Control) => void;
  /** True if a tap on `control`, default the same control, is the second half of a double tap. */
  readonly isSecond: (control?: Control) => boolean;
};

const DOUBLE_TAP_MS = 500;

/** Detects double taps. Has to be kept from turn to turn, since the second tap falls into the next turn. */
export function useDoubleTap(): DoubleTap {
  const first = useRef<{ readonly control: Control; readonly at: number }>(undefined);

  return {
    begin(control) {
      first.current = { control, at: performance.now() };
    },
    isSecond(control = first.current?.control) {
      if (!first.current || performance.now() - first.current.at >= DOUBLE_TAP_MS) return false;
      return first.current.control === control;
    },
  };
}
