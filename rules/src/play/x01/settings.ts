/** The settings of a game: its format, its sides, its starter, and sudden death. */
import type { BySide, Side } from '../sides.ts';

/** Beds that open a leg. */
export const INS = ['straight', 'double'] as const;
export type In = (typeof INS)[number];

/** Beds that close a leg; `master` is a double or a treble. */
export const OUTS = ['straight', 'double', 'master'] as const;
export type Out = (typeof OUTS)[number];

export type GameFormat = {
  readonly start: number; // points each player starts a leg from
  readonly in: In;
  readonly out: Out;
  readonly legs: number; // best of; odd
  readonly rounds: number; // turns each player may take in a leg
};

/** True if any bed opens and closes a leg, so that totals alone are enough. */
export const isStraight = (format: Pick<GameFormat, 'in' | 'out'>): boolean =>
  format.in === 'straight' && format.out === 'straight';

/** True if points and rounds describe the format completely: one leg, straight in and out. */
export const isPlain = (format: GameFormat): boolean => format.legs === 1 && isStraight(format);

/** The default format: 501 points in 15 rounds. */
export const CLASSIC = {
  start: 501,
  in: 'straight',
  out: 'straight',
  legs: 1,
  rounds: 15,
} as const satisfies GameFormat;

const DOUBLE_OUT = { ...CLASSIC, out: 'double', rounds: 20 } as const;

/** Formats with names. */
export const PRESETS = {
  classic: CLASSIC,
  double: DOUBLE_OUT,
  league: { ...DOUBLE_OUT, legs: 3 },
  quick: { ...CLASSIC, start: 301, rounds: 10 },
} as const satisfies Readonly<Record<string, GameFormat>>;

/** Choices for online games, with any of {@link INS} and {@link OUTS}. */
export const FORMAT_CHOICES = {
  start: [101, 170, 301, 501, 601, 701, 1001],
  legs: [1, 3, 5, 7, 9, 11],
  rounds: [10, 15, 20, 30, 50],
} as const;

/** Limits for local games. */
export const LOCAL_LIMITS = {
  start: { min: 1, max: 9999 },
  rounds: { min: 10, max: 20 },
} as const;

export type GameSettings = GameFormat & {
  readonly sides: number;
  readonly starter: Side; // of the first leg
  readonly suddenDeath: boolean; // go on after the last round while the scores are equal
  readonly isForPlaces?: boolean; // one leg goes on until only one side has not closed it
  readonly starts?: BySide<number>; // points that each side starts a leg from, instead of `start`
};

/** Returns the points that a side starts a leg from. */
export const startOf = ({ start, starts }: GameSettings, side: Side): number =>
  starts?.[side] ?? start;

const DEFAULTS: GameSettings = { ...CLASSIC, sides: 2, starter: 0, suddenDeath: false };

/**
 * Fills in defaults: {@link CLASSIC} of two sides, started by the first, without sudden death. A game of several legs
 * always has sudden death, since no leg may be drawn.
 */
export function gameSettings(given: Partial<GameSettings> = {}): GameSettings {
  const settings = { ...DEFAULTS, ...given };
  const mayDraw = settings.legs === 1 || settings.sides === 1;
  return { ...settings, suddenDeath: settings.suddenDeath || !mayDraw };
}

export const formatOf = (settings: GameFormat): GameFormat => ({
  start: settings.start,
  in: settings.in,
  out: settings.out,
  legs: settings.legs,
  rounds: settings.rounds,
});
