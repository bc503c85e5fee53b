import { sql } from 'kysely';
import type { UserRef } from '@darts/contracts/accounts';
import type { Db } from '#platform/store/db.ts';
import { connectionIds } from '#platform/servers/servers.ts';
import type { WaitingPlayerRow } from '../tables.ts';

/** A removed device: its game, its user, and when the user asked to record for both players, if ever. */
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

  /** Stores that a device asks to record for both players. No-op if the device does not wait for the game. */
  async propose(connectionId: string, gameId: string, time: number): Promise<void> {
    await db
      .updateTable('waiting_players')
      .set({ proposed_at: time })
      .where('connection_id', '=', connectionId)
      .where('game_id', '=', gameId)
      .execute();
  },

  /** Returns the player with the oldest open question to record for both; undefined if there is none. */
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

  /** Returns the open questions to a player, with the game and the asking player. */
  proposedTo(userId: string) {
    const openAs = (player: 'player1_id' | 'player2_id') =>
      db
        .selectFrom('games')
        .select('game_id')
        .where('status', '=', sql.lit('pendiente' as const)) // a literal, to match the partial index of each player
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

  /** Returns the waiting players by name, without duplicates. */
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

  /** Removes a device, and returns its row; undefined if it did not wait. */
  remove: (connectionId: string): Promise<Gone | undefined> =>
    db
      .deleteFrom('waiting_players')
      .where('connection_id', '=', connectionId)
      .returning(['game_id', 'user_id', 'proposed_at'])
      .executeTakeFirst(),

  /** Removes all devices of some players from a game, and returns them. */
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

  /** Removes the devices whose connections are lost, and returns them. */
  removeLost: (): Promise<Gone[]> =>
    db
      .deleteFrom('waiting_players')
      .where('connection_id', 'not in', connectionIds(db))
      .returning(['game_id', 'user_id', 'proposed_at'])
      .execute(),
});
