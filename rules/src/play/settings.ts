/** What is agreed on before the first dart: how a game is played, and who begins it. */
import type { Seat } from './seats.ts';

/** The first dart of a leg that scores. */
export const INS = ['straight', 'double'] as const;
export type In = (typeof INS)[number];

/** The last dart of a leg. The master's is a double or a treble. */
export const OUTS = ['straight', 'double', 'master'] as const;
export type Out = (typeof OUTS)[number];

export type GameFormat = {
  readonly start: number; // points each player starts a leg from
  readonly in: In;
  readonly out: Out;
  readonly legs: number; // at best of so many: an odd number
  readonly rounds: number; // turns each player may take in a leg
};

/** Whether any bed opens a leg, and any closes it: then sums say all. */
export const isStraight = (format: Pick<GameFormat, 'in' | 'out'>): boolean =>
  format.in === 'straight' && format.out === 'straight';

/** The game that is played where nothing else is agreed on: 501 points in 15 rounds. */
export const CLASSIC = {
  start: 501,
  in: 'straight',
  out: 'straight',
  legs: 1,
  rounds: 15,
} as const satisfies GameFormat;

const DOUBLE_OUT = { ...CLASSIC, out: 'double', rounds: 20 } as const;

/** Formats with names of their own. */
export const PRESETS = {
  classic: CLASSIC,
  double: DOUBLE_OUT,
  league: { ...DOUBLE_OUT, legs: 3 },
  quick: { ...CLASSIC, start: 301, rounds: 10 },
} as const satisfies Readonly<Record<string, GameFormat>>;

/** What may be chosen for a game online; with any {@link INS} and {@link OUTS}. */
export const FORMAT_CHOICES = {
  start: [101, 170, 301, 501, 701, 1001],
  legs: [1, 3, 5, 7, 9, 11],
  rounds: [10, 15, 20, 30, 50],
} as const;

/** What may be chosen for a game on one device. */
export const LOCAL_LIMITS = {
  start: { min: 1, max: 9999 },
  rounds: { min: 10, max: 20 },
} as const;

export type GameSettings = GameFormat & {
  readonly starter: Seat; // of the first leg
  readonly suddenDeath: boolean; // go on after the last round while the scores are equal
};

const DEFAULTS: GameSettings = { ...CLASSIC, starter: 'player1', suddenDeath: false };

/**
 * What is left out is as in {@link CLASSIC}, started by player1, and may end in a draw: where there
 * are several legs, none may.
 */
export function gameSettings(given: Partial<GameSettings> = {}): GameSettings {
  const settings = { ...DEFAULTS, ...given };
  return { ...settings, suddenDeath: settings.suddenDeath || settings.legs > 1 };
}

export const formatOf = (settings: GameFormat): GameFormat => ({
  start: settings.start,
  in: settings.in,
  out: settings.out,
  legs: settings.legs,
  rounds: settings.rounds,
});
