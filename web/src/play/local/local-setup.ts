import { CLASSIC, LOCAL_LIMITS } from '@darts/rules/play/settings';
import { words } from './words.ts';

/** What a local game starts from. */
export type LocalSetup = {
  readonly players: readonly [string, string]; // names, the one to throw first in front
  readonly start: number; // points
  readonly rounds: number;
};

export const defaultSetup: LocalSetup = {
  players: [words.players.first, words.players.second],
  ...CLASSIC,
};

const isWholeIn = (value: unknown, { min, max }: { readonly min: number; readonly max: number }) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

export const isStart = (value: unknown): boolean => isWholeIn(value, LOCAL_LIMITS.start);
export const isRounds = (value: unknown): boolean => isWholeIn(value, LOCAL_LIMITS.rounds);

/** Whether this is a setup: what is in the history or in storage may be anything. */
export function isLocalSetup(value: unknown): value is LocalSetup {
  // Of an object, only the fields that are then looked at are taken for granted.
  const { players, start, rounds } = (value ?? {}) as Partial<Record<keyof LocalSetup, unknown>>;
  const isPair = Array.isArray(players) && players.length === 2;
  return isPair && players.every(isName) && isStart(start) && isRounds(rounds);
}

const isName = (value: unknown) => typeof value === 'string';
