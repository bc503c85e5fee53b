import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../server/src/platform/store/database.ts';
import { sessionCookie } from '../../server/src/platform/http/session-cookie.ts';
import { hashOfToken, newToken } from '../../server/src/platform/tokens.ts';
import type { Player } from '../load/pair.ts';

type Store = Parameters<typeof openDatabase>[0];

const TEN_YEARS = 10 * 365 * 24 * 3_600_000; // milliseconds: for benchmarks that move the clock

/** People with an account and an open session, written into the store: logging in is slow on purpose. */
export async function seedPlayers(store: Store, count: number): Promise<Player[]> {
  const userIds = Array.from({ length: count }, () => randomUUID());
  const db = await openDatabase(store);
  await db.transaction().execute(async (trx) => {
    for (const [index, userId] of userIds.entries()) {
      await trx
        .insertInto('users')
        .values(userRow(userId, `jugador_${index}`))
        .execute();
    }
  });
  await db.destroy();
  return seedSessions(store, userIds);
}

/** An open session for each of these users, who may be named more than once. */
export async function seedSessions(store: Store, userIds: readonly string[]): Promise<Player[]> {
  const until = Date.now() + TEN_YEARS;
  const opened = userIds.map((userId) => ({ userId, token: newToken() }));
  const db = await openDatabase(store);
  await db.transaction().execute(async (trx) => {
    for (const { userId, token } of opened) {
      const session = { session_id: hashOfToken(token), user_id: userId };
      await trx
        .insertInto('sessions')
        .values({ ...session, fresh_until: until, expires_at: until })
        .execute();
    }
  });
  await db.destroy();
  const { name } = sessionCookie(new URL('http://localhost'));
  return opened.map(({ userId, token }) => ({ userId, cookie: `${name}=${token}` }));
}

const userRow = (userId: string, username: string) => ({
  user_id: userId,
  username,
  username_key: username,
  sort_key: username,
  email: `${username}@correo.example`,
  email_key: `${username}@correo.example`,
  password_hash: null,
  role: 'operator' as const, // so that anybody can organise a league
  status: null,
  show_email: 1,
  created_at: Date.now(),
  last_seen_at: Date.now(),
  warned_at: null,
  google_subject: null,
  games_played: 0,
  games_won: 0,
  points: 0,
  turns: 0,
});
