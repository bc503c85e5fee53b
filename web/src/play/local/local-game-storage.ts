/**
 * The stored local game: in its tab, to survive a reload, and on the device, where the latest game of all tabs
 * can be continued later.
 */
import { BED_NAMES, type BedName } from '@darts/rules/play/beds';
import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import { playTurn } from '@darts/rules/play/match';
import type { Thrown } from '@darts/rules/play/x01/judgement';
import type { BySide } from '@darts/rules/play/sides';
import { RuleError } from '@darts/rules/rule-error';
import { deviceStore, LOCAL_GAME_KEY, tabStore } from '#platform/storage.ts';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import { newLocalGame, type LocalGame } from './local-game.ts';
import { isLocalSetup, type LocalSetup } from './local-setup.ts';

export type KeptGame = {
  readonly navigationKey: string; // of the visit that plays the game
  readonly begunIn: string; // the visit that set it up: going back to that visit starts no other game
  readonly setup: LocalSetup; // as stored, with the starter of the current game
  readonly local: LocalGame;
};

/** The stored game: its moves, which the rules play again. */
type StoredGame = Omit<KeptGame, 'local'> & {
  readonly turns: readonly Thrown[];
  readonly darts: readonly ThrownDart[]; // of the turn being entered
  readonly won: BySide<number>;
  readonly thrown: readonly (readonly ThrownDart[])[]; // the darts of each turn
};

export function keepLocalGame({
  navigationKey,
  begunIn,
  setup,
  local: { game, darts, won, turns },
}: KeptGame): void {
  const stored: StoredGame = {
    navigationKey,
    begunIn,
    setup: { ...setup, starter: game.settings.starter },
    turns: turns.map(({ thrown }) => thrown),
    darts,
    won,
    thrown: turns.map((turn) => turn.darts),
  };
  const text = JSON.stringify(stored);
  tabStore.write(LOCAL_GAME_KEY, text);
  deviceStore.write(LOCAL_GAME_KEY, text);
}

export const gameOfTab = (): KeptGame | undefined => gameIn(tabStore);
export const gameOfDevice = (): KeptGame | undefined => gameIn(deviceStore);

/** Returns the stored game; undefined for none or an invalid one. */
function gameIn(store: typeof tabStore): KeptGame | undefined {
  try {
    // Anything may be stored. Values of a wrong type throw when they are used.
    const stored = JSON.parse(store.read(LOCAL_GAME_KEY) ?? '') as StoredGame;
    const { navigationKey, begunIn, setup, won, turns: moves } = stored;
    if (!isLocalSetup(setup)) return undefined;
    if (!setup.players.every((_, side) => Number.isSafeInteger(won[side]))) return undefined;
    if (stored.thrown.length !== moves.length) return undefined;

    checkBeds(moves.flatMap(({ beds = [] }) => beds));
    const turns = moves.map((thrown, index) => ({ thrown, darts: dartsOf(stored.thrown[index]) }));
    const game = moves.reduce(playTurn, newLocalGame(setup).game);
    const darts = dartsOf(stored.darts);
    return { navigationKey, begunIn, setup, local: { game, darts, won, turns } };
  } catch {
    return undefined;
  }
}

/** @throws {RuleError} `invalid-darts` for unknown beds, too many darts or points that are no numbers */
function dartsOf(stored: readonly ThrownDart[] = []): readonly ThrownDart[] {
  checkBeds(stored.map(({ bed }) => bed));
  const areOnBoard = stored.every(({ at }) => !at || [at.x, at.y].every(Number.isFinite));
  if (!areOnBoard || stored.length > DARTS_PER_TURN) throw new RuleError('invalid-darts');
  return stored.map(({ bed, isValue, at }) => ({
    bed,
    ...(isValue && { isValue }),
    ...(at && { at }),
  }));
}

function checkBeds(beds: readonly BedName[]): void {
  if (!beds.every((bed) => BED_NAMES.includes(bed))) throw new RuleError('invalid-darts');
}

/** Deletes the game of this tab, and from the device unless another tab stored its own there. */
export function forgetLocalGame(navigationKey: string): void {
  tabStore.forget(LOCAL_GAME_KEY);
  if (gameOfDevice()?.navigationKey === navigationKey) deviceStore.forget(LOCAL_GAME_KEY);
}
