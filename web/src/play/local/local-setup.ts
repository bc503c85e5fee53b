import { SEATS, type Seat } from '@darts/rules/play/seats';
import { CLASSIC, LOCAL_LIMITS } from '@darts/rules/play/settings';
import { words } from './words.ts';

/** What a local game starts from. */
export type LocalSetup = {
  readonly players: readonly [string, string]; // names
  readonly starter?: Seat; // absent from what former versions left; the first one then
  readonly start: number; // points
  readonly rounds: number;
};

export const MAX_NAME = 20;

export const defaultSetup: Required<LocalSetup> = {
  players: [words.players.first, words.players.second],
  starter: 'player1',
  ...CLASSIC,
};

const isWholeIn = (value: unknown, { min, max }: { readonly min: number; readonly max: number }) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

export const isStart = (value: unknown): boolean => isWholeIn(value, LOCAL_LIMITS.start);
export const isRounds = (value: unknown): boolean => isWholeIn(value, LOCAL_LIMITS.rounds);

/** Whether this is a setup: what is in the history or in storage may be anything. */
export function isLocalSetup(value: unknown): value is LocalSetup {
  // Of an object, only the fields that are then looked at are taken for granted.
  const { players, starter, start, rounds } = (value ?? {}) as Partial<
    Record<keyof LocalSetup, unknown>
  >;
  const isPair = Array.isArray(players) && players.length === 2;
  const isKnown = starter === undefined || SEATS.some((seat) => seat === starter);
  return isPair && players.every(isName) && isKnown && isStart(start) && isRounds(rounds);
}

const isName = (value: unknown) => typeof value === 'string';
