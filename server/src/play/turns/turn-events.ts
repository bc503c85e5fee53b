import type { GameUpdate, GameView } from '@darts/contracts/play';
import { delayed } from '#platform/scheduling.ts';
import type { CachedGame } from './cached-game.ts';
import type { GameCache } from './game-cache.ts';
import type { Thrower } from '#play/devices.ts';
import type { Deps } from '#play/deps.ts';

/** Minimum delay of a turn's event to its thrower, who has the answer already, in milliseconds. */
const THROWER_WAITS = 50;

/**
 * A delayed event. The view of a running game is looked up when the event is sent: the views of all delayed events
 * would fill the memory.
 */
type LateEvent = Pick<GameView, 'gameId' | 'expectedTurn'> & {
  readonly ended: GameUpdate | undefined;
  readonly connectionId: string;
  readonly lastTurnOnly: boolean;
};

/**
 * Returns a game after a turn in the form that a device wants: whole, or for devices that have the turns before the
 * last.
 */
export const wantedForm = (
  { view, update }: Pick<CachedGame, 'view' | 'update'>,
  { lastTurnOnly }: Pick<Thrower, 'lastTurnOnly'>,
): GameUpdate => (lastTurnOnly ? update : view);

/**
 * Returns a function that broadcasts a game after a turn. The thrower, who has the answer already, gets the event
 * later, or not at all if another turn has been recorded by then.
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
