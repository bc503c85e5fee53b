import type { UserRef } from '@darts/contracts/accounts';
import type { CandidatesPage } from '@darts/contracts/competitions';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import { lockAccounts } from '../accounts/service.ts';
import type { CompetitionChanges } from './changes.ts';
import { publishingRepository } from './publishing-repository.ts';
import { competitionRepository, type Competition } from './repository.ts';
import { checkCreator, checkPending } from './rights.ts';

export type OrganisingDeps = {
  readonly transact: Transact;
  readonly clock: Clock;
  /** The names of some accounts that hold a piece of text, by name. */
  readonly named: (page: CandidatesPage, exceptIds: readonly string[]) => Promise<UserRef[]>;
};

/** What an organiser does by hand to a competition that has not begun. */
export function organising(
  { transact, clock, named }: OrganisingDeps,
  { get, change, changeIn }: CompetitionChanges,
) {
  function checkOrganiser(competition: Competition, caller: Caller): void {
    checkCreator(competition, caller);
    checkPending(competition);
  }

  return {
    /**
     * Deletes it, with all its enrolments.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`
     */
    remove: (competitionId: string, caller: Caller): Promise<void> =>
      change(competitionId, async (unit, competition) => {
        checkOrganiser(competition, caller);
        await competitionRepository(unit.db).remove(competitionId);
      }),

    /**
     * Changes what its organiser may before it begins.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`
     */
    arrange: (
      competitionId: string,
      caller: Caller,
      act: (unit: Unit) => Promise<void>,
    ): Promise<void> =>
      change(competitionId, async (unit, competition) => {
        checkOrganiser(competition, caller);
        await act(unit);
      }),

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
      checkOrganiser(competition, caller);
      return named(
        page,
        competition.enrolled.map(({ user_id }) => user_id),
      );
    },

    /**
     * Enrols somebody by hand. Whoever is enrolled already stays so.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`,
     *   `not-pending`, `user-not-found`, `full`
     */
    enrol: (competitionId: string, userId: string, caller: Caller): Promise<void> =>
      transact(async (unit) => {
        const isThere = await lockAccounts(unit.db, [userId]);
        await changeIn(unit, competitionId, async (_, competition) => {
          checkOrganiser(competition, caller);
          if (!isThere) throw new Refusal('user-not-found');
          if (!isIn(competition, userId)) await addTo(unit, competition, userId, clock());
        });
      }),

    /**
     * Takes somebody out by hand. Whoever is out already stays so.
     *
     * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`
     */
    withdraw: (competitionId: string, userId: string, caller: Caller): Promise<void> =>
      change(competitionId, async (unit, competition) => {
        checkOrganiser(competition, caller);
        await competitionRepository(unit.db).withdraw(competitionId, userId);
      }),
  };
}

export const isIn = ({ enrolled }: Competition, userId: string): boolean =>
  enrolled.some(({ user_id }) => user_id === userId);

/**
 * Enrols somebody where there is room.
 *
 * @throws {Refusal} `full`
 */
export async function addTo(
  { db }: Unit,
  { competition_id, enrolled, max_participants: most, is_public }: Competition,
  userId: string,
  now: number,
): Promise<void> {
  if (enrolled.length >= most) throw new Refusal('full');
  await competitionRepository(db).enrol(competition_id, userId, now);
  if (is_public === 1) await publishingRepository(db).note(competition_id, userId);
}
