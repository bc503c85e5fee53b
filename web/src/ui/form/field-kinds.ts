import type { WheelEvent } from 'react';

/** The name of a person or a board: a phone does not correct it. */
export const PROPER_NAME = {
  autoComplete: 'off',
  autoCapitalize: 'words',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** A whole number. A field with the focus takes the wheel for a step: without it, the page scrolls. */
export const NUMBER = {
  type: 'number',
  inputMode: 'numeric',
  onWheel: ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur(),
} as const;
