import type { Caller } from '#platform/caller.ts';
import type { CompetitionChanges } from './changes.ts';
import { competitionRepository } from './repository.ts';
import { checkCreator, checkPending } from './rights.ts';

/** What an organiser does by hand to a competition that has not begun. */
export const organising = ({ change }: CompetitionChanges) => ({
  /**
   * Deletes it, with all its enrolments.
   *
   * @throws {Refusal} `league-not-found` or `tournament-not-found`, `not-the-creator`, `not-pending`
   */
  remove: (competitionId: string, caller: Caller): Promise<void> =>
    change(competitionId, async (unit, competition) => {
      checkCreator(competition, caller);
      checkPending(competition);
      await competitionRepository(unit.db).remove(competitionId);
    }),
});
