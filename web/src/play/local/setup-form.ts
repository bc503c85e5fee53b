/** What is typed where a local game is set up, and what is wrong with it. */
import { LOCAL_LIMITS } from '@darts/rules/play/settings';
import { defaultSetup, isRounds, isStart, type LocalSetup } from './local-setup.ts';
import { words } from './words.ts';

/** A setup as it stands in its fields, whatever was typed there. */
export type TypedSetup = {
  readonly players: LocalSetup['players'];
  readonly start: string;
  readonly rounds: string;
};

/** What to say beside each field; absent where there is nothing to say. */
export type SetupErrors = { readonly start?: string; readonly rounds?: string };

export const typedAtFirst: TypedSetup = {
  players: defaultSetup.players,
  start: String(defaultSetup.start),
  rounds: String(defaultSetup.rounds),
};

/** NaN while there is no number in the field. */
export const numberIn = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));

export const setupOf = ({ players: [first, second], start, rounds }: TypedSetup): LocalSetup => ({
  // A name left empty falls back to the seat's.
  players: [first.trim() || defaultSetup.players[0], second.trim() || defaultSetup.players[1]],
  start: numberIn(start),
  rounds: numberIn(rounds),
});

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  words.wholeNumber(min, max);

export const errorsIn = ({ start, rounds }: LocalSetup): SetupErrors => ({
  ...(!isStart(start) && { start: between(LOCAL_LIMITS.start) }),
  ...(!isRounds(rounds) && { rounds: between(LOCAL_LIMITS.rounds) }),
});

/** A step from whatever is typed to a number of rounds that can be played. */
export function roundsAfter(rounds: string, by: number): string {
  const { min, max } = LOCAL_LIMITS.rounds;
  return String(Math.min(Math.max((numberIn(rounds) || min) + by, min), max));
}
