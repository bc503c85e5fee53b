import type { WheelEvent } from 'react';

/** Attributes of a field for the name of a person or a board: a phone does not correct it. */
export const PROPER_NAME = {
  autoComplete: 'off',
  autoCapitalize: 'words',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * Attributes of a field for a whole number. The wheel removes the focus: it would change the number in a focused field,
 * and scrolls the page instead.
 */
export const NUMBER = {
  type: 'number',
  inputMode: 'numeric',
  onWheel: ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur(),
} as const;
