import { hash } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@darts/contracts/screen-codes';

/**
 * Returns the code derived from a phone's key. Any server can check that a key belongs to a code, even after a restart,
 * and refuses all other keys alike, so that a refusal does not tell whether the code is open.
 */
export const codeOfKey = (key: string): string =>
  [...hash('sha256', `code of ${key}`, 'buffer').subarray(0, CODE_LENGTH)]
    .map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
    .join('');
