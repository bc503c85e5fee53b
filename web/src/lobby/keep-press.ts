import type { PointerEvent } from 'react';

/**
 * For a button that may go elsewhere under a finger, as others come to the lobby and leave it: what was
 * pressed on it counts, wherever it is let go. What follows can be taken back at once.
 */
export const keepPress = ({ currentTarget, pointerId }: PointerEvent<HTMLButtonElement>): void =>
  currentTarget.setPointerCapture(pointerId);
