import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { GameUpdate, GameView } from '@darts/contracts/play';
import type { Acknowledged, Asked, RequestName } from '@darts/contracts/realtime';
import { wholeGame } from '@darts/contracts/game/whole-game';
import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { Player } from './player.ts';

export type SentTurn = { readonly turnId: string; readonly turnScore: number };

export type Habits = {
  readonly nextTotal: () => number;
  readonly pause: () => Promise<unknown>; // before each turn
  readonly patienceMs: number; // timeout of an answer
  readonly lookMs?: number; // interval of polling; absent: `patienceMs`
  readonly takesOver?: () => void; // present: it replaces the device in the game, and calls this
};

export type Bot = {
  readonly userId: string;
  /** The turns that the server has acknowledged, in order. */
  readonly acknowledged: readonly SentTurn[];
  /** Resolves with the game once it is over. */
  readonly over: Promise<GameView>;
  /** The game as it stands on the screen. */
  readonly screen: () => GameView | undefined;
  /** Plays no more, but keeps sending turns as a replaced device. Calls `onAccepted` for each accepted turn. */
  readonly insist: (onAccepted: () => void) => void;
  readonly hangUp: () => void;
};

/**
 * Starts a device that plays a game to its end. It reconnects when it is cut off, and sends a turn again, under the
 * same id, until it is answered.
 */
export function playingBot(
  url: string,
  { userId, cookie }: Pick<Player, 'userId' | 'cookie'>,
  gameId: string,
  { nextTotal, pause, patienceMs, lookMs = patienceMs, takesOver }: Habits,
): Bot {
  const acknowledged: SentTurn[] = [];
  const { promise: over, resolve } = Promise.withResolvers<GameView>();
  let unanswered: SentTurn | undefined;
  let isBusy = false;
  let isLooking = false;
  const fate = { isReplaced: false };
  let mustTakeOver = takesOver !== undefined;
  let screen: GameView | undefined;

  const socket: Socket = io(url, {
    transports: ['websocket'],
    extraHeaders: { cookie },
    auth: { tabId: randomUUID(), turns: 'last' },
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 200,
  });
  const ask = <Name extends RequestName>(
    name: Name,
    asked: Asked<Name>,
  ): Promise<Acknowledged<Name> | undefined> =>
    socket
      .timeout(patienceMs)
      .emitWithAck(name, asked)
      .catch(() => undefined);

  /** Joins the game, with retries, and shows its state. */
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    let game: GameView | undefined;
    while (!game && socket.connected && !fate.isReplaced) {
      if (mustTakeOver) await takeOver();
      const joined = mustTakeOver ? undefined : await ask('joinGame', { gameId });
      if (joined?.success) ({ game } = joined);
      else await setTimeout(50);
    }
    isLooking = false;
    if (game) show(game);
  }

  /** Shows a game after a change, unless turns are missing. */
  function hear(update: GameUpdate): boolean {
    const game = wholeGame(screen, update);
    if (game) show(game);
    return game !== undefined;
  }

  async function takeOver(): Promise<void> {
    const answer = await ask('confirmReplaceGameSessionAccepted', {});
    if (!answer) return;
    mustTakeOver = false;
    if (answer.success) takesOver?.(); // else there is no device to replace any more
  }

  function show(game: GameView): void {
    if (screen && screen.version > game.version) return;
    screen = game;
    if (game.status === 'finalizada') resolve(game);
    else void play();
  }

  /** Throws while it is this player's turn. */
  async function play(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (isOwnTurn()) {
      if (await throwOnce()) continue;
      await look();
      await setTimeout(50); // another look may be under way
    }
    isBusy = false;
  }

  const isOwnTurn = () => socket.connected && !fate.isReplaced && screen?.turn === userId;

  async function throwOnce(): Promise<boolean> {
    const expectedTurn = screen?.expectedTurn;
    await pause();
    if (fate.isReplaced) return false;
    unanswered ??= { turnId: randomUUID(), turnScore: nextTotal() };
    const answer = await ask('recordTurn', { gameId, ...unanswered, expectedTurn });
    if (!answer?.success) return false;
    acknowledged.push(unanswered);
    unanswered = undefined;
    return hear(answer.game);
  }

  socket.on('connect', () => void look());
  socket.on('updateGame', ({ game }: { game: GameUpdate }) => {
    if (game.gameId === gameId && !hear(game)) void look();
  });
  // Events may be lost: look again now and then, as the browser does.
  let looking = setInterval(() => void look(), lookMs);
  const hangUp = () => {
    clearInterval(looking);
    socket.disconnect();
  };
  onTestFinished(hangUp);
  return {
    userId,
    acknowledged,
    over,
    screen: () => screen,
    insist(onAccepted) {
      fate.isReplaced = true;
      clearInterval(looking);
      const insist = async (): Promise<void> => {
        const answer = await ask('recordTurn', { gameId, turnScore: 1, turnId: randomUUID() });
        if (answer?.success) onAccepted();
      };
      looking = setInterval(() => void insist(), 250);
    },
    hangUp,
  };
}
