import { randomInt } from 'node:crypto';

/** Letters that form no number and no word, so that no name contains a text that a test looks for by chance. */
const LETTERS = 'bcfghjkqrwxyz';

const letters = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns a random name that no other user has. */
export const newName = () => `j${letters(10)}`;

const LONGEST = 15;

/** Returns a name of the longest length, with `wide` letters W, the widest letter. */
export const wideName = (wide = 7) => 'W'.repeat(wide) + letters(LONGEST - wide).toUpperCase();
