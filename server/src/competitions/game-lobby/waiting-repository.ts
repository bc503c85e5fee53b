import type { UserRef } from '@darts/contracts/accounts';
import type { Db } from '#platform/store/db.ts';
import { connectionIds } from '#platform/servers/servers.ts';
import type { WaitingPlayerRow } from '../tables.ts';

/** Who waits for the rival of which game, device by device. */
export const waitingRepository = (db: Db) => ({
  async add(row: WaitingPlayerRow): Promise<void> {
    await db
      .insertInto('waiting_players')
      .values(row)
      .onConflict((conflict) => conflict.column('connection_id').doUpdateSet(row))
      .execute();
  },

  /** The players who wait, each once, by name. */
  async playersIn(gameId: string): Promise<UserRef[]> {
    const rows = await db
      .selectFrom('waiting_players')
      .innerJoin('users', 'users.user_id', 'waiting_players.user_id')
      .select(['users.user_id', 'users.username'])
      .distinct()
      .where('game_id', '=', gameId)
      .orderBy('users.username')
      .execute();
    return rows.map((row) => ({ userId: row.user_id, username: row.username }));
  },

  /** Which game the device waited for, if any. */
  async remove(connectionId: string): Promise<string | undefined> {
    const row = await db
      .deleteFrom('waiting_players')
      .where('connection_id', '=', connectionId)
      .returning('game_id')
      .executeTakeFirst();
    return row?.game_id;
  },

  /** Takes some players out, with all their devices. */
  async removePlayers(gameId: string, userIds: readonly string[]): Promise<void> {
    await db
      .deleteFrom('waiting_players')
      .where('game_id', '=', gameId)
      .where('user_id', 'in', userIds)
      .execute();
  },

  async clear(gameId: string): Promise<void> {
    await db.deleteFrom('waiting_players').where('game_id', '=', gameId).execute();
  },

  /** Takes out the connections that are no longer there, and returns for which games. */
  async removeLost(): Promise<string[]> {
    const rows = await db
      .deleteFrom('waiting_players')
      .where('connection_id', 'not in', connectionIds(db))
      .returning('game_id')
      .execute();
    return [...new Set(rows.map((row) => row.game_id))];
  },
});
