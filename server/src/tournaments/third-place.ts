import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { feedersOf, thirdPlace } from '@darts/rules/tournaments/bracket';
import type { Bring, Course } from './course.ts';
import { bracketRepository } from './repository.ts';
import type { BracketPlaceRow } from './tables.ts';

type Deps = { readonly bring: Bring };

const NOBODYS = { winner: null, reason: 'void' } as const;

/** Games for third place, between the losers of the semi-finals. Void if a semi-final was not played. */
export function thirdPlaces({ bring }: Deps) {
  /** Returns the loser of a semi-final, and whether the semi-final was played; undefined while it is open. */
  async function semifinalOf(course: Course, place: BracketPlaceRow | undefined) {
    if (!place?.game_id || place.is_decided === 0) return undefined;
    const { outcome, seated } = await course.game(place.game_id);
    const isPlayed = outcome !== null && !hasNoScore(outcome.reason);
    const loserId = seated[outcome?.winner === 0 ? 1 : 0];
    return { isPlayed, loserId };
  }

  async function semifinalsBefore(
    course: Course,
    { tournament_id: id, ...third }: BracketPlaceRow,
  ) {
    const { round, matches } = feedersOf(third);
    const [one, other] = matches;
    const bracket = bracketRepository(course.unit.db);
    return [
      await semifinalOf(course, await bracket.at(id, round, one)),
      await semifinalOf(course, await bracket.at(id, round, other)),
    ] as const;
  }

  return {
    /**
     * Updates the game for third place after a game of the bracket is decided or open again. A no-op for games
     * that are no semi-final, and for brackets without a game for third place.
     *
     * @throws {Refusal} `next-game-begun`
     */
    async noteSemifinal(
      course: Course,
      { tournament_id: id, round }: BracketPlaceRow,
    ): Promise<void> {
      const node = thirdPlace(round + 1);
      const place = await bracketRepository(course.unit.db).at(id, node.round, node.match);
      if (!place?.game_id) return; // no semi-final, or no game for third place
      const [one, other] = await semifinalsBefore(course, place);
      if (one?.isPlayed === false || other?.isPlayed === false) {
        return bring(course, place, { 0: null, 1: null }, NOBODYS);
      }
      return bring(course, place, { 0: one?.loserId ?? null, 1: other?.loserId ?? null });
    },
  };
}
