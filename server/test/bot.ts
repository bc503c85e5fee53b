import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { GameView } from '@darts/contracts/play';
import type { Acknowledged, Asked, RequestName } from '@darts/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { Player } from './player.ts';

export type SentTurn = { readonly turnId: string; readonly turnScore: number };

export type Habits = {
  readonly nextTotal: () => number;
  readonly pauseMs: () => number; // before each turn
  readonly patienceMs: number; // for an answer, before it asks again
};

export type Bot = {
  readonly userId: string;
  /** The turns that the server has acknowledged, in order. */
  readonly acknowledged: readonly SentTurn[];
  /** Resolves with the game once it is over. */
  readonly over: Promise<GameView>;
  readonly hangUp: () => void;
};

/**
 * A player's device that plays a game to its end whatever happens: it comes back when it is cut
 * off, and sends a turn again, under the same id, until it is answered.
 */
export function playingBot(
  url: string,
  { userId, cookie }: Pick<Player, 'userId' | 'cookie'>,
  gameId: string,
  { nextTotal, pauseMs, patienceMs }: Habits,
): Bot {
  const acknowledged: SentTurn[] = [];
  const { promise: over, resolve } = Promise.withResolvers<GameView>();
  let unanswered: SentTurn | undefined;
  let isBusy = false;

  const socket: Socket = io(url, {
    transports: ['websocket'],
    extraHeaders: { cookie },
    auth: { tabId: randomUUID() },
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

  /** Joins, and throws as long as it is this player's turn; again whenever something was heard. */
  async function play(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (socket.connected) {
      const joined = await ask('joinGame', { gameId });
      if (!joined?.success) {
        await setTimeout(50);
        continue;
      }
      if (joined.game.status === 'finalizada') resolve(joined.game);
      if (joined.game.turn !== userId) break;
      await throwOnce(joined.game);
    }
    isBusy = false;
  }

  async function throwOnce({ expectedTurn }: GameView): Promise<void> {
    await setTimeout(pauseMs());
    unanswered ??= { turnId: randomUUID(), turnScore: nextTotal() };
    const told = await ask('recordTurn', { gameId, ...unanswered, expectedTurn });
    if (!told?.success) return;
    acknowledged.push(unanswered);
    unanswered = undefined;
    if (told.game.status === 'finalizada') resolve(told.game);
  }

  const hear = () => void play();
  socket.on('connect', hear);
  socket.on('updateGame', hear);
  // News may be lost: look again now and then, as the browser does.
  const looking = setInterval(hear, patienceMs);
  const hangUp = () => {
    clearInterval(looking);
    socket.disconnect();
  };
  onTestFinished(hangUp);
  return { userId, acknowledged, over, hangUp };
}
