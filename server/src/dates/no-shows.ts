import { iso } from '#platform/clock.ts';
import type { Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import { asPlayer } from '../competitions/service.ts';
import type { Deps } from './deps.ts';
import { noShowRepository } from './no-show-repository.ts';
import { dateRepository } from './repository.ts';

/** Reports of players that their rival did not come. They inform the organiser, and decide nothing. */
export const noShows = ({ db, transact, clock, holding }: Deps) => ({
  /**
   * Stores a player's report that the rival has not come. Repeated, the last time counts.
   *
   * @throws {Refusal} what `holding` refuses, `agreed-later`
   */
  noteNoShow: (gameId: string, caller: Caller): Promise<void> =>
    transact(async (unit) => {
      await holding(unit, gameId, asPlayer(caller, 'pending'));
      const { db: trx } = unit;
      const now = clock();
      const [time] = await dateRepository(trx).in([gameId]);
      if (!time) throw new Refusal('game-over');
      if (time.agreed_at !== null && time.agreed_at > now) throw new Refusal('agreed-later');
      const said = { user_id: caller.userId, said_at: now, changes: time.changes };
      await noShowRepository(trx).put({ game_id: gameId, ...said });
    }),

  /** Returns the reports about some games that the rival did not come, by game id. */
  async noShowsOf(gameIds: readonly string[]) {
    const rows = gameIds.length === 0 ? [] : await noShowRepository(db).in(gameIds);
    return new Map(
      [...Map.groupBy(rows, ({ game_id }) => game_id)].map(([gameId, of]) => [
        gameId,
        of.map(({ user_id, username, said_at }) => ({
          by: { userId: user_id, username },
          at: iso(said_at),
        })),
      ]),
    );
  },
});
