import type { EventOf } from '@darts/contracts/realtime';
import { LRUCache } from 'lru-cache';
import type { Broadcast } from '#platform/realtime/broadcast.ts';

type Shown = {
  readonly darts: EventOf<'dartsShown'>;
  readonly connectionId: string | undefined; // the connection that shows the darts
};

/** Maximum number of games whose darts are kept. The games shown longest ago are evicted. */
const MAX_GAMES = 10_000;

/**
 * Keeps the latest shown darts of each game, from any server, for connections that come in the middle of a turn. Darts
 * of a finished turn stay until others replace them: their `expectedTurn` tells that they are stale.
 *
 * @param local broadcasts to the connections of this server, also on behalf of other servers
 */
export function latestShown(local: Broadcast) {
  const shown = new LRUCache<string, Shown>({ max: MAX_GAMES }); // by game

  const broadcast: Broadcast = (rooms, name, event, except) => {
    if (name === 'dartsShown') note(event as EventOf<'dartsShown'>, except);
    local(rooms, name, event, except);
  };

  function note(darts: EventOf<'dartsShown'>, connectionId: string | undefined): void {
    if (darts.beds.length > 0) shown.set(darts.gameId, { darts, connectionId });
    else shown.delete(darts.gameId);
  }

  return { broadcast, of: (gameId: string): Shown | undefined => shown.peek(gameId) };
}
