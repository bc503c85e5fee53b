/** The local game of this tab, kept so that a reload goes on where it was. */
import { DART_VALUES, DARTS_PER_TURN, MAX_TURN_TOTAL } from '@darts/rules/play/darts';
import { newGame, playTurn } from '@darts/rules/play/game';
import type { Turn } from '@darts/rules/play/turn';
import { SEATS, type Seat } from '@darts/rules/play/seats';
import { tabStore } from '#platform/storage.ts';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import type { LocalGame } from './local-game.ts';
import { isLocalSetup, type LocalSetup } from './local-setup.ts';

const KEY = 'local-game';

export type KeptGame = {
  readonly navigationKey: string; // of the visit it was begun in: another visit is another game
  readonly setup: LocalSetup;
  readonly local: LocalGame;
};

/** As it is written down: the moves, not what they led to. */
type Written = {
  readonly navigationKey: string;
  readonly setup: LocalSetup;
  readonly starter: Seat;
  readonly turns: readonly (readonly number[])[];
  readonly darts: readonly ThrownDart[];
  readonly thrown?: readonly (readonly ThrownDart[])[]; // absent from what former versions wrote
};

export function keepLocalGame({
  navigationKey,
  setup,
  local: { game, darts, thrown },
}: KeptGame): void {
  const { settings, turns } = game;
  const written: Written = {
    navigationKey,
    setup,
    starter: settings.starter,
    turns: turns.map(moveOf),
    darts,
    thrown,
  };
  tabStore.write(KEY, JSON.stringify(written));
}

/** A turn as the rules take it. What busted once with no darts noted, busts with any more. */
const moveOf = ({ total, bust, darts }: Turn) => darts ?? [bust ? MAX_TURN_TOTAL : total];

/** The game kept; nothing if there is none. Played again by the rules, it can be no other game. */
export function keptLocalGame(): KeptGame | undefined {
  try {
    // Nothing is taken for granted of what is stored, except that wrong types are found out.
    const written = JSON.parse(tabStore.read(KEY) ?? '') as Written;
    const { navigationKey, setup, starter, turns, darts, thrown = turns.map(() => []) } = written;
    if (!isLocalSetup(setup) || !SEATS.includes(starter)) return undefined;
    if (thrown.length !== turns.length || ![darts, ...thrown].every(areDarts)) return undefined;

    const game = turns.reduce(playTurn, newGame({ ...setup, starter }));
    return { navigationKey, setup, local: { game, darts, thrown } };
  } catch {
    return undefined;
  }
}

const areDarts = (darts: readonly ThrownDart[]) =>
  darts.length <= DARTS_PER_TURN &&
  darts.every(
    ({ value, name = '', at = { x: 0, y: 0 } }) =>
      DART_VALUES.has(value) &&
      typeof name === 'string' &&
      Number.isFinite(at.x) &&
      Number.isFinite(at.y),
  );

export const forgetLocalGame = (): void => tabStore.forget(KEY);
