import type { UserRef } from '@darts/contracts/accounts';
import type { CandidatesPage } from '@darts/contracts/competitions';
import type { Caller } from '#platform/caller.ts';
import type { Clock } from '#platform/clock.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import { lockAccounts } from '../accounts/service.ts';
import type { CompetitionChanges } from './changes.ts';
import { publicMails, type PublicMailDeps } from './publishing.ts';
import { publishingRepository } from './publishing-repository.ts';
import { competitionRepository, type Competition } from './repository.ts';
import { checkCreator, checkPending } from './rights.ts';
import type { CompetitionKind } from './tables.ts';
import { words } from './words.ts';

export type OrganisingDeps = PublicMailDeps & {
  readonly transact: Transact;
  readonly clock: Clock;
  /** The names of some accounts that hold a piece of text, by name. */
  readonly named: (page: CandidatesPage, exceptIds: readonly string[]) => Promise<UserRef[]>;
};

/** What an organiser does by hand to a competition that has not begun. */
export function organising(
  kind: CompetitionKind,
  deps: OrganisingDeps,
  { get, change, changeIn }: CompetitionChanges,
) {
  const { transact, clock, named } = deps;
  const { mail } = publicMails(kind, deps);

  function checkOrganiser(competition: Competition, caller: Caller): void {
    checkCreator(competition, caller);
    checkPending(competition);
  }

  /** Mails somebody who is enrolled by hand that it is public, if they do not know. */
  async function makeAware(unit: Unit, competition: Competition, userId: string, caller: Caller) {
    const { competition_id: id, name, is_public } = competition;
    if (is_public === 0 || !(await publishingRepository(unit.db).note(id, userId))) return;
    if (userId !== caller.userId) await mail(unit, id, [userId], words.mail.enrolled(name));
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
     * Enrols somebody by hand, who hears of it by mail where it is public, once. Whoever is enrolled
     * already stays so.
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
          if (isIn(competition, userId)) return;
          await addTo(unit, competition, userId, clock());
          await makeAware(unit, competition, userId, caller);
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
