import type { Db } from '../../src/platform/store/db.ts';
import { randomUUID } from 'node:crypto';

type Games = { readonly leagueId: string; readonly userId: string; readonly count: number };

/** Inserts unplayed league games of a player, copied from a game of the first round, due a day apart. */
export async function addOpenGames(db: Db, { leagueId, userId, count }: Games): Promise<void> {
  const original = await db
    .selectFrom('games')
    .selectAll()
    .where('competition_id', '=', leagueId)
    .where((row) => row.or([row('player1_id', '=', userId), row('player2_id', '=', userId)]))
    .executeTakeFirstOrThrow();
  for (let index = 0; index < count; index += 1) {
    const game_id = randomUUID();
    const due = new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
    await db
      .insertInto('games')
      .values({ ...original, game_id })
      .execute();
    await db
      .insertInto('league_games')
      .values({ game_id, league_id: leagueId, round: 1 })
      .execute();
    await db.insertInto('game_dates').values({ game_id, competition_id: leagueId, due }).execute();
  }
}
