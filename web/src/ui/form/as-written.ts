/** Attributes of a name as other people write it: a phone neither begins it with a capital nor corrects it. */
export const AS_WRITTEN = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
