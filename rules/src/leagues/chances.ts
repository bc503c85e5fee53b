/** What can still become of a player of a league, by points alone. */
import type { LeaguePoints } from './points.ts';
import type { Pairing } from './schedule.ts';

/** Where a league stands. Its players are known by their places in these lists. */
export type Position = {
  readonly points: readonly number[];
  readonly ranks: readonly number[]; // as the table has them
  readonly left: readonly Pairing[]; // games still to be played, those being played too
};

/** What the games left can give. */
export type Worth = Omit<LeaguePoints, 'draw'> & {
  readonly draw?: number; // absent where no game can be drawn
};

/** A place in the table at the end. */
export type Reach = {
  readonly place: number;
  readonly onlyByTieBreak: boolean; // level on points with others: a tie-break would decide
};

export type Chances = {
  readonly best: Reach;
  readonly worst: Reach;
  /** The worst place, ties lost, by the points that the player ends with: all those possible. */
  readonly worstWith: ReadonlyMap<number, number>;
};

/** Whether a player is in a game. */
export const isOf = (player: number, { home, away }: Pairing): boolean =>
  home === player || away === player;
