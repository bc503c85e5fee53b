import { randomInt } from 'node:crypto';
import { isUsername, USERNAME_MAX_LENGTH } from '@darts/rules/accounts/usernames';

const NUMBERED = 20;

/** Characters that a username cannot have. Marks without a composed letter, as in Hindi or Thai, are allowed. */
const NO_LETTER = /[^\p{L}\p{M}\p{Nd}_.·-]|(?<![lL])·|·(?![lL])|\p{Default_Ignorable_Code_Point}/gu;

/** Returns the first `letters` code points, without a middle dot at the end: it is valid only between two l. */
const firstOf = (text: string, letters: number): string =>
  Array.from(text).slice(0, letters).join('').replace(/·$/, '');

/**
 * Returns usernames to try for a new account: the name itself ('jugador' if it is invalid), then its start with random
 * numbers.
 */
export function namesLike(called: string): string[] {
  const letters = called.normalize('NFC').replaceAll(NO_LETTER, '');
  const short = firstOf(letters, USERNAME_MAX_LENGTH);
  const name = isUsername(short) ? short : 'jugador';
  const numbered = Array.from(
    { length: NUMBERED },
    () => `${firstOf(name, 9)}${randomInt(1e5, 1e6)}`,
  );
  return [name, ...numbered];
}
