/** Names people choose for themselves. */

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 15;

// Letters of any script with their marks, digits, and _ . - ; nothing that cannot be seen.
const pattern = /^(?!\p{M})(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Nd}_.-])+$/u;

/** The source of a regular expression for the letters of a name, as JSON schemas have them. */
export const USERNAME_PATTERN = pattern.source;

/** Whether a name may be taken; its length is counted in code points. */
export function isUsername(name: string): boolean {
  const { length } = Array.from(name);
  return length >= USERNAME_MIN && length <= USERNAME_MAX && pattern.test(name);
}

/** Two names with one key are one name: `José`, `JOSÉ` and `ｊｏｓé`. */
export const nameKey = (name: string): string => foldCase(name.normalize('NFKD')).normalize('NFKC');

/** In the order of these keys, names stand as in a Spanish list: with ñ after n, accents or not. */
export const sortKey = (name: string): string =>
  nameKey(name).normalize('NFD').replaceAll('n\u0303', 'n~').replaceAll(/\p{M}/gv, '');

// There and back, because ß has no capital of one letter, and ẞ no other small letter than ß.
const foldCase = (text: string) => text.toLowerCase().toUpperCase().toLowerCase();
