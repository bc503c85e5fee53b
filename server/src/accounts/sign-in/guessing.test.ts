import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '#platform/config/rate-limits.ts';
import { limitsOf } from '#platform/limits/limits.ts';
import { guessing } from './guessing.ts';
import { passwordHashing } from '#accounts/passwords.ts';

const RIGHT = 'Diana-y-tres-dardos-1';
const WRONG = 'No-es-1-esta';

const cost = { memory: 64, passes: 1 };
const kept = await passwordHashing({ cost }).hash(RIGHT);

/** Log-ins from one address, none of which may wait: two may be wrong of an account, three in all. */
function guesses() {
  const limits = limitsOf(
    {
      ...DEFAULT_LIMITS,
      'login-account': { points: 2, seconds: 900 },
      'login-address': { points: 3, seconds: 900 },
    },
    undefined,
  );
  const passwords = passwordHashing({ cost, atOnce: 1, maxWaiting: 0 });
  const { isRight } = guessing({ limits, passwords });
  return (password: string, account = 'ana'): Promise<unknown> =>
    isRight(password, kept, { account, address: '192.0.2.1' }).catch(({ code }) => code);
}

test('right passwords are not counted, and make up for wrong passwords of the same account', async () => {
  const guess = guesses();
  const answers: unknown[] = [];
  for (const password of [WRONG, RIGHT, RIGHT, RIGHT, WRONG]) answers.push(await guess(password));

  expect(answers).toEqual([false, true, true, true, false]);
});

test('guesses at a locked account do not lock the address', async () => {
  const guess = guesses();
  for (const answer of [false, false, 'too-many-requests', 'too-many-requests']) {
    expect(await guess(WRONG)).toBe(answer);
  }

  expect(await guess(RIGHT, 'biel')).toBe(true);
});

test('a login refused because the server is busy does not use up a guess', async () => {
  const guess = guesses();

  expect(await Promise.all([guess(WRONG), guess(WRONG)])).toEqual([false, 'too-busy']);

  expect(await guess(WRONG)).toBe(false); // the second of the account
  expect(await guess(WRONG, 'biel')).toBe(false); // the third of the address
  expect(await guess(RIGHT, 'biel')).toBe('too-many-requests');
});
