/** Pairs of values by side, from answers that name player 1 and player 2. */
import { PAIR, pairOf, type Pair, type PairSide } from '@darts/rules/play/pair';
import type { Side } from '@darts/rules/play/sides';

/** The number of a player in an answer. */
export type PlayerNumber = 1 | 2;

type WithPlayers<Player> = { readonly player1: Player; readonly player2: Player };
type WithScores = { readonly scorePlayer1: number; readonly scorePlayer2: number };
type WithWinner = { readonly winnerSeat?: PlayerNumber | undefined };

/** Fields of a game with its players, and with its result. */
export type PlayerFields = keyof WithPlayers<unknown>;
export type ResultFields = keyof (WithScores & WithWinner);

export const sideOf = (number: PlayerNumber): PairSide => (number === 1 ? 0 : 1);
export const numberOf = (side: Side): PlayerNumber => (side === 0 ? 1 : 2);

export const playersOf = <Player>({ player1, player2 }: WithPlayers<Player>): Pair<Player> => [
  player1,
  player2,
];

/** Returns the players as fields of an answer. */
export const asPlayers = <Player>([player1, player2]: Pair<Player>): WithPlayers<Player> => ({
  player1,
  player2,
});

/** Returns the points left of each player. */
export const scoresOf = ({ scorePlayer1, scorePlayer2 }: WithScores): Pair<number> => [
  scorePlayer1,
  scorePlayer2,
];

/** Returns the points left as fields of an answer. */
export const asScores = ([scorePlayer1, scorePlayer2]: Pair<number>): WithScores => ({
  scorePlayer1,
  scorePlayer2,
});

/** Returns the side of the winner; undefined for a game without one. */
export const winnerOf = ({ winnerSeat }: WithWinner): PairSide | undefined =>
  winnerSeat && sideOf(winnerSeat);

/** Returns the side of the winner, if any, as a field of an answer. */
export const asWinner = (side: PairSide | null | undefined): WithWinner =>
  side === null || side === undefined ? {} : { winnerSeat: numberOf(side) };

/** Returns the names of the players, and `nobody` for a player who is not known yet. */
export const namesOf = (
  game: WithPlayers<{ readonly username: string } | null>,
  nobody = '',
): [string, string] => namesIn(playersOf(game), nobody);

export const namesIn = (
  players: Pair<{ readonly username: string } | null>,
  nobody: string,
): [string, string] => pairOf((side) => players[side]?.username ?? nobody);

/** Returns the side of a user; undefined for a user who does not play. Null stands for a deleted player. */
export function sideOfUser(
  game: WithPlayers<{ readonly userId: string | null } | null>,
  userId: string | null,
): PairSide | undefined {
  const players = playersOf(game);
  return PAIR.find((side) => players[side]?.userId === userId);
}
