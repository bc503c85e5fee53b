/** What a new password must have. */

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const PASSWORD_PARTS = ['length', 'upper', 'lower', 'number', 'symbol'] as const;
export type PasswordPart = (typeof PASSWORD_PARTS)[number];

const has: Readonly<Record<PasswordPart, (password: string) => boolean>> = {
  length: ({ length }) => length >= PASSWORD_MIN && length <= PASSWORD_MAX,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};

/** The parts a password still lacks, in the order in which they are named. */
export const missingPasswordParts = (password: string): PasswordPart[] =>
  PASSWORD_PARTS.filter((part) => !has[part](password));
