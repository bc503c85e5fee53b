import { sql } from 'kysely';
import type { UserRef } from '@darts/contracts/accounts';
import type { Db } from '#platform/store/db.ts';
import { connectionIds } from '#platform/servers/servers.ts';
import type { WaitingPlayerRow } from '../tables.ts';

/** A device that waits no longer, and whether its user asked to record for both. */
export type Gone = Omit<WaitingPlayerRow, 'connection_id'>;

/** Devices that wait in the lobby of a game. */
export const waitingRepository = (db: Db) => ({
  async add(row: Omit<WaitingPlayerRow, 'proposed_at'>): Promise<void> {
    await db
      .insertInto('waiting_players')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('connection_id')
          .doUpdateSet({ ...row, proposed_at: null })
          .where('waiting_players.game_id', '!=', row.game_id),
      )
      .execute();
  },

  /** Has a device ask to record for both. A device that does not wait for the game asks nothing. */
  async propose(connectionId: string, gameId: string, time: number): Promise<void> {
    await db
      .updateTable('waiting_players')
      .set({ proposed_at: time })
      .where('connection_id', '=', connectionId)
      .where('game_id', '=', gameId)
      .execute();
  },

  /** The player who asks to record for both, if anybody does. */
  proposerIn: (gameId: string) =>
    db
      .selectFrom('waiting_players')
      .innerJoin('users', 'users.user_id', 'waiting_players.user_id')
      .select(['users.user_id as userId', 'users.username'])
      .where('game_id', '=', gameId)
      .where('proposed_at', 'is not', null)
      .orderBy('proposed_at')
      .limit(1)
      .executeTakeFirst(),

  /** The proposals to a player: in which games, and by whom. */
  proposedTo(userId: string) {
    const openAs = (player: 'player1_id' | 'player2_id') =>
      db
        .selectFrom('games')
        .select('game_id')
        .where('status', '=', sql.lit('pendiente' as const)) // as in the index of each player
        .where(player, '=', userId);
    return db
      .selectFrom('waiting_players')
      .innerJoin('users', 'users.user_id', 'waiting_players.user_id')
      .select(['game_id as gameId', 'users.user_id as userId', 'users.username'])
      .where('proposed_at', 'is not', null)
      .where('waiting_players.user_id', '!=', userId)
      .where('game_id', 'in', openAs('player1_id').union(openAs('player2_id')))
      .execute();
  },

  async endProposals(gameId: string): Promise<void> {
    await db
      .updateTable('waiting_players')
      .set({ proposed_at: null })
      .where('game_id', '=', gameId)
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

  /** Takes a device out, and returns what it waited for, if anything. */
  remove: (connectionId: string): Promise<Gone | undefined> =>
    db
      .deleteFrom('waiting_players')
      .where('connection_id', '=', connectionId)
      .returning(['game_id', 'user_id', 'proposed_at'])
      .executeTakeFirst(),

  /** Takes some players out, and returns all their devices. */
  removePlayers: (gameId: string, userIds: readonly string[]): Promise<Gone[]> =>
    db
      .deleteFrom('waiting_players')
      .where('game_id', '=', gameId)
      .where('user_id', 'in', userIds)
      .returning(['game_id', 'user_id', 'proposed_at'])
      .execute(),

  async clear(gameId: string): Promise<void> {
    await db.deleteFrom('waiting_players').where('game_id', '=', gameId).execute();
  },

  /** Takes out the connections that are no longer there, and returns what they waited for. */
  removeLost: (): Promise<Gone[]> =>
    db
      .deleteFrom('waiting_players')
      .where('connection_id', 'not in', connectionIds(db))
      .returning(['game_id', 'user_id', 'proposed_at'])
      .execute(),
});
