import { randomInt } from 'node:crypto';
import { isUsername, USERNAME_MAX } from '@darts/rules/accounts/usernames';

const NUMBERED = 20;

/** Names to try for somebody new: what they are called, then the same with a number. */
export function namesLike(called: string): string[] {
  const letters = called.replaceAll(/[^\p{L}\p{Nd}_.-]/gu, '').normalize('NFC');
  const short = letters.slice(0, USERNAME_MAX);
  const name = isUsername(short) ? short : 'jugador';
  const numbered = Array.from(
    { length: NUMBERED },
    () => `${name.slice(0, 9)}${randomInt(1e5, 1e6)}`,
  );
  return [name, ...numbered];
}
