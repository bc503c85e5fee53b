import type { EventOf } from '@darts/contracts/realtime';
import { LRUCache } from 'lru-cache';
import type { Broadcast } from '#platform/realtime/broadcast.ts';

type Shown = {
  readonly darts: EventOf<'dartsShown'>;
  readonly connectionId: string | undefined; // that shows them
};

/** Games of which darts are remembered at most: those shown longest ago are forgotten. */
const MAX_GAMES = 10_000;

/**
 * The darts that are shown of games, by whichever server, for whoever comes in the middle of a turn. Those of a
 * turn that is over stay until there are others: their number says that they are old.
 *
 * @param local how they get to the connections of this server, from other servers too
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
