export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

export const PASSWORD_PARTS = ['length', 'upper', 'lower', 'number', 'symbol'] as const;
export type PasswordPart = (typeof PASSWORD_PARTS)[number];

const kinds: Readonly<Record<Exclude<PasswordPart, 'length'>, RegExp>> = {
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
  number: /\p{Nd}/u,
  symbol: /[^\p{L}\p{M}\p{N}\s]/u,
};

/** Regular expression source for JSON schemas: matches a password with a character of each kind. */
export const PASSWORD_PATTERN = `^${Object.values(kinds)
  .map(({ source }) => `(?=[\\s\\S]*${source})`)
  .join('')}`;

/** Returns the requirements that a password does not meet, in the order of {@link PASSWORD_PARTS}. */
export const missingPasswordParts = (password: string): PasswordPart[] =>
  PASSWORD_PARTS.filter((part) =>
    part === 'length'
      ? password.length < PASSWORD_MIN_LENGTH || password.length > PASSWORD_MAX_LENGTH
      : !kinds[part].test(password),
  );
