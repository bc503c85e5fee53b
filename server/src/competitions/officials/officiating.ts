import { isDeepStrictEqual } from 'node:util';
import type { Actor, Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import { LostRace, type Transact, type Unit } from '#platform/store/transactions.ts';
import { lockAccounts } from '../../accounts/service.ts';
import type { CompetitionChanges } from '../changes.ts';
import { helperRepository } from './helper-repository.ts';
import { noting } from '../history/history.ts';
import { competitionRepository, type Competition } from '../repository.ts';
import { checkOrganiser, isOrganiser } from './organisers.ts';
import type { Withdrawal } from '../tables.ts';

type Deps = { readonly db: Db; readonly transact: Transact; readonly clock: Clock };

/** What organisers and helpers do to a competition that has begun. */
export function officiating(deps: Deps, { changeIn, change }: CompetitionChanges) {
  const { db, transact } = deps;
  const note = noting(deps);

  return {
    /**
     * Does what its organiser and helpers may also once it is over. Meanwhile none of those it is about
     * deletes the account.
     *
     * @throws {Refusal} `not-the-creator`, `not-in-progress`, `league-not-found` or
     * `tournament-not-found`, and what `act` refuses
     */
    officiate: (
      competitionId: string,
      caller: Caller,
      about: (trx: Db) => Promise<readonly string[]>,
      act: (unit: Unit, competition: Competition) => Promise<void>,
    ): Promise<void> =>
      transact(async (unit) => {
        const lockedIds = await about(unit.db);
        if (lockedIds.length > 0) await lockAccounts(unit.db, lockedIds);
        await changeIn(unit, competitionId, async (_, competition) => {
          const nowIds = await about(unit.db);
          if (!isDeepStrictEqual(nowIds, lockedIds)) throw new LostRace(); // a correction came first
          await checkOrganiser(unit.db, competition, caller);
          if (competition.status === 'pendiente') throw new Refusal('not-in-progress');
          await act(unit, competition);
        });
      }),

    /**
     * Changes what its organiser and helpers may until it is over.
     *
     * @throws {Refusal} `not-the-creator`, `not-in-progress`, `league-not-found` or
     * `tournament-not-found`, and what `act` refuses
     */
    prepare: (
      competitionId: string,
      caller: Caller,
      act: (unit: Unit) => Promise<void>,
    ): Promise<void> =>
      change(competitionId, async (unit, competition) => {
        await checkOrganiser(unit.db, competition, caller);
        if (competition.status === 'finalizada') throw new Refusal('not-in-progress');
        await act(unit);
      }),

    /** Whether somebody may do that. */
    mayOrganise: async (competition: Competition, caller: Actor): Promise<boolean> =>
      isOrganiser(db, competition, caller),

    /** Who gets mails that ask for an organiser: the creator, or the admins who stand in, and the helpers. */
    async organisersOf(from: Db, { competition_id: id, created_by }: Competition) {
      const rows = await helperRepository(from).of(id);
      const helpers = rows.map(({ user_id: userId }) => userId);
      const first = created_by === null ? await helperRepository(from).admins() : [created_by];
      return [...new Set([...first, ...helpers])];
    },

    /** @param withdrawn what becomes of the player's games */
    retire: ({ db: trx }: Unit, id: string, userId: string, withdrawn: Withdrawal): Promise<void> =>
      competitionRepository(trx).retire(id, userId, withdrawn),

    /**
     * Sets how many days a game may be late before it is at risk.
     *
     * @throws {Refusal} `not-the-creator`, `not-in-progress`, `league-not-found` or
     * `tournament-not-found`
     */
    setGrace: (competitionId: string, days: number, caller: Caller): Promise<void> =>
      change(competitionId, async (unit, competition) => {
        await checkOrganiser(unit.db, competition, caller);
        if (competition.status !== 'encurso') throw new Refusal('not-in-progress');
        if (competition.grace_days === days) return;
        await competitionRepository(unit.db).change(competitionId, { grace_days: days });
        const [before, after] = [{ days: competition.grace_days }, { days }];
        await note(unit, { competitionId, by: caller, act: 'grace', before, after });
      }),

    /** It goes on, after it was over by itself. */
    resume: ({ db: trx }: Unit, competitionId: string): Promise<void> =>
      competitionRepository(trx).change(competitionId, { status: 'encurso', ended_at: null }),

    /** Who is withdrawn from one that has begun. */
    async withdrawnFrom(from: Db, competitionId: string): Promise<readonly string[]> {
      const rows = await competitionRepository(from).withdrawn(competitionId);
      return rows.map(({ user_id: userId }) => userId);
    },
  };
}
