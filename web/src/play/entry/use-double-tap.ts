import { useRef } from 'react';

/** What a tap confirms a turn by. A dart does where the device is set to confirm by itself. */
type Control = 'confirm' | 'dart' | 'quick-total';

export type DoubleTap = {
  /** To be called when a tap has confirmed a turn. */
  readonly begin: (control: Control) => void;
  /** Whether this tap is the second half of that one, and not meant for the next turn. */
  readonly isSecond: (control: Control) => boolean;
};

const WITHIN_MS = 500;

export function useDoubleTap(): DoubleTap {
  const first = useRef<{ readonly control: Control; readonly at: number }>(undefined);

  return {
    begin(control) {
      first.current = { control, at: performance.now() };
    },
    isSecond: (control) =>
      first.current?.control === control && performance.now() - first.current.at < WITHIN_MS,
  };
}
