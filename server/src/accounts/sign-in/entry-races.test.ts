/** Somebody who knows the old password logs in without a pause while it is taken from them. */
import { randomUUID } from 'node:crypto';
import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openNewStore } from '../../../test/database.ts';
import { identityProvider } from '../../../test/identity-provider.ts';
import { proofChance, proofLength, proofSeed } from '../../../test/proof.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config/config.ts';
import { noLimits } from '#platform/limits/limits.ts';
import { Refusal } from '#platform/refusals.ts';
import { hashOfToken, newToken } from '#platform/tokens.ts';
import { newRow } from '#accounts/new-account.ts';
import { passwordHashing } from '#accounts/passwords.ts';
import { accountRepository } from '#accounts/repository.ts';
import { resetRepository } from '#accounts/reset-repository.ts';
import { accountService } from '#accounts/service.ts';

const REPETITIONS = proofLength(1000);
const CHANGES = proofLength(300);
const times = `${REPETITIONS} times (seed ${proofSeed})`;
const chance = proofChance();

const ADDRESS = '192.0.2.1';
const OLD = 'Diana-y-tres-dardos-1';
const NEW = 'Otra-diana-2-mejor';

const passwords = passwordHashing({ cost: { memory: 64, passes: 1 } }); // so that there is time for many
const oldHash = await passwords.hash(OLD);

/** Accounts alone, with nothing around them, on the database under test. */
async function accountsAlone() {
  const provider = await identityProvider();
  const { db, transact, erase } = await openNewStore();
  const { google, publicUrl } = readConfig(provider.env);
  const accounts = accountService({
    db,
    transact,
    clock: systemClock,
    limits: noLimits,
    passwords,
    publicUrl,
    google,
    mailer: { send: async () => {}, forgetBefore: async () => {}, keepOnlyOf: async () => {} },
    erase,
    backgroundTasks: { run: (_, task) => void task(), drain: async () => {} },
    onSessionsEnded: () => {},
    followUp: { deleted: async () => {}, gone: async () => {}, roleChanged: async () => {} },
  });

  return {
    accounts,
    provider,

    async newAccount(): Promise<{ userId: string; email: string }> {
      const username = `p${randomUUID().slice(0, 12)}`;
      const email = `${username}@correo.es`;
      const chosen = { username, email, password_hash: oldHash, google_subject: null };
      const row = newRow({ ...chosen, role: 'user', now: systemClock() });
      await accountRepository(db).add(row);
      return { userId: row.user_id, email };
    },

    /** The token of a link that has been mailed to the user. */
    async mailedToken(userId: string): Promise<string> {
      const token = newToken();
      await resetRepository(db).add(hashOfToken(token), userId, systemClock() + 60_000);
      return token;
    },

    openSessions: async (userId: string): Promise<string[]> => {
      const query = db.selectFrom('sessions').select('session_id').where('user_id', '=', userId);
      return (await query.execute()).map((row) => row.session_id);
    },
  };
}

type Service = Awaited<ReturnType<typeof accountsAlone>>['accounts'];

/** Logs in by the old password on three ways at once, until `act` is done and the last are answered. */
async function besieged<Result>(
  accounts: Service,
  email: string,
  act: () => Promise<Result>,
): Promise<{ result: Result; entered: number }> {
  const siege = { entered: 0, isOver: false };
  const besiege = async () => {
    while (!siege.isOver) {
      await accounts.login({ email, password: OLD }, ADDRESS).then(
        () => (siege.entered += 1),
        (error: unknown) => {
          if (!(error instanceof Refusal && error.code === 'wrong-credentials')) throw error;
        },
      );
    }
  };
  const besieging = Promise.all([besiege(), besiege(), besiege()]);
  for (let loops = 5 * chance(); loops > 0; loops -= 1) await nextLoop();
  const result = await act().finally(() => (siege.isOver = true));
  await besieging;
  return { result, entered: siege.entered };
}

test(`a reset by link ends all sessions opened with the old password, ${times}`, async () => {
  const { accounts, newAccount, mailedToken, openSessions } = await accountsAlone();
  let entries = 0;

  for (let time = 0; time < REPETITIONS; time += 1) {
    const { userId, email } = await newAccount();
    const token = await mailedToken(userId);
    const { entered } = await besieged(accounts, email, () => accounts.reset(token, NEW));

    entries += entered;
    expect(await openSessions(userId)).toEqual([]);
  }
  expect(entries).toBeGreaterThan(0);
});

test(`linking an account to Google leaves only the session of the linking user open, ${times}`, async () => {
  const { accounts, provider, newAccount, openSessions } = await accountsAlone();
  let entries = 0;

  for (let time = 0; time < REPETITIONS; time += 1) {
    const { userId, email } = await newAccount();
    const idToken = await provider.token({ claims: { sub: userId, email } });
    const { result, entered } = await besieged(accounts, email, () =>
      accounts.loginWithGoogle(idToken, ADDRESS),
    );

    entries += entered;
    expect(await openSessions(userId)).toEqual([hashOfToken(result.token)]);
  }
  expect(entries).toBeGreaterThan(0);
});

test(`a password change leaves only the session that made the change open, ${CHANGES} times (seed ${proofSeed})`, async () => {
  const { accounts, newAccount, openSessions } = await accountsAlone();
  let entries = 0;

  for (let time = 0; time < CHANGES; time += 1) {
    const { userId, email } = await newAccount();
    const { token } = await accounts.login({ email, password: OLD }, ADDRESS);
    const caller = await accounts.sessions.byToken(token);
    const { entered } = await besieged(accounts, email, () =>
      accounts.changePassword(caller!, OLD, NEW),
    );

    entries += entered;
    expect(await openSessions(userId)).toEqual([hashOfToken(token)]);
  }
  expect(entries).toBeGreaterThan(0);
});
