/** The results of one player of a league. */
import { averagePerTurn, type Tally } from '../play/x01/statistics.ts';
import { PAIR, pairOf, rivalOf, type Pair, type PairSide } from '../play/pair.ts';
import type { LeaguePoints, Outcome } from './points.ts';

/** A decided game. Void games are left out. */
export type LeagueResult = {
  readonly players: Pair<string>; // ids
  readonly winner?: PairSide; // absent for a draw
  readonly isWalkover?: true; // the loser was absent; see {@link walkover}
  readonly legs: Pair<number>; // won by each
  readonly left: Pair<number>; // points left at the end
  readonly tallies: Pair<Tally>;
};

const NOTHING_THROWN: Tally = { points: 0, turns: 0 };

/** Returns a game won by absence: all legs to the winner, no effect on points left or averages. */
export const walkover = (
  players: Pair<string>,
  winner: PairSide,
  legsToWin: number,
): LeagueResult => ({
  players,
  winner,
  isWalkover: true,
  legs: pairOf((side) => (side === winner ? legsToWin : 0)),
  left: [0, 0],
  tallies: [NOTHING_THROWN, NOTHING_THROWN],
});

/** Returns the legs that count in the table. The winner gets all legs needed, also after a surrender. */
export const countedLegs = (
  won: Pair<number>,
  winner: PairSide | undefined,
  legsToWin: number,
): Pair<number> => pairOf((side) => (side === winner ? legsToWin : won[side]));

/** A game from the view of one player. */
export type Played = {
  readonly rivalId: string;
  readonly outcome: Outcome;
  readonly legs: Legs;
  readonly difference: number; // points left of the rival minus the player's own
  readonly tally: Tally;
};

export type Legs = { readonly won: number; readonly lost: number };

/** Returns each player's games, by player id. */
export function gamesByPlayer(results: readonly LeagueResult[]): ReadonlyMap<string, Played[]> {
  const played = new Map<string, Played[]>();
  for (const result of results) {
    for (const side of PAIR) {
      const playerId = result.players[side];
      const games = played.get(playerId) ?? [];
      if (games.push(playedBy(side, result)) === 1) played.set(playerId, games);
    }
  }
  return played;
}

function playedBy(side: PairSide, result: LeagueResult): Played {
  const { players, legs, left, tallies } = result;
  const rival = rivalOf(side);
  return {
    rivalId: players[rival],
    outcome: outcomeFor(side, result),
    legs: { won: legs[side], lost: legs[rival] },
    difference: left[rival] - left[side],
    tally: tallies[side],
  };
}

function outcomeFor(side: PairSide, { winner, isWalkover }: LeagueResult): Outcome {
  if (winner === undefined) return 'draw';
  if (winner === side) return 'win';
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

/** Returns the mean per turn over `games`; 0 without a turn. */
export const averageOf = (games: readonly Played[]): number =>
  averagePerTurn({
    points: sumOf(games, ({ tally }) => tally.points),
    turns: sumOf(games, ({ tally }) => tally.turns),
  });

export const against = (games: readonly Played[], rivalIds: ReadonlySet<string>): Played[] =>
  games.filter(({ rivalId }) => rivalIds.has(rivalId));

/**
 * True if all games of a player who withdraws are void, the played ones too: fewer than half of them
 * were played. Otherwise the rivals win the games that are left.
 */
export const isAllVoid = (played: number, games: number): boolean => played * 2 < games;
