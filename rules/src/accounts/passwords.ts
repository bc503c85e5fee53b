/** What a new password must have. */

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const PASSWORD_PARTS = ['length', 'upper', 'lower', 'number', 'symbol'] as const;
export type PasswordPart = (typeof PASSWORD_PARTS)[number];

const kinds: Readonly<Record<Exclude<PasswordPart, 'length'>, RegExp>> = {
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
  number: /\p{Nd}/u,
  symbol: /[^\p{L}\p{M}\p{N}\s]/u,
};

/** The source of a regular expression for a password that has all kinds, as JSON schemas have them. */
export const PASSWORD_PATTERN = `^${Object.values(kinds)
  .map(({ source }) => `(?=[\\s\\S]*${source})`)
  .join('')}`;

/** The parts a password still lacks, in the order in which they are named. */
export const missingPasswordParts = (password: string): PasswordPart[] =>
  PASSWORD_PARTS.filter((part) =>
    part === 'length'
      ? password.length < PASSWORD_MIN || password.length > PASSWORD_MAX
      : !kinds[part].test(password),
  );
