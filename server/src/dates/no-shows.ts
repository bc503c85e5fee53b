import { iso } from '#platform/clock.ts';
import type { Caller } from '#platform/caller.ts';
import { Refusal } from '#platform/refusals.ts';
import { asPlayer } from '../competitions/service.ts';
import type { Deps } from './deps.ts';
import { noShowRepository } from './no-show-repository.ts';
import { dateRepository } from './repository.ts';

/** Players who wait in vain for a rival tell the organiser. Nothing is decided by it. */
export const noShows = ({ db, transact, clock, holding }: Deps) => ({
  /**
   * Notes the hour at which a player says that the rival has not come. Said again, the last hour counts.
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

  /** Returns who says of some games that the rival did not come, by the ids of the games. */
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
