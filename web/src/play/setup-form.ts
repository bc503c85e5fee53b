/** What is typed where a local game is set up, and what is wrong with it. */
import {
  defaultSetup,
  isRounds,
  isStart,
  MAX_ROUNDS,
  MAX_START,
  MIN_ROUNDS,
  type LocalSetup,
} from './local-setup.ts';

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

export const errorsIn = ({ start, rounds }: LocalSetup): SetupErrors => ({
  ...(!isStart(start) && { start: `Un número entero de 1 a ${MAX_START}` }),
  ...(!isRounds(rounds) && { rounds: `Un número entero de ${MIN_ROUNDS} a ${MAX_ROUNDS}` }),
});

/** A step from whatever is typed to a number of rounds that can be played. */
export const roundsAfter = (rounds: string, by: number): string =>
  String(Math.min(Math.max((numberIn(rounds) || MIN_ROUNDS) + by, MIN_ROUNDS), MAX_ROUNDS));
