/** What one player of a league has to show. */
import { averagePerTurn, type Tally } from '../play/statistics.ts';
import { otherSeat, SEATS, type BySeat, type Seat } from '../play/seats.ts';
import type { LeaguePoints, Outcome } from './points.ts';

/** A game that has been decided. Void games are none. */
export type LeagueResult = {
  readonly players: BySeat<string>; // ids
  readonly winner?: Seat; // absent for a draw
  readonly isWalkover?: true; // the loser did not come; see {@link walkover}
  readonly legs: BySeat<number>; // won by each
  readonly left: BySeat<number>; // points left at the end
  readonly tallies: BySeat<Tally>;
};

const NOTHING_THROWN: Tally = { points: 0, turns: 0 };

/**
 * A game won because the rival did not come: by the legs it takes to nothing, with nothing in it for
 * the difference of points left nor for averages.
 */
export const walkover = (
  players: BySeat<string>,
  winner: Seat,
  legsToWin: number,
): LeagueResult => ({
  players,
  winner,
  isWalkover: true,
  legs: { player1: 0, player2: 0, [winner]: legsToWin },
  left: { player1: 0, player2: 0 },
  tallies: { player1: NOTHING_THROWN, player2: NOTHING_THROWN },
});

/** The legs that a game counts for: who wins it has those it takes, also where the rival gave up. */
export const countedLegs = (
  won: BySeat<number>,
  winner: Seat | undefined,
  legsToWin: number,
): BySeat<number> => (winner ? { ...won, [winner]: legsToWin } : won);

/** A game from one player's side. */
export type Played = {
  readonly rivalId: string;
  readonly outcome: Outcome;
  readonly legs: Legs;
  readonly difference: number; // points the rival had left, less one's own
  readonly tally: Tally;
};

export type Legs = { readonly won: number; readonly lost: number };

/** Each player's games, from their side. */
export function gamesByPlayer(results: readonly LeagueResult[]): ReadonlyMap<string, Played[]> {
  const played = new Map<string, Played[]>();
  for (const result of results) {
    for (const seat of SEATS) {
      const playerId = result.players[seat];
      const games = played.get(playerId) ?? [];
      if (games.push(playedBy(seat, result)) === 1) played.set(playerId, games);
    }
  }
  return played;
}

function playedBy(seat: Seat, result: LeagueResult): Played {
  const { players, legs, left, tallies } = result;
  const rival = otherSeat(seat);
  return {
    rivalId: players[rival],
    outcome: outcomeFor(seat, result),
    legs: { won: legs[seat], lost: legs[rival] },
    difference: left[rival] - left[seat],
    tally: tallies[seat],
  };
}

function outcomeFor(seat: Seat, { winner, isWalkover }: LeagueResult): Outcome {
  if (winner === undefined) return 'draw';
  if (winner === seat) return 'win';
  return isWalkover ? 'absent' : 'loss';
}

export const countOf = (games: readonly Played[], outcome: Outcome): number =>
  games.filter((game) => game.outcome === outcome).length;

const sumOf = (games: readonly Played[], valueOf: (game: Played) => number): number =>
  games.reduce((sum, game) => sum + valueOf(game), 0);

export const pointsOf = (games: readonly Played[], points: LeaguePoints): number =>
  sumOf(games, ({ outcome }) => points[outcome]);

export const legsOf = (games: readonly Played[]): Legs => ({
  won: sumOf(games, ({ legs }) => legs.won),
  lost: sumOf(games, ({ legs }) => legs.lost),
});

export const differenceOf = (games: readonly Played[]): number =>
  sumOf(games, ({ difference }) => difference);

/** Mean per turn over all the games of the league. */
export const averageOf = (games: readonly Played[]): number =>
  averagePerTurn({
    points: sumOf(games, ({ tally }) => tally.points),
    turns: sumOf(games, ({ tally }) => tally.turns),
  });

/** Only the games against some rivals. */
export const against = (games: readonly Played[], rivalIds: ReadonlySet<string>): Played[] =>
  games.filter(({ rivalId }) => rivalIds.has(rivalId));
