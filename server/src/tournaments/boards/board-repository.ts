import { inCallOrder, type CallableGame } from '@darts/rules/tournaments/boards';
import type { Db } from '#platform/store/db.ts';

/** Games of tournaments, with the data for calling them to boards. */
export const boardRepository = (db: Db) => ({
  /** Returns the games of a tournament, in the order of calls. */
  async gamesOf(tournamentId: string): Promise<CallableGame[]> {
    const rows = await db
      .selectFrom('games')
      .leftJoin('group_games', 'group_games.game_id', 'games.game_id')
      .leftJoin('bracket_places', 'bracket_places.game_id', 'games.game_id')
      .leftJoin('game_dates', 'game_dates.game_id', 'games.game_id')
      .select(['games.game_id', 'games.status', 'player1_id', 'player2_id', 'agreed_at'])
      .select([
        'group_number',
        'group_games.round as group_round',
        'group_games.match as group_match',
      ])
      .select(['bracket_places.round', 'bracket_places.match'])
      .where('games.competition_id', '=', tournamentId)
      .execute();
    const standing = rows.map((row) => ({
      group: row.group_number ?? undefined,
      round: row.group_round ?? row.round ?? 0,
      match: row.group_match ?? row.match ?? 0,
      game: {
        gameId: row.game_id,
        status: row.status,
        players: [row.player1_id, row.player2_id] as const,
        isAgreed: row.agreed_at !== null,
      },
    }));
    return inCallOrder(standing).map(({ game }) => game);
  },
});
