/** Compares usernames in Spanish order: ñ after n. Keys of stores sort in the same order, see `sortKey`. */
export const { compare: compareUsernames } = new Intl.Collator('es');
