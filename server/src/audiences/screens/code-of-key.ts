import { hash } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@darts/contracts/screen-codes';

/**
 * Returns the code that belongs to a phone's key. Any server can tell whether a key is a code's, after a restart too,
 * and refuses every other key alike, whether the code is under way or not.
 */
export const codeOfKey = (key: string): string =>
  [...hash('sha256', `code of ${key}`, 'buffer').subarray(0, CODE_LENGTH)]
    .map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
    .join('');
