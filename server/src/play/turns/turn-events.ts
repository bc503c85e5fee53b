import type { GameView } from '@darts/contracts/play';
import { delayed } from '#platform/scheduling.ts';
import type { CachedGame } from './cached-game.ts';
import type { GameCache } from './game-cache.ts';
import type { Thrower } from '#play/devices.ts';
import type { Deps } from '#play/deps.ts';

/** The least delay, in milliseconds, of the event of a turn to its thrower, who has the answer. */
const THROWER_WAITS = 50;

/** A game that goes on is looked up when it is sent: so many views would fill the memory. */
type LateEvent = Pick<GameView, 'gameId' | 'expectedTurn'> & {
  readonly ended: GameView | undefined;
  readonly connectionId: string;
};

/**
 * Broadcasts a game after a turn. Its thrower, who has the answer, gets it later than the others, and
 * not at all if a newer one is there by then.
 */
export function turnBroadcaster({ broadcast, broadcastLocally }: Deps, cache: GameCache) {
  const sendLate = delayed<LateEvent>(THROWER_WAITS, (event) => {
    const { gameId, expectedTurn, ended, connectionId } = event;
    const game = ended ?? cache.get(gameId)?.view;
    if (game?.expectedTurn === expectedTurn) broadcastLocally(connectionId, 'updateGame', { game });
  });

  return ({ view: game, audience }: CachedGame, { connectionId }: Thrower): void => {
    broadcast(audience, 'updateGame', { game }, connectionId);
    if (connectionId === undefined) return;
    const { gameId, expectedTurn, status } = game;
    const ended = status === 'encurso' ? undefined : game;
    sendLate({ gameId, expectedTurn, ended, connectionId });
  };
}
