import type { Caller, OpenSession } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/store/db.ts';
import { batched, onNextLoop } from '#platform/scheduling.ts';
import { batches } from '#platform/store/batches.ts';
import { ask, preparedStatement } from '#platform/store/statements.ts';
import { hashOfToken, isToken, newToken } from '#platform/tokens.ts';

const HOUR = 3_600_000;

/** Time after which the browser must refresh a session, in milliseconds. */
const FRESH_FOR = HOUR;

/** Maximum number of open sessions of a user: far more than a user has browsers. */
const MAX_SESSIONS = 50;

/** Time since the last refresh after which a session expires, in milliseconds. */
export const EXPIRES_AFTER = 30 * 24 * HOUR;

const callers = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['users.user_id as userId', 'users.role', 'sessions.session_id as sessionId']);

const openAmong = preparedStatement<{ now: number }, { sessionId: string }>((db, { now }, rows) => {
  const ids = rows.map(({ sessionId }) => sessionId);
  return callers(db).where('session_id', 'in', ids).where('expires_at', '>', now);
});

/** Sessions in the store, which has only the hash of a token. The token itself is returned once, for the browser. */
export const sessionStore = (db: Db, clock: Clock) => {
  const lookUp = batched<string, Caller | undefined>({
    max: 100,
    schedule: onNextLoop,
    async run(sessionIds) {
      const rows = [...new Set(sessionIds)].map((sessionId) => ({ sessionId }));
      const open = await ask<Caller>(db, openAmong(db, { now: clock() }, rows));
      const byId = new Map(open.map((caller) => [caller.sessionId, caller]));
      return sessionIds.map((sessionId) => byId.get(sessionId));
    },
  });

  async function withToken(token: string): Promise<OpenSession | undefined> {
    if (!isToken(token)) return undefined;
    const now = clock();
    const row = await callers(db)
      .select('fresh_until')
      .where('session_id', '=', hashOfToken(token))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!row) return undefined;
    const { fresh_until, ...caller } = row;
    return { ...caller, isFresh: fresh_until > now };
  }

  return {
    /** Opens a session and returns its token. */
    async open(userId: string): Promise<string> {
      const token = newToken();
      const now = clock();
      const times = { fresh_until: now + FRESH_FOR, expires_at: now + EXPIRES_AFTER };
      await db
        .insertInto('sessions')
        .values({ session_id: hashOfToken(token), user_id: userId, ...times })
        .execute();
      return token;
    },

    withToken,

    async byToken(token: string): Promise<Caller | undefined> {
      const session = await withToken(token);
      return session?.isFresh ? session : undefined;
    },

    /** Returns the caller of an open session, fresh or not. Batches the look-ups of an iteration of the event loop. */
    byId: lookUp,

    /**
     * Makes a session fresh again, and returns its user id; undefined if the session has ended. Concurrent callers all
     * succeed.
     */
    async refresh(token: string): Promise<string | undefined> {
      const now = clock();
      const row = await db
        .updateTable('sessions')
        .set({ fresh_until: now + FRESH_FOR, expires_at: now + EXPIRES_AFTER })
        .where('session_id', '=', hashOfToken(token))
        .where('expires_at', '>', now)
        .returning('user_id')
        .executeTakeFirst();
      return row?.user_id;
    },

    /** Ends the least recently refreshed sessions of a user, so that one more fits, and returns their ids. */
    async makeRoom(userId: string): Promise<string[]> {
      const rows = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('session_id', 'not in', (sessions) =>
          sessions
            .selectFrom('sessions')
            .select('session_id')
            .where('user_id', '=', userId)
            .orderBy('expires_at', 'desc')
            .limit(MAX_SESSIONS - 1),
        )
        .returning('session_id')
        .execute();
      return rows.map((row) => row.session_id);
    },

    /** Ends a user's sessions, except `exceptId`, and returns their ids. */
    async closeAll(userId: string, exceptId = ''): Promise<string[]> {
      const rows = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('session_id', '!=', exceptId)
        .returning('session_id')
        .execute();
      return rows.map((row) => row.session_id);
    },

    /** Returns the ids among `sessionIds` whose sessions are closed or expired. */
    async endedAmong(sessionIds: readonly string[]): Promise<string[]> {
      const ended: string[] = [];
      for (const some of batches(sessionIds)) {
        const open = await db
          .selectFrom('sessions')
          .select('session_id')
          .where('session_id', 'in', some)
          .where('expires_at', '>', clock())
          .execute();
        const openIds = new Set(open.map((row) => row.session_id));
        ended.push(...some.filter((sessionId) => !openIds.has(sessionId)));
      }
      return ended;
    },

    async removeExpired(): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<=', clock()).execute();
    },

    /** Ends a session and returns its id; undefined if there is no such session. */
    async close(token: string): Promise<string | undefined> {
      const row = await db
        .deleteFrom('sessions')
        .where('session_id', '=', hashOfToken(token))
        .returning('session_id')
        .executeTakeFirst();
      return row?.session_id;
    },
  };
};
