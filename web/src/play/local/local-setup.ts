import type { Side } from '@darts/rules/play/sides';
import {
  CLASSIC,
  FORMAT_CHOICES,
  INS,
  LOCAL_LIMITS,
  OUTS,
  type GameFormat,
} from '@darts/rules/play/x01/settings';
import { localGameWords } from './words.ts';

/** The settings that a local game starts with. */
export type LocalSetup = GameFormat & {
  readonly players: readonly [string, string]; // names
  readonly starter: Side;
};

export const MAX_NAME_LENGTH = 20;

export const defaultSetup = {
  players: [localGameWords.players.first, localGameWords.players.second],
  starter: 0,
  ...CLASSIC,
} as const satisfies LocalSetup;

const isWholeIn = (value: unknown, { min, max }: { readonly min: number; readonly max: number }) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

/** Returns the lowest valid start score: 1 can only be closed with a straight out. */
export const lowestStart = (out: unknown = CLASSIC.out): number =>
  out === 'straight' ? LOCAL_LIMITS.start.min : 2;

export const isStart = (value: unknown, out?: unknown): boolean =>
  isWholeIn(value, { ...LOCAL_LIMITS.start, min: lowestStart(out) });
export const isRounds = (value: unknown): boolean => isWholeIn(value, LOCAL_LIMITS.rounds);

/** True if `value`, from the history or from storage, is a valid setup. */
export function isLocalSetup(value: unknown): value is LocalSetup {
  // Only the fields that are then checked are assumed.
  const setup = (value ?? {}) as Partial<Record<keyof LocalSetup, unknown>>;
  const { players } = setup;
  if (!Array.isArray(players) || players.length !== 2 || !players.every(isName)) return false;
  const isKnown =
    isWholeIn(setup.starter, { min: 0, max: players.length - 1 }) &&
    includes(INS, setup.in) &&
    includes(OUTS, setup.out) &&
    includes(FORMAT_CHOICES.legs, setup.legs);
  return isKnown && isStart(setup.start, setup.out) && isRounds(setup.rounds);
}

const includes = (choices: readonly unknown[], value: unknown) => choices.includes(value);
const isName = (value: unknown) => typeof value === 'string';
