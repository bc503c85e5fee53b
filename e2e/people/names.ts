import { randomInt } from 'node:crypto';

/** Which make neither a number nor a word, so that nothing that a test looks for is in somebody's name by chance. */
const LETTERS = 'bcfghjkqrwxyz';

const letters = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A name that nobody has. */
export const newName = () => `j${letters(10)}`;

const LONGEST = 15;

/** As long as a name may be, and wide: so many are the widest of letters. */
export const wideName = (wide = 7) => 'W'.repeat(wide) + letters(LONGEST - wide).toUpperCase();
