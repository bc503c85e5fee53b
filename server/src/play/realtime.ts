import type { playRequests } from '@darts/contracts/play';
import { roomOf, type Handlers, type Sender } from '#platform/realtime.ts';
import { Refusal } from '#platform/refusals.ts';
import type { LiveGames } from './live-games.ts';

const deviceOf = ({ socket, sessionId, tabId }: Sender) => ({
  connectionId: socket.id,
  sessionId,
  tabId,
});

/** The realtime face of games in play. */
export const playHandlers = (live: LiveGames): Handlers<keyof typeof playRequests> => ({
  async joinGame({ gameId }, sender) {
    const { game, isRivalAway } = await live.join(gameId, sender.userId, deviceOf(sender));
    await sender.socket.join(roomOf.game(gameId));
    if (game.status === 'encurso' && game.expectedTurn === 0) {
      sender.socket.emit('gameStarted', { game });
    }
    return { otherPlayerDisconnect: isRivalAway, game };
  },

  async recordTurn({ gameId, darts, turnScore, turnId, expectedTurn }, sender) {
    const sent = turnScore === undefined ? darts : [turnScore];
    if (!sent || (darts && turnScore !== undefined)) throw new Refusal('invalid-input');
    const thrower = { userId: sender.userId, ...deviceOf(sender) };
    return live.recordTurn(gameId, thrower, { sent, turnId, expectedTurn });
  },

  async surrenderGame({ gameId }, { userId }) {
    await live.surrender(gameId, userId);
    return {};
  },

  async leaveGame({ gameId }, { userId, socket }) {
    await live.leave(gameId, userId, socket.id);
    await socket.leave(roomOf.game(gameId));
    return {};
  },
});
