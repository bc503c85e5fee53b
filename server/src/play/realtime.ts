import type { playRequests } from '@darts/contracts/play';
import type { GameSocket, Handlers, Sender } from '#platform/realtime/realtime.ts';
import { roomOf } from '#platform/realtime/rooms.ts';
import { Refusal } from '#platform/refusals.ts';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { LiveGames } from './live-games.ts';
import type { Rematches } from './rematch/rematches.ts';
import type { ShownDarts } from './showing/shown-darts.ts';
import { askedTurn } from './turns/judge-turn.ts';

const throwerOf = ({ socket, userId, sessionId }: Sender) => ({
  connectionId: socket.id,
  userId,
  sessionId,
});

const deviceOf = ({ socket, sessionId, tabId }: Sender) => ({
  connectionId: socket.id,
  sessionId,
  tabId,
});

/** Returns the handlers of realtime requests in games. */
export const playHandlers = (
  live: LiveGames,
  rematches: Rematches,
  shownDarts: ShownDarts,
): Handlers<keyof typeof playRequests> => ({
  async joinGame({ gameId }, sender) {
    const { socket, userId } = sender;
    const room = roomOf.player(gameId, socket.data);
    const wasInRoom = socket.rooms.has(room);
    await socket.join(room); // before the game is read, so that no later event is missed
    const { game, isRivalAway, ...clock } = await live
      .join(gameId, userId, deviceOf(sender))
      .catch(async (error: unknown) => {
        if (!wasInRoom) await socket.leave(room);
        const isElsewhere = error instanceof Refusal && error.code === 'other-device';
        if (isElsewhere) socket.emit('confirmReplaceGameSession', { gameId });
        throw error;
      });
    const isOver = game.status === 'finalizada'; // a running game offers its players a rematch when it ends
    const rematch = isOver ? await rematches.arrive(gameId, userId, socket.id) : undefined;
    if (game.turn !== userId) shownDarts.sendTo(gameId, socket);
    if (game.status === 'encurso' && game.expectedTurn === 0) socket.emit('gameStarted', { game });
    return { otherPlayerDisconnect: isRivalAway, game, ...clock, ...(rematch && { rematch }) };
  },

  recordTurn: {
    async checkingSession({ gameId, ...turn }, { unchecked }) {
      const { bust, game, update } = await live.recordTurn(gameId, unchecked, askedTurn(turn));
      return { bust, game: unchecked.lastTurnOnly ? update : game };
    },
  },

  showDarts: {
    async checkingSession(darts, { unchecked }) {
      await shownDarts.show(darts, unchecked);
      return {};
    },
  },

  async proposeCorrection({ gameId, turn, ...request }, sender) {
    await live.proposeCorrection({ gameId, turn, entered: askedTurn(request) }, throwerOf(sender));
    return {};
  },

  async answerCorrection(answer, sender) {
    const game = await live.answerCorrection(answer, throwerOf(sender));
    if (answer.accept) shownDarts.hideOthers(game); // the correction may change whose turn it is
    return {};
  },

  async surrenderGame({ gameId, userId: loserId }, sender) {
    const { userId } = sender;
    if (loserId === undefined || loserId === userId) await live.surrender(gameId, userId);
    else await live.surrenderFor(gameId, loserId, throwerOf(sender));
    return {};
  },

  askToScore: ({ gameId }, sender) => live.askToScore(gameId, throwerOf(sender)),

  async answerScoring({ gameId, accept }, sender) {
    const answer = await live.answerScoring(gameId, throwerOf(sender), accept);
    if (accept) shownDarts.hideOthers(answer.game);
    return answer;
  },

  async takeSideBack({ gameId }, sender) {
    const answer = await live.takeSideBack(gameId, throwerOf(sender));
    shownDarts.hideOthers(answer.game);
    return answer;
  },

  async rematch({ gameId }, { userId, socket }) {
    await rematches.ask(gameId, userId, socket.id);
    return {};
  },

  async playerExitGame({ gameId }, { userId, socket }) {
    await shownDarts.hide(socket.id, gameId);
    await rematches.exit(gameId, userId, socket.id);
    await live.leave(userId, socket.id, gameId);
    await socket.leave(roomOf.player(gameId, socket.data));
    return {};
  },

  async leaveGame({ gameId }, { userId, socket }) {
    await shownDarts.hide(socket.id, gameId);
    await live.leave(userId, socket.id, gameId);
    await rematches.depart(socket.id, gameId);
    await socket.leave(roomOf.player(gameId, socket.data));
    return {};
  },

  async hasOtherSocketInGame(_, { userId, socket }) {
    const held = await live.held(userId);
    const holder = held?.connectionId ?? socket.id;
    return { hasOtherSocketInGame: holder !== socket.id };
  },

  async confirmReplaceGameSessionAccepted(_, sender) {
    const gameId = await live.takeOver(sender.userId, deviceOf(sender));
    await sender.socket.join(roomOf.player(gameId, sender.socket.data));
    return { gameId };
  },

  async finishGameByDisconnectTimeOut({ gameId }, { userId }) {
    await live.claim(gameId, userId);
    return {};
  },
});

/** Returns a listener that tells a new connection if its user has a running game that no device holds. */
export const greet =
  (live: LiveGames, backgroundTasks: BackgroundTasks) =>
  (socket: GameSocket): void => {
    const { userId } = socket.data;
    backgroundTasks.run('greeting', async () => {
      const held = await live.held(userId);
      if (held?.connectionId === null) socket.emit('showReconnectModal', { gameId: held.gameId });
    });
  };
