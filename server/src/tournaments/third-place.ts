import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { feedersOf, nextPlace, thirdPlace } from '@darts/rules/tournaments/bracket';
import type { Unit } from '#platform/store/transactions.ts';
import type { DateService } from '../dates/service.ts';
import type { EnteredOutcomes, PlayService } from '../play/service.ts';
import { bracketRepository } from './repository.ts';
import type { SeatAhead } from './seat-ahead.ts';
import type { BracketPlaceRow } from './tables.ts';

type Deps = {
  readonly games: PlayService;
  readonly entered: EnteredOutcomes;
  readonly dates: DateService;
  /** Puts somebody into a game, or nobody. */
  readonly seat: (unit: Unit, at: SeatAhead, userId: string | null) => Promise<void>;
  /** Decides a game that not both players will come to, once it is known who they are. */
  readonly settle: (unit: Unit, place: BracketPlaceRow, gameId: string) => Promise<void>;
};

/** The game of the losers of two semi-finals that were played. */
export function thirdPlaces({ games, entered, dates, seat, settle }: Deps) {
  /** Whether a semi-final was played, and who has lost it; nothing while it is open. */
  async function semifinalOf(unit: Unit, place: BracketPlaceRow | undefined) {
    if (!place?.game_id || place.is_decided === 0) return undefined;
    const { outcome, seated } = await games.matchup(place.game_id, unit.db);
    const isPlayed = outcome !== null && !hasNoScore(outcome.reason);
    const loserId = outcome?.winner === 1 ? seated[1] : seated[0];
    return { isPlayed, loserId };
  }

  return {
    /** Who goes on from a game is decided, or open again. The loser of a semi-final has a game left. */
    async noteSemifinal(unit: Unit, from: BracketPlaceRow): Promise<void> {
      const bracket = bracketRepository(unit.db);
      const { tournament_id: id } = from;
      const node = thirdPlace(from.round + 1);
      const place = await bracket.at(id, node.round, node.match);
      if (!place?.game_id) return; // no semi-final, or nobody plays for third place
      const gameId = place.game_id;
      const [one, other] = feedersOf(node).matches;
      const semifinals = [
        await semifinalOf(unit, await bracket.at(id, from.round, one)),
        await semifinalOf(unit, await bracket.at(id, from.round, other)),
      ] as const;
      const { status, outcome } = await games.matchup(gameId, unit.db);
      if (semifinals.some((semifinal) => semifinal?.isPlayed === false)) {
        if (status !== 'pendiente') return;
        await entered.decide(unit, gameId, { winner: null, reason: 'void' });
        await bracket.decide(gameId, null);
        await dates.forget(unit, gameId);
        return;
      }
      if (outcome?.reason === 'void') {
        await entered.reopen(unit, gameId);
        await bracket.decide(gameId, null, false);
      }
      const { seat: number } = nextPlace(from);
      const loserId = semifinals[number - 1]?.loserId ?? null;
      await seat(unit, { gameId, number }, loserId);
      await settle(unit, place, gameId);
    },
  };
}
