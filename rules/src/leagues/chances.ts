/** The final places that a player of a league can still reach, by points alone. */
import type { LeaguePoints } from './points.ts';
import type { Pairing } from './schedule.ts';

/** The state of a league. A player is an index into `points` and `ranks`. */
export type Position = {
  readonly points: readonly number[];
  readonly ranks: readonly number[]; // in the current table
  readonly left: readonly Pairing[]; // games without a result, running ones included
};

/** Points for each result of a remaining game. */
export type Worth = Omit<LeaguePoints, 'draw'> & {
  readonly draw?: number; // absent where no game can be drawn
};

/** A place in the final table. */
export type Reach = {
  readonly place: number;
  readonly onlyByTieBreak: boolean; // depends on a tie-break with players of equal points
};

export type Chances = {
  readonly best: Reach;
  readonly worst: Reach;
  /** The worst place, all ties lost, for each total of points that the player can end with. */
  readonly worstWith: ReadonlyMap<number, number>;
};

/** True if `player` plays in the game. */
export const isOf = (player: number, { home, away }: Pairing): boolean =>
  home === player || away === player;
