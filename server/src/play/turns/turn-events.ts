import type { GameUpdate, GameView } from '@darts/contracts/play';
import { delayed } from '#platform/scheduling.ts';
import type { CachedGame } from './cached-game.ts';
import type { GameCache } from './game-cache.ts';
import type { Thrower } from '#play/devices.ts';
import type { Deps } from '#play/deps.ts';

/** The least delay, in milliseconds, of the event of a turn to its thrower, who has the answer. */
const THROWER_WAITS = 50;

/** A game that goes on is looked up when it is sent: so many views would fill the memory. */
type LateEvent = Pick<GameView, 'gameId' | 'expectedTurn'> & {
  readonly ended: GameUpdate | undefined;
  readonly connectionId: string;
  readonly lastTurnOnly: boolean;
};

/** Returns a game after a turn as a device wants it. */
export const wantedForm = (
  { view, update }: Pick<CachedGame, 'view' | 'update'>,
  { lastTurnOnly }: Pick<Thrower, 'lastTurnOnly'>,
): GameUpdate => (lastTurnOnly ? update : view);

/**
 * Broadcasts a game after a turn. Its thrower, who has the answer, gets it later than the others, and
 * not at all if a newer one is there by then.
 */
export function turnBroadcaster({ broadcast, broadcastLocally }: Deps, cache: GameCache) {
  const sendLate = delayed<LateEvent>(THROWER_WAITS, (event) => {
    const { gameId, expectedTurn, ended, connectionId } = event;
    const cached = ended ? undefined : cache.get(gameId);
    const game = cached ? wantedForm(cached, event) : ended;
    if (game?.expectedTurn === expectedTurn) broadcastLocally(connectionId, 'updateGame', { game });
  });

  return (after: CachedGame, { connectionId, lastTurnOnly = false }: Thrower): void => {
    const { view, update, audience } = after;
    broadcast(audience.whole, 'updateGame', { game: view }, connectionId);
    broadcast(audience.lastTurn, 'updateGame', { game: update }, connectionId);
    if (connectionId === undefined) return;
    const { gameId, expectedTurn, status } = view;
    const ended = status === 'encurso' ? undefined : wantedForm(after, { lastTurnOnly });
    sendLate({ gameId, expectedTurn, ended, connectionId, lastTurnOnly });
  };
}
