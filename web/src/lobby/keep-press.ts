import type { PointerEvent } from 'react';

/**
 * Captures the pointer for a button that may move while it is pressed, as players join and leave the lobby: the press
 * counts wherever it is released. Its effect can be undone at once.
 */
export const keepPress = ({ currentTarget, pointerId }: PointerEvent<HTMLButtonElement>): void =>
  currentTarget.setPointerCapture(pointerId);
