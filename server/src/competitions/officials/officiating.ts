import type { Actor, Caller } from '#platform/caller.ts';
import type { Db } from '#platform/store/db.ts';
import type { Unit } from '#platform/store/transactions.ts';
import type { CompetitionChanges } from '../changes.ts';
import { helperRepository } from '../helper-repository.ts';
import { noting, type NotingDeps } from '../history/history.ts';
import { competitionRepository, type Competition } from '../repository.ts';
import { asOrganiser, isOrganiser, isRunByAdmins } from '../rights.ts';
import type { Withdrawal } from '../tables.ts';

type Deps = NotingDeps & { readonly db: Db };

/** Acts of organisers and helpers in a competition that has begun. */
export function officiating(deps: Deps, { change }: CompetitionChanges) {
  const { db } = deps;
  const note = noting(deps);

  return {
    /** True if the caller is an organiser. */
    mayOrganise: async (competition: Competition, caller: Actor): Promise<boolean> =>
      isOrganiser(db, competition, caller),

    /** Returns the ids of those mailed as organisers: the creator or the admins who stand in, and the helpers. */
    async organisersOf(from: Db, competition: Competition) {
      const rows = await helperRepository(from).of(competition.competition_id);
      const helpers = rows.map(({ user_id: userId }) => userId);
      const isByAdmins = isRunByAdmins(competition);
      const first = isByAdmins ? await helperRepository(from).admins() : [competition.created_by];
      return [...new Set([...first, ...helpers])];
    },

    /** @param withdrawn outcome of the player's games */
    retire: ({ db: trx }: Unit, id: string, userId: string, withdrawn: Withdrawal): Promise<void> =>
      competitionRepository(trx).retire(id, userId, withdrawn),

    /**
     * Sets how many days a game may be late before it is at risk.
     *
     * @throws {Refusal} `not-the-creator`, `not-in-progress`, `league-not-found` or
     * `tournament-not-found`
     */
    setGrace: (competitionId: string, days: number, caller: Caller): Promise<void> =>
      change(competitionId, asOrganiser(caller, 'running'), async (unit, competition) => {
        if (competition.grace_days === days) return;
        await competitionRepository(unit.db).change(competitionId, { grace_days: days });
        const [before, after] = [{ days: competition.grace_days }, { days }];
        await note(unit, { competitionId, by: caller, act: 'grace', before, after });
      }),

    /** Reopens a competition that ended with its last game. */
    resume: ({ db: trx }: Unit, competitionId: string): Promise<void> =>
      competitionRepository(trx).change(competitionId, { status: 'encurso', ended_at: null }),

    /** Returns the ids of the players withdrawn from a competition. */
    async withdrawnFrom(from: Db, competitionId: string): Promise<readonly string[]> {
      const rows = await competitionRepository(from).withdrawn(competitionId);
      return rows.map(({ user_id: userId }) => userId);
    },
  };
}
