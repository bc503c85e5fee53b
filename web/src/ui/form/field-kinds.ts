import type { WheelEvent } from 'react';

/** A name as other people write it: a phone neither begins it with a capital nor corrects it. */
export const AS_WRITTEN = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

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
  autoComplete: 'off',
  onWheel: ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur(),
} as const;
