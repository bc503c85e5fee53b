import { MAX_LISTED } from '@darts/contracts/lobby';
import type { EventOf } from '@darts/contracts/realtime';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import { roomOf } from '#platform/realtime/rooms.ts';
import type { PlayService } from '../play/service.ts';

type Deps = {
  readonly games: PlayService;
  readonly broadcastLocally: Broadcast; // to connections of this server
  readonly isAnybodyHere: () => boolean; // in the lobby, by a connection to this server
};

/**
 * The games in progress, for those in the lobby to look on at. Games begin and end in many ways and on
 * any server: each looks for itself, and says to its own connections what has changed.
 */
export function runningGames({ games, broadcastLocally, isAnybodyHere }: Deps) {
  let latest = ''; // as JSON

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
      if (JSON.stringify(event) !== latest) latest = ''; // or it would miss the change back
    },

    /** To be called every second, by every server. */
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
