/** What is agreed on before the first dart: how a game is played, and who begins it. */
import type { Seat } from './seats.ts';

export type GameFormat = {
  readonly start: number; // points each player starts from
  readonly rounds: number; // turns each player may take
};

/** The game that is played where nothing else is agreed on: 501 points in 15 rounds. */
export const CLASSIC: GameFormat = { start: 501, rounds: 15 };

/** What may be chosen for a game on one device. */
export const LOCAL_LIMITS = {
  start: { min: 1, max: 9999 },
  rounds: { min: 10, max: 20 },
} as const;

export type GameSettings = GameFormat & {
  readonly starter: Seat;
  readonly suddenDeath: boolean; // go on after the last round while the scores are equal
};

const DEFAULTS: GameSettings = { ...CLASSIC, starter: 'player1', suddenDeath: false };

/** What is left out is as in {@link CLASSIC}, started by player1, and may end in a draw. */
export const gameSettings = (settings: Partial<GameSettings> = {}): GameSettings => ({
  ...DEFAULTS,
  ...settings,
});

export const formatOf = ({ start, rounds }: GameFormat): GameFormat => ({ start, rounds });
