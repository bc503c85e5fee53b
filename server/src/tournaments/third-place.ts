import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { feedersOf, thirdPlace } from '@darts/rules/tournaments/bracket';
import { Refusal } from '#platform/refusals.ts';
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

const SEAT_NUMBERS = [1, 2] as const;

/** The game of the losers of two semi-finals that were played. Where one was not, it is void and nobody's. */
export function thirdPlaces({ games, entered, dates, seat, settle }: Deps) {
  /** Whether a semi-final was played, and who has lost it; nothing while it is open. */
  async function semifinalOf(unit: Unit, place: BracketPlaceRow | undefined) {
    if (!place?.game_id || place.is_decided === 0) return undefined;
    const { outcome, seated } = await games.matchup(place.game_id, unit.db);
    const isPlayed = outcome !== null && !hasNoScore(outcome.reason);
    const loserId = outcome?.winner === 1 ? seated[1] : seated[0];
    return { isPlayed, loserId };
  }

  async function semifinalsBefore(unit: Unit, { tournament_id: id, ...third }: BracketPlaceRow) {
    const { round, matches } = feedersOf(third);
    const [one, other] = matches;
    const bracket = bracketRepository(unit.db);
    return [
      await semifinalOf(unit, await bracket.at(id, round, one)),
      await semifinalOf(unit, await bracket.at(id, round, other)),
    ] as const;
  }

  /**
   * Whether it is void as a semi-final was not played: one that is void by hand has players.
   *
   * @throws {Refusal} `next-game-begun`
   */
  async function isCancelled(unit: Unit, gameId: string): Promise<boolean> {
    const { status, outcome, seated } = await games.matchup(gameId, unit.db);
    if (status === 'pendiente') return false;
    if (outcome?.reason === 'void' && seated.includes(null)) return true;
    throw new Refusal('next-game-begun');
  }

  async function cancel(unit: Unit, gameId: string): Promise<void> {
    for (const number of SEAT_NUMBERS) await seat(unit, { gameId, number }, null);
    await entered.decide(unit, gameId, { winner: null, reason: 'void' });
    await bracketRepository(unit.db).decide(gameId, null);
    await dates.forget(unit, gameId);
  }

  async function reopen(unit: Unit, gameId: string): Promise<void> {
    await entered.reopen(unit, gameId);
    await bracketRepository(unit.db).decide(gameId, null, false);
  }

  return {
    /**
     * Who goes on from a game is decided, or open again. The loser of a semi-final has a game left.
     *
     * @throws {Refusal} `next-game-begun`
     */
    async noteSemifinal(unit: Unit, { tournament_id: id, round }: BracketPlaceRow): Promise<void> {
      const node = thirdPlace(round + 1);
      const place = await bracketRepository(unit.db).at(id, node.round, node.match);
      if (!place?.game_id) return; // no semi-final, or nobody plays for third place
      const gameId = place.game_id;
      const semifinals = await semifinalsBefore(unit, place);
      const wasCancelled = await isCancelled(unit, gameId);
      if (semifinals.some((semifinal) => semifinal?.isPlayed === false)) {
        if (!wasCancelled) await cancel(unit, gameId);
        return;
      }
      if (wasCancelled) await reopen(unit, gameId);
      for (const number of SEAT_NUMBERS) {
        await seat(unit, { gameId, number }, semifinals[number - 1]?.loserId ?? null);
      }
      await settle(unit, place, gameId);
    },
  };
}
