import { SEATS, type Seat } from '@darts/rules/play/seats';
import {
  CLASSIC,
  FORMAT_CHOICES,
  formatOf,
  INS,
  LOCAL_LIMITS,
  OUTS,
  type GameFormat,
} from '@darts/rules/play/settings';
import { words } from './words.ts';

/** What a local game starts from. */
export type LocalSetup = Pick<GameFormat, 'start' | 'rounds'> &
  // Absent from what former versions left: as in the classic game, which player1 starts.
  Partial<Pick<GameFormat, 'in' | 'out' | 'legs'>> & {
    readonly players: readonly [string, string]; // names
    readonly starter?: Seat;
  };

export const MAX_NAME = 20;

export const defaultSetup = {
  players: [words.players.first, words.players.second],
  starter: 'player1',
  ...CLASSIC,
} as const satisfies LocalSetup;

/** The format of a setup, whole. */
export const formatIn = (setup: LocalSetup): GameFormat => formatOf({ ...CLASSIC, ...setup });

const isWholeIn = (value: unknown, { min, max }: { readonly min: number; readonly max: number }) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

/** The fewest points a leg may start from: 1 can only be closed where any bed closes. */
export const lowestStart = (out: unknown = CLASSIC.out): number =>
  out === 'straight' ? LOCAL_LIMITS.start.min : 2;

export const isStart = (value: unknown, out?: unknown): boolean =>
  isWholeIn(value, { ...LOCAL_LIMITS.start, min: lowestStart(out) });
export const isRounds = (value: unknown): boolean => isWholeIn(value, LOCAL_LIMITS.rounds);

const isOneOf = (choices: readonly unknown[], value: unknown) =>
  value === undefined || choices.includes(value);

/** Whether this is a setup: what is in the history or in storage may be anything. */
export function isLocalSetup(value: unknown): value is LocalSetup {
  // Of an object, only the fields that are then looked at are taken for granted.
  const setup = (value ?? {}) as Partial<Record<keyof LocalSetup, unknown>>;
  const { players } = setup;
  const isPair = Array.isArray(players) && players.length === 2 && players.every(isName);
  const isKnown =
    isOneOf(SEATS, setup.starter) &&
    isOneOf(INS, setup.in) &&
    isOneOf(OUTS, setup.out) &&
    isOneOf(FORMAT_CHOICES.legs, setup.legs);
  return isPair && isKnown && isStart(setup.start, setup.out) && isRounds(setup.rounds);
}

const isName = (value: unknown) => typeof value === 'string';
