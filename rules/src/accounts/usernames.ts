export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 15;

// Letters of any script with their marks, digits, and _ . - ; no invisible characters. The Catalan middle dot is
// allowed between two l: Gal·la.
const pattern =
  /^(?!\p{M})(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Nd}_.-]|(?<=[lL])·(?=[lL]))+$/u;

/** Regular expression source for JSON schemas: matches the characters of a name, not its length. */
export const USERNAME_PATTERN = pattern.source;

/** True if `name` is valid. Its length is counted in code points. */
export function isUsername(name: string): boolean {
  const { length } = Array.from(name);
  return length >= USERNAME_MIN_LENGTH && length <= USERNAME_MAX_LENGTH && pattern.test(name);
}

/** Returns the key that makes a name unique: equal for `José`, `JOSÉ` and `ｊｏｓé`. */
export const nameKey = (name: string): string => foldCase(name.normalize('NFKD')).normalize('NFKC');

/** Returns a key that sorts names in Spanish order: ñ after n, accents ignored. */
export const sortKey = (name: string): string =>
  nameKey(name).normalize('NFD').replaceAll('n\u0303', 'n~').replaceAll(/\p{M}/gv, '');

// Three steps make ß, ẞ and ss equal: ẞ becomes ß, ß becomes SS, and SS becomes ss.
const foldCase = (text: string) => text.toLowerCase().toUpperCase().toLowerCase();
