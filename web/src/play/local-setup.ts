import { ROUNDS, STARTING_POINTS } from '@darts/rules/play/game';

/** What a local game starts from. */
export type LocalSetup = {
  readonly players: readonly [string, string]; // names, the one to throw first in front
  readonly start: number; // points
  readonly rounds: number;
};

export const defaultSetup: LocalSetup = {
  players: ['Jugador 1', 'Jugador 2'],
  start: STARTING_POINTS,
  rounds: ROUNDS,
};

export const MAX_START = 9999;
export const MIN_ROUNDS = 10;
export const MAX_ROUNDS = 20;

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

export const isStart = (value: unknown): boolean => isWhole(value, 1, MAX_START);
export const isRounds = (value: unknown): boolean => isWhole(value, MIN_ROUNDS, MAX_ROUNDS);

/** Whether this is a setup: what is in the history or in storage may be anything. */
export function isLocalSetup(value: unknown): value is LocalSetup {
  // Of an object, only the fields that are then looked at are taken for granted.
  const { players, start, rounds } = (value ?? {}) as Partial<Record<keyof LocalSetup, unknown>>;
  const isPair = Array.isArray(players) && players.length === 2;
  return isPair && players.every(isName) && isStart(start) && isRounds(rounds);
}

const isName = (value: unknown) => typeof value === 'string';
