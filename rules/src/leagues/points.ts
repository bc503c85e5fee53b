/** Points per result of a league game. */

export const OUTCOMES = ['win', 'draw', 'loss', 'absent'] as const;
/** `absent`: lost by absence. */
export type Outcome = (typeof OUTCOMES)[number];

export type LeaguePoints = Readonly<Record<Outcome, number>>;

export const MAX_GAME_POINTS = 20; // whole numbers from 0

/** Usual choices; the first is the default. */
export const POINTS_PRESETS = [
  { win: 3, draw: 1, loss: 0, absent: 0 },
  { win: 2, draw: 1, loss: 0, absent: 0 },
  { win: 3, draw: 2, loss: 1, absent: 0 },
] as const satisfies readonly LeaguePoints[];

export const DEFAULT_POINTS: LeaguePoints = POINTS_PRESETS[0];

/** True if a win is worth more than a draw, and no worse result is worth more than a better one. */
export const isDescending = ({ win, draw, loss, absent }: LeaguePoints): boolean =>
  win > draw && draw >= loss && loss >= absent;
