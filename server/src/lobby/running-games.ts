import { MAX_LISTED } from '@darts/contracts/lobby';
import type { EventOf } from '@darts/contracts/realtime';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import { roomOf } from '#platform/realtime/rooms.ts';
import type { PlayService } from '../play/service.ts';

type Deps = {
  readonly games: PlayService;
  readonly broadcastLocally: Broadcast; // to connections of this server
  readonly isAnybodyHere: () => boolean; // true if a connection to this server is in the lobby
};

/**
 * Sends the running games to users in the lobby, who may watch them. Games begin and end in many ways and on any
 * server, so each server reads the store and sends changes to its own connections.
 */
export function runningGames({ games, broadcastLocally, isAnybodyHere }: Deps) {
  let latest = ''; // the last event that was broadcast, as JSON

  async function read(): Promise<EventOf<'updateRunningGames'>> {
    const listed = await games.runningGames(MAX_LISTED);
    const areAll = listed.length < MAX_LISTED;
    return {
      runningGames: listed,
      activeGames: areAll ? listed.length : await games.countRunning(),
    };
  }

  return {
    async send(connectionId: string): Promise<void> {
      const event = await read();
      broadcastLocally(connectionId, 'updateRunningGames', event);
      if (JSON.stringify(event) !== latest) latest = ''; // forces a broadcast: a change back would be missed
    },

    /** Broadcasts the running games if they have changed. To be called every second, by every server. */
    async sendChanges(): Promise<void> {
      if (!isAnybodyHere()) return;
      const event = await read();
      const json = JSON.stringify(event);
      if (json === latest) return;
      latest = json;
      broadcastLocally(roomOf.lobby, 'updateRunningGames', event);
    },
  };
}
