import { expect, test } from 'vitest';
import { passwordHashing } from './passwords.ts';

const RIGHT = 'Diana-y-tres-dardos-1';

/** As many as are given log in at the same moment: how many get in, and why the others do not. */
async function rush(count: number) {
  const { hash, isRight } = passwordHashing({ cost: { memory: 64, passes: 1 } });
  const kept = await hash(RIGHT);
  const answers = await Promise.allSettled(
    Array.from({ length: count }, () => isRight(RIGHT, kept)),
  );
  const again = await isRight(RIGHT, kept);
  const refusals = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  return { entered: count - refusals.length, refusals, again };
}

test('fifty users who log in at once wait in a queue, and all get in', async () => {
  expect(await rush(50)).toEqual({ entered: 50, refusals: [], again: true });
});

test('hundreds of logins at once are partly refused for some seconds, and served afterwards', async () => {
  const { entered, refusals, again } = await rush(300);

  expect(entered).toBeGreaterThan(50);
  expect(entered).toBeLessThan(110);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ code: 'too-busy', seconds: expect.any(Number) });
  }
  expect(again).toBe(true);
});

test('a password is right for its own hash only', async () => {
  const { hash, isRight } = passwordHashing({ cost: { memory: 64, passes: 1 } });
  const kept = await hash('Contraseña-1');

  expect(await isRight('Contraseña-1', kept)).toBe(true);
  expect(await isRight('Contrasena-1', kept)).toBe(false);
  expect(await isRight('', null)).toBe(false);
});
