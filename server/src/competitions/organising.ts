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
  /** Returns a page of accounts whose names contain a text, by name, without `exceptIds`. */
  readonly named: (page: CandidatesPage, exceptIds: readonly string[]) => Promise<UserRef[]>;
};

/** Acts of a creator in a competition that has not begun. */
export function organising(deps: OrganisingDeps, { get, change, holdAs }: CompetitionChanges) {
  const { db, transact, clock, named } = deps;

  /** Plans a mail that tells a user enrolled by hand that the competition is public. The caller gets no mail. */
  async function makeAware(unit: Unit, competition: Competition, userId: string, caller: Caller) {
    const { competition_id: id, is_public } = competition;
    if (is_public === 0) return;
    if (userId === caller.userId) return publishingRepository(unit.db).note(id, userId);
    const mail = { userIds: [userId], sendAt: clock() };
    return planPublicMails(unit, 'enrolled', id, mail);
  }

  return {
    /**
     * Deletes a competition with all its enrolments.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`
     */
    remove: (competitionId: string, caller: Caller): Promise<void> =>
      change(competitionId, asCreator(caller, 'pending'), ({ db: trx }) =>
        competitionRepository(trx).remove(competitionId),
      ),

    /**
     * Returns a page of the users who can be enrolled; organisers see nothing but their ids and names.
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
     * Enrols a user by hand; if the competition is public, a mail tells the user so, once. No-op if already
     * enrolled.
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
     * Removes an enrolment by hand. No-op if the user is not enrolled.
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
 * Enrols a user if there is room.
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
 * Enrols a user who joins, and has therefore seen whether the competition is public.
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
