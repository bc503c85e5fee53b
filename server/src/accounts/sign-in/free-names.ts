import { randomInt } from 'node:crypto';
import { isUsername, USERNAME_MAX_LENGTH } from '@darts/rules/accounts/usernames';

const NUMBERED = 20;

/** What no name has. An accent that no letter comes with, as in Hindi or Thai, is a part of one. */
const NO_LETTER = /[^\p{L}\p{M}\p{Nd}_.·-]|(?<![lL])·|·(?![lL])|\p{Default_Ignorable_Code_Point}/gu;

/** Some of its letters; of those that a text counts twice, both halves. */
const firstOf = (text: string, letters: number): string =>
  Array.from(text).slice(0, letters).join('').replace(/·$/, '');

/** Names to try for somebody new: what they are called, then the same with a number. */
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
