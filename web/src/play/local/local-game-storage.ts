/**
 * The local game, kept in its tab, so that a reload goes on where it was, and on the device, where
 * the latest of all tabs can be continued later.
 */
import { BED_NAMES } from '@darts/rules/play/beds';
import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import { newGame, playTurn } from '@darts/rules/play/game';
import type { Thrown } from '@darts/rules/play/judgement';
import { SEATS, type BySeat, type Seat } from '@darts/rules/play/seats';
import { RuleError } from '@darts/rules/rule-error';
import { deviceStore, LOCAL_GAME_KEY, tabStore } from '#platform/storage.ts';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import { NONE_WON, type LocalGame } from './local-game.ts';
import { formatIn, isLocalSetup, type LocalSetup } from './local-setup.ts';
import { dartOf, type WrittenDart } from './written-dart.ts';

export type KeptGame = {
  readonly navigationKey: string; // of the visit it is played in
  readonly begunIn: string; // the visit whose set-up it is: coming back to it begins no other game
  readonly setup: LocalSetup;
  readonly local: LocalGame;
};

/** As it is written down: the moves, not what they led to. */
type Written = {
  readonly navigationKey: string;
  readonly begunIn?: string; // absent from what former versions wrote
  readonly setup: LocalSetup;
  readonly starter: Seat;
  readonly turns: readonly (Thrown | readonly number[])[]; // by former versions as values
  readonly darts: readonly WrittenDart[];
  readonly won?: BySeat<number>; // as `thrown`
  readonly thrown?: readonly (readonly WrittenDart[])[]; // absent from what former versions wrote
};

export function keepLocalGame({
  navigationKey,
  begunIn,
  setup,
  local: { game, darts, won, turns },
}: KeptGame): void {
  const written: Written = {
    navigationKey,
    begunIn,
    setup,
    starter: game.settings.starter,
    turns: turns.map(({ thrown }) => thrown),
    darts,
    won,
    thrown: turns.map((turn) => turn.darts),
  };
  const text = JSON.stringify(written);
  tabStore.write(LOCAL_GAME_KEY, text);
  deviceStore.write(LOCAL_GAME_KEY, text);
}

export const gameOfTab = (): KeptGame | undefined => gameIn(tabStore);
export const gameOfDevice = (): KeptGame | undefined => gameIn(deviceStore);

/** The game kept; nothing if there is none. Played again by the rules, it can be no other game. */
function gameIn(store: typeof tabStore): KeptGame | undefined {
  try {
    // Nothing is taken for granted of what is stored, except that wrong types are found out.
    const written = JSON.parse(store.read(LOCAL_GAME_KEY) ?? '') as Written;
    const { navigationKey, begunIn = navigationKey, setup, starter, won = NONE_WON } = written;
    if (!isLocalSetup(setup) || !SEATS.includes(starter)) return undefined;
    if (!SEATS.every((seat) => Number.isSafeInteger(won[seat]))) return undefined;

    const moves = written.turns.map(moveOf);
    const thrown = written.thrown ?? moves.map(() => []);
    if (thrown.length !== moves.length) return undefined;
    const turns = moves.map((move, index) => ({ thrown: move, darts: dartsOf(thrown[index]) }));
    const game = moves.reduce(playTurn, newGame({ ...formatIn(setup), starter }));
    const darts = dartsOf(written.darts);
    return { navigationKey, begunIn, setup, local: { game, darts, won, turns } };
  } catch {
    return undefined;
  }
}

/** A turn as the rules take it. */
function moveOf(written: Thrown | readonly number[]): Thrown {
  const move = 'length' in written ? { darts: written } : written;
  if (move.beds?.some((bed) => !BED_NAMES.includes(bed))) throw new RuleError('invalid-darts');
  return move;
}

function dartsOf(written: readonly WrittenDart[] = []): readonly ThrownDart[] {
  if (written.length > DARTS_PER_TURN) throw new RuleError('invalid-darts');
  return written.map(dartOf);
}

/** Another tab's game stays. */
export function forgetLocalGame(navigationKey: string): void {
  tabStore.forget(LOCAL_GAME_KEY);
  if (gameOfDevice()?.navigationKey === navigationKey) deviceStore.forget(LOCAL_GAME_KEY);
}
