import type { UserRef } from '@darts/contracts/accounts';
import { canOrganise, type Role } from '@darts/rules/accounts/permissions';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import type { Transact } from '#platform/store/transactions.ts';
import { lockAccounts } from '../../accounts/service.ts';
import type { CompetitionChanges } from '../changes.ts';
import { helperRepository } from '../helper-repository.ts';
import { noting } from '../history/history.ts';
import { asCreator, checkRight } from '../rights.ts';

export type HelpingDeps = {
  readonly db: Db;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly limits: Limits;
  /** Returns the id and role of the account with a username. */
  readonly whoIs: (
    username: string,
  ) => Promise<{ readonly userId: string; readonly role: Role } | undefined>;
};

const HELPERS_MAX = 20;

/** Helpers of a competition: operators whom its creator names, with the right of an organiser. */
export function helping(deps: HelpingDeps, { get, holdAs, change }: CompetitionChanges) {
  const { db, transact, whoIs } = deps;
  const note = noting(deps);

  return {
    /** @throws {Refusal} `league-not-found` or `tournament-not-found` */
    async helpers(competitionId: string): Promise<UserRef[]> {
      await get(competitionId);
      const rows = await helperRepository(db).of(competitionId);
      return rows.map(({ user_id: userId, username }) => ({ userId, username }));
    },

    /**
     * Adds a helper. No-op for the creator and for a user who is already a helper.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`,
     * `user-not-found`, `not-an-operator`, `too-many-helpers`
     */
    async addHelper(competitionId: string, username: string, caller: Caller): Promise<void> {
      await checkRight(db, await get(competitionId), asCreator(caller, 'always')); // before the user is looked up
      const helper = await whoIs(username);
      if (!helper) throw new Refusal('user-not-found');
      const { userId } = helper;
      if (!canOrganise(helper.role)) throw new Refusal('not-an-operator');
      await transact(async (unit) => {
        const isThere = await lockAccounts(unit.db, [userId]);
        const competition = await holdAs(unit, competitionId, asCreator(caller, 'always'));
        if (!isThere) throw new Refusal('user-not-found');
        const helpers = helperRepository(unit.db);
        if (userId === competition.created_by) return;
        if (await helpers.has(competitionId, userId)) return;
        const count = (await helpers.of(competitionId)).length;
        if (count >= HELPERS_MAX) throw new Refusal('too-many-helpers');
        await helpers.add(competitionId, userId);
        await note(unit, { competitionId, by: caller, act: 'helper-named', about: [userId, null] });
      });
    },

    /**
     * Removes a helper. No-op for a user who is not a helper.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`
     */
    removeHelper: (competitionId: string, userId: string, caller: Caller): Promise<void> =>
      change(competitionId, asCreator(caller, 'always'), async (unit) => {
        const helpers = helperRepository(unit.db);
        if (!(await helpers.has(competitionId, userId))) return;
        await helpers.remove(competitionId, userId);
        await note(unit, {
          competitionId,
          by: caller,
          act: 'helper-removed',
          about: [userId, null],
        });
      }),
  };
}
