/** Compares usernames in Spanish order: ñ after n. The database sorts by `sortKey`, with letters in the same order. */
export const { compare: compareUsernames } = new Intl.Collator('es');
