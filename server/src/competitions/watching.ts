import type { Watched, watchRequests } from '@darts/contracts/watching';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import type { GameSocket, Handlers } from '#platform/realtime/realtime.ts';
import { roomOf, WATCHED_ROOMS } from '#platform/realtime/rooms.ts';
import { Refusal } from '#platform/refusals.ts';
import type { PlayService } from '../play/service.ts';
import type { CompetitionKind, CompetitionService } from './service.ts';

/** Returns a function that broadcasts a change of a competition to its open pages. */
export const broadcastingChanges =
  (broadcast: Broadcast) =>
  (kind: CompetitionKind, id: string): void =>
    kind === 'league'
      ? broadcast(roomOf.competition(id), 'leagueChanged', { leagueId: id })
      : broadcast(roomOf.competition(id), 'tournamentChanged', { tournamentId: id });

/** Most rooms that one connection may watch; a page watches one or two. */
const MAX_WATCHED = 50;

/** Realtime handlers that subscribe an open page to the events of a game, league or tournament. */
export function watchHandlers(
  games: PlayService,
  competitions: Readonly<Record<CompetitionKind, CompetitionService>>,
  sendDarts: (gameId: string, socket: GameSocket) => void, // sends the darts of the current turn
): Handlers<keyof typeof watchRequests> {
  function mustExist(asked: Watched): Promise<void> {
    if ('gameId' in asked) return games.mustExist(asked.gameId);
    if ('leagueId' in asked) return competitions.league.mustExist(asked.leagueId);
    return competitions.tournament.mustExist(asked.tournamentId);
  }

  return {
    /**
     * @throws {Refusal} `too-many-watched`, `game-not-found`, `league-not-found`,
     * `tournament-not-found`
     */
    async watch(asked, { socket }) {
      const room = roomOfWatched(asked, socket.data);
      if (socket.rooms.has(room)) return {};
      if (watchedBy(socket) >= MAX_WATCHED) throw new Refusal('too-many-watched');
      // Joined before the lookup, so that a concurrent `unwatch` is not undone.
      await socket.join(room);
      try {
        await mustExist(asked);
      } catch (error) {
        await socket.leave(room);
        throw error;
      }
      if ('gameId' in asked) sendDarts(asked.gameId, socket);
      return {};
    },

    async unwatch(asked, { socket }) {
      await socket.leave(roomOfWatched(asked, socket.data));
      return {};
    },
  };
}

function roomOfWatched(asked: Watched, wish: GameSocket['data']): string {
  if ('gameId' in asked) return roomOf.watcher(asked.gameId, wish);
  if ('leagueId' in asked) return roomOf.competition(asked.leagueId);
  return roomOf.competition(asked.tournamentId);
}

const WATCHED = WATCHED_ROOMS.map((room) => room(''));

const watchedBy = ({ rooms }: GameSocket): number =>
  [...rooms].filter((room) => WATCHED.some((start) => room.startsWith(start))).length;
