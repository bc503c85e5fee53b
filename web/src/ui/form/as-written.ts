/** Attributes of a field whose text is kept as typed: a phone neither capitalizes nor corrects it. */
export const AS_WRITTEN = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
