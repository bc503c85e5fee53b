/** What is typed where a local game is set up, and what is wrong with it. */
import { SEATS, type Seat } from '@darts/rules/play/seats';
import { LOCAL_LIMITS, type GameFormat } from '@darts/rules/play/settings';
import { stepped } from '#ui/form/stepped.ts';
import { defaultSetup, isRounds, isStart, lowestStart, type LocalSetup } from './local-setup.ts';
import type { RememberedSetup } from './remembered-setup.ts';
import { words } from './words.ts';

type Players = LocalSetup['players'];

/** What is chosen besides, where it is folded away. */
export const FOLDED_PARTS = ['in', 'out', 'legs'] as const;
export type Folded = Pick<GameFormat, (typeof FOLDED_PARTS)[number]>;

/** A setup as it stands in its fields, whatever was typed there. */
export type TypedSetup = Folded & {
  readonly players: Players;
  readonly starter: Seat;
  readonly start: string;
  readonly rounds: string;
};

/** What to say beside each field; absent where there is nothing to say. */
export type SetupErrors = { readonly start?: string; readonly rounds?: string };

export const typedAtFirst: TypedSetup = {
  ...defaultSetup,
  start: String(defaultSetup.start),
  rounds: String(defaultSetup.rounds),
};

/** What stands in the fields that are always in sight. */
export function typedIn(form: HTMLFormElement): Omit<TypedSetup, keyof Folded> {
  const fields = new FormData(form);
  const typed = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    players: [typed('player1'), typed('player2')],
    starter: SEATS.find((seat) => seat === typed('starter')) ?? typedAtFirst.starter,
    start: typed('start'),
    rounds: typed('rounds'),
  };
}

/** The same, and where nothing was typed what the device remembers. */
export const recalled = (
  typed: Omit<TypedSetup, keyof Folded>,
  { start, rounds, in: opens, out, legs }: RememberedSetup,
): TypedSetup => ({
  ...typed,
  in: opens,
  out,
  legs,
  ...(typed.start === typedAtFirst.start && { start: String(start) }),
  ...(typed.rounds === typedAtFirst.rounds && { rounds: String(rounds) }),
});

/** NaN while there is no number in the field. */
export const numberIn = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));

export const setupOf = ({ players: [first, second], ...rest }: TypedSetup): LocalSetup => ({
  // A name left empty falls back to the seat's.
  players: [first.trim() || defaultSetup.players[0], second.trim() || defaultSetup.players[1]],
  ...rest,
  start: numberIn(rest.start),
  rounds: numberIn(rest.rounds),
});

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  words.wholeNumber(min, max);

export const errorsIn = ({ start, rounds, out }: LocalSetup): SetupErrors => ({
  ...(!isStart(start, out) && { start: between({ ...LOCAL_LIMITS.start, min: lowestStart(out) }) }),
  ...(!isRounds(rounds) && { rounds: between(LOCAL_LIMITS.rounds) }),
});

/** A step from whatever is typed to a number of rounds that can be played. */
export const roundsAfter = (rounds: string, by: 1 | -1): string =>
  String(stepped(numberIn(rounds) || LOCAL_LIMITS.rounds.min, by, LOCAL_LIMITS.rounds));

export const withName = ([first, second]: Players, index: 0 | 1, name: string): Players =>
  index === 0 ? [name, second] : [first, name];

/** Whether nobody has a name there yet. */
export const isFree = (players: Players, index: 0 | 1): boolean =>
  ['', defaultSetup.players[index]].includes(players[index].trim());

/** The players with a name that is known: in, at a place that is free, or else the second; or no longer. */
export function toggled(players: Players, name: string): Players {
  for (const index of [0, 1] as const) {
    if (players[index] === name) return withName(players, index, defaultSetup.players[index]);
  }
  return withName(players, isFree(players, 0) ? 0 : 1, name);
}
