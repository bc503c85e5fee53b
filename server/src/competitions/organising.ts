import type { UserRef } from '@darts/contracts/accounts';
import type { CandidatesPage } from '@darts/contracts/competitions';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import { lockAccounts } from '../accounts/service.ts';
import type { CompetitionChanges } from './changes.ts';
import { planPublicMails } from './publishing.ts';
import { publishingRepository } from './publishing-repository.ts';
import { competitionRepository, type Competition } from './repository.ts';
import { asCreator, checkRight } from './rights.ts';

export type OrganisingDeps = {
  readonly db: Db;
  readonly transact: Transact;
  readonly clock: Clock;
  /** The names of some accounts that hold a piece of text, by name. */
  readonly named: (page: CandidatesPage, exceptIds: readonly string[]) => Promise<UserRef[]>;
};

/** Acts of a creator in a competition that has not begun. */
export function organising(deps: OrganisingDeps, { get, change, holdAs }: CompetitionChanges) {
  const { db, transact, clock, named } = deps;

  /** Mails somebody who is enrolled by hand that it is public, if they do not know. */
  async function makeAware(unit: Unit, competition: Competition, userId: string, caller: Caller) {
    const { competition_id: id, is_public } = competition;
    if (is_public === 0) return;
    if (userId === caller.userId) return publishingRepository(unit.db).note(id, userId);
    const mail = { userIds: [userId], sendAt: clock() };
    return planPublicMails(unit, 'enrolled', id, mail);
  }

  return {
    /**
     * Deletes it, with all its enrolments.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`
     */
    remove: (competitionId: string, caller: Caller): Promise<void> =>
      change(competitionId, asCreator(caller, 'pending'), ({ db: trx }) =>
        competitionRepository(trx).remove(competitionId),
      ),

    /**
     * Players who could be enrolled: an organiser sees their names, and nothing else.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`
     */
    async candidates(
      competitionId: string,
      page: CandidatesPage,
      caller: Caller,
    ): Promise<UserRef[]> {
      const competition = await get(competitionId);
      await checkRight(db, competition, asCreator(caller, 'pending'));
      return named(
        page,
        competition.enrolled.map(({ user_id }) => user_id),
      );
    },

    /**
     * Enrols somebody by hand, who hears of it by mail where it is public, once. Whoever is enrolled
     * already stays so.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`,
     *   `not-pending`, `user-not-found`, `full`
     */
    enrol: (competitionId: string, userId: string, caller: Caller): Promise<void> =>
      transact(async (unit) => {
        const isThere = await lockAccounts(unit.db, [userId]);
        const competition = await holdAs(unit, competitionId, asCreator(caller, 'pending'));
        if (!isThere) throw new Refusal('user-not-found');
        if (isIn(competition, userId)) return;
        await addTo(unit, competition, userId, clock());
        await makeAware(unit, competition, userId, caller);
      }),

    /**
     * Takes somebody out by hand. Whoever is out already stays so.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`
     */
    async withdraw(competitionId: string, userId: string, caller: Caller): Promise<void> {
      await change(competitionId, asCreator(caller, 'pending'), async ({ db: trx }) => {
        await competitionRepository(trx).withdraw(competitionId, userId);
      });
    },
  };
}

export const isIn = ({ enrolled }: Competition, userId: string): boolean =>
  enrolled.some(({ user_id }) => user_id === userId);

/**
 * Enrols somebody where there is room.
 *
 * @throws {Refusal} `full`
 */
async function addTo(
  { db }: Unit,
  { competition_id, enrolled, max_participants: most }: Competition,
  userId: string,
  now: number,
): Promise<void> {
  if (enrolled.length >= most) throw new Refusal('full');
  await competitionRepository(db).enrol(competition_id, userId, now);
}

/**
 * Enrols somebody who joins, and so has seen whether it is public.
 *
 * @throws {Refusal} `full`
 */
export async function addJoining(
  unit: Unit,
  competition: Competition,
  userId: string,
  now: number,
): Promise<void> {
  await addTo(unit, competition, userId, now);
  if (competition.is_public === 0) return;
  await publishingRepository(unit.db).note(competition.competition_id, userId);
}
