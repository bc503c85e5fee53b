import { batches } from '#platform/store/batches.ts';
import type { Db } from '#platform/store/db.ts';
import { bySide } from '../play/service.ts';
import type { GroupGameRow } from './tables.ts';

/** A game of a group, with the data that the table needs. */
export type PlayedGroupGame = Awaited<ReturnType<ReturnType<typeof groupRepository>['of']>>[number];

/** Games of groups, in the store. */
export const groupRepository = (db: Db) => ({
  async add(rows: readonly GroupGameRow[]): Promise<void> {
    for (const batch of batches(rows)) await db.insertInto('group_games').values(batch).execute();
  },

  /** Returns the place of a game in its group; undefined outside of groups. */
  placeOf: (gameId: string): Promise<GroupGameRow | undefined> =>
    db.selectFrom('group_games').selectAll().where('game_id', '=', gameId).executeTakeFirst(),

  /** Returns the games of all groups of a tournament, by group, round and match. */
  async of(tournamentId: string) {
    const rows = await db
      .selectFrom('group_games')
      .innerJoin('games', 'games.game_id', 'group_games.game_id')
      .selectAll('group_games')
      .select(['status', 'player1_id', 'player2_id', 'winner', 'end_reason', 'scorer'])
      .select(['legs', 'score1', 'score2'])
      .where('group_games.tournament_id', '=', tournamentId)
      .orderBy('group_number')
      .orderBy('group_games.round')
      .orderBy('match')
      .execute();
    return rows.map(bySide);
  },
});
