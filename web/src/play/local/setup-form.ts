/** The fields of the setup of a local game, and their errors. */
import { ofSide, type Side } from '@darts/rules/play/sides';
import { LOCAL_LIMITS, type GameFormat } from '@darts/rules/play/x01/settings';
import { stepped } from '#ui/form/stepped.ts';
import { defaultSetup, isRounds, isStart, lowestStart, type LocalSetup } from './local-setup.ts';
import type { RememberedSetup } from './remembered-setup.ts';
import { localGameWords } from './words.ts';

type Players = LocalSetup['players'];

/** The parts of a format without an always visible field. */
export type Folded = Pick<GameFormat, 'in' | 'out' | 'legs'>;

/** A setup as typed, unchecked. */
export type TypedSetup = Folded & {
  readonly players: Players;
  readonly starter: Side;
  readonly start: string;
  readonly rounds: string;
};

/** The error of each field, if any. */
export type SetupErrors = { readonly start?: string; readonly rounds?: string };

export const typedAtFirst: TypedSetup = {
  ...defaultSetup,
  start: String(defaultSetup.start),
  rounds: String(defaultSetup.rounds),
};

/** Returns the name of the field for a side's name. */
export const nameField = (side: Side): string => `player-${side + 1}`;

/** Reads the fields that are always visible. */
export function typedIn(form: HTMLFormElement): Omit<TypedSetup, keyof Folded> {
  const fields = new FormData(form);
  const typed = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    players: [typed(nameField(0)), typed(nameField(1))],
    starter: typed('starter') === '1' ? 1 : 0,
    start: typed('start'),
    rounds: typed('rounds'),
  };
}

/** Fills in the remembered format where nothing was typed. */
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

/** Returns the number in a field; NaN for anything else. */
export const numberIn = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));

export const setupOf = ({ players: [first, second], ...rest }: TypedSetup): LocalSetup => ({
  // An empty name falls back to the default of its side.
  players: [first.trim() || defaultSetup.players[0], second.trim() || defaultSetup.players[1]],
  ...rest,
  start: numberIn(rest.start),
  rounds: numberIn(rest.rounds),
});

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  localGameWords.wholeNumber(min, max);

export const errorsIn = ({ start, rounds, out }: LocalSetup): SetupErrors => ({
  ...(!isStart(start, out) && { start: between({ ...LOCAL_LIMITS.start, min: lowestStart(out) }) }),
  ...(!isRounds(rounds) && { rounds: between(LOCAL_LIMITS.rounds) }),
});

/** Steps from the typed text to a valid number of rounds. */
export const roundsAfter = (rounds: string, by: 1 | -1): string =>
  String(stepped(numberIn(rounds) || LOCAL_LIMITS.rounds.min, by, LOCAL_LIMITS.rounds));

export const withName = ([first, second]: Players, side: Side, name: string): Players =>
  side === 0 ? [name, second] : [first, name];

/** True if the side has no name or the default one. */
export const isFree = (players: Players, side: Side): boolean =>
  ['', defaultSetup.players[side]].includes(ofSide(players, side).trim());

/** Adds a name at a free side, or else at the second one; removes it if it plays already. */
export function toggled(players: Players, name: string): Players {
  const index = players.indexOf(name);
  if (index >= 0) return withName(players, index, defaultSetup.players[index] ?? '');
  return withName(players, isFree(players, 0) ? 0 : 1, name);
}
