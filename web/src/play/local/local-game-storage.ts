/**
 * The local game, kept in its tab, so that a reload goes on where it was, and on the device, where
 * the latest of all tabs can be continued later.
 */
import { DART_VALUES, DARTS_PER_TURN, MAX_TURN_TOTAL } from '@darts/rules/play/darts';
import { newGame, playTurn } from '@darts/rules/play/game';
import type { Turn } from '@darts/rules/play/turn';
import { SEATS, type BySeat, type Seat } from '@darts/rules/play/seats';
import { deviceStore, LOCAL_GAME_KEY, tabStore } from '#platform/storage.ts';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import { NONE_WON, type LocalGame } from './local-game.ts';
import { isLocalSetup, type LocalSetup } from './local-setup.ts';

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
  readonly won?: BySeat<number>; // as `thrown`
  readonly thrown?: readonly (readonly ThrownDart[])[]; // absent from what former versions wrote
};

export function keepLocalGame({
  navigationKey,
  setup,
  local: { game, darts, won, thrown },
}: KeptGame): void {
  const { settings, turns } = game;
  const written: Written = {
    navigationKey,
    setup,
    starter: settings.starter,
    turns: turns.map(moveOf),
    darts,
    won,
    thrown,
  };
  const text = JSON.stringify(written);
  tabStore.write(LOCAL_GAME_KEY, text);
  deviceStore.write(LOCAL_GAME_KEY, text);
}

/** A turn as the rules take it. What busted once with no darts noted, busts with any more. */
const moveOf = ({ total, bust, darts }: Turn) => darts ?? [bust ? MAX_TURN_TOTAL : total];

export const gameOfTab = (): KeptGame | undefined => gameIn(tabStore);
export const gameOfDevice = (): KeptGame | undefined => gameIn(deviceStore);

/** The game kept; nothing if there is none. Played again by the rules, it can be no other game. */
function gameIn(store: typeof tabStore): KeptGame | undefined {
  try {
    // Nothing is taken for granted of what is stored, except that wrong types are found out.
    const written = JSON.parse(store.read(LOCAL_GAME_KEY) ?? '') as Written;
    const {
      navigationKey,
      setup,
      starter,
      turns,
      darts,
      won = NONE_WON,
      thrown = turns.map(() => []),
    } = written;
    if (!isLocalSetup(setup) || !SEATS.includes(starter)) return undefined;
    if (!SEATS.every((seat) => Number.isSafeInteger(won[seat]))) return undefined;
    if (thrown.length !== turns.length || ![darts, ...thrown].every(areDarts)) return undefined;

    const game = turns.reduce(playTurn, newGame({ ...setup, starter }));
    return { navigationKey, setup, local: { game, darts, won, thrown } };
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

/** Another tab's game stays. */
export function forgetLocalGame(navigationKey: string): void {
  tabStore.forget(LOCAL_GAME_KEY);
  if (gameOfDevice()?.navigationKey === navigationKey) deviceStore.forget(LOCAL_GAME_KEY);
}
