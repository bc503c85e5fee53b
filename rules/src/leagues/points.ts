/** What a game of a league is worth to each of its players. */

export const OUTCOMES = ['win', 'draw', 'loss', 'absent'] as const;
/** `absent`: lost by not coming. */
export type Outcome = (typeof OUTCOMES)[number];

export type LeaguePoints = Readonly<Record<Outcome, number>>;

export const POINTS_MAX = 20; // whole numbers from 0

/** What leagues usually give; the first is the default. */
export const POINTS_PRESETS = [
  { win: 3, draw: 1, loss: 0, absent: 0 },
  { win: 2, draw: 1, loss: 0, absent: 0 },
  { win: 3, draw: 2, loss: 1, absent: 0 },
] as const satisfies readonly LeaguePoints[];

export const DEFAULT_POINTS: LeaguePoints = POINTS_PRESETS[0];

/** Whether nobody gains by doing worse, and winning pays most. */
export const isDescending = ({ win, draw, loss, absent }: LeaguePoints): boolean =>
  win > draw && draw >= loss && loss >= absent;
