/** A first use of each request. */
import { randomUUID } from 'node:crypto';
import type { Asked, RequestName } from '@darts/contracts/realtime';
import type { RefusalCode } from '@darts/contracts/refusals';
import { startGame } from '../game.ts';
import type { Device } from '../player.ts';
import type { Stage } from './stage.ts';

type Answer = { readonly success: boolean; readonly code?: RefusalCode };

/** Prepares a request, and returns a function that sends it. */
type Prepare = (stage: Stage) => Promise<() => Promise<Answer>>;

const on = <Name extends RequestName>(device: Device, name: Name, asked: Asked<Name>) =>
  (() => device.ask(name, asked)) as () => Promise<Answer>;

/** Connects two players in the lobby, one of whom waits for a game. */
async function inLobby({ server }: Stage) {
  const [ana, biel] = [await server.player(), await server.player()];
  const [anas, biels] = [await ana.connect(), await biel.connect()];
  await biels.ask('addGameOnlineLobby', {});
  return { ana, biel, anas, biels };
}

/** Connects two players in the lobby, one of whom has asked the other for a game. */
async function challenged(stage: Stage) {
  const lobby = await inLobby(stage);
  await lobby.anas.ask('requestGameToPlayer', { targetUserId: lobby.biel.userId });
  return lobby;
}

const playing = ({ server }: Stage) => startGame(server);

/** Creates a finished game. */
async function over(stage: Stage) {
  const game = await playing(stage);
  await game.secondDevice.ask('surrenderGame', { gameId: game.gameId });
  return game;
}

/** Prepares a request about a running game by the player to throw. */
const ofGame =
  <Name extends RequestName>(name: Name, more: object = {}): Prepare =>
  async (stage) => {
    const { gameId, firstDevice } = await playing(stage);
    // `more` has the remaining fields of the contract.
    return on(firstDevice, name, { gameId, ...more } as unknown as Asked<Name>);
  };

/** Prepares a request of a connected player. */
const ofAnybody =
  <Name extends RequestName>(name: Name, asked: Asked<Name>): Prepare =>
  async ({ server }) => {
    const device = await (await server.player()).connect();
    return on(device, name, asked);
  };

/** Connects the players of a league's game. */
async function atGame(stage: Stage) {
  const { ana, biel, gameId } = await stage.begun('league');
  return { device: await ana.connect(), rival: await biel.connect(), gameId };
}

export const ASKED: { readonly [Name in RequestName]: readonly [Prepare, RefusalCode?] } = {
  enterOnlineLobby: [ofAnybody('enterOnlineLobby', {})],
  exitOnlineLobby: [ofAnybody('exitOnlineLobby', {})],
  addGameOnlineLobby: [ofAnybody('addGameOnlineLobby', {})],
  deleteGameOnlineLobby: [
    async (stage) => on((await inLobby(stage)).biels, 'deleteGameOnlineLobby', {}),
  ],
  requestGameToPlayer: [
    async (stage) => {
      const { anas, biel } = await inLobby(stage);
      return on(anas, 'requestGameToPlayer', { targetUserId: biel.userId });
    },
  ],
  withdrawGameRequest: [
    async (stage) => {
      const { anas, biel } = await challenged(stage);
      return on(anas, 'withdrawGameRequest', { targetUserId: biel.userId });
    },
    'request-gone',
  ],
  acceptGameRequest: [
    async (stage) => {
      const { ana, biels } = await challenged(stage);
      return on(biels, 'acceptGameRequest', { fromUserId: ana.userId });
    },
  ],
  rejectGameRequest: [
    async (stage) => {
      const { ana, biels } = await challenged(stage);
      return on(biels, 'rejectGameRequest', { fromUserId: ana.userId });
    },
    'request-gone',
  ],
  joinGame: [ofGame('joinGame')],
  recordTurn: [ofGame('recordTurn', { turnScore: 60, turnId: randomUUID() })],
  showDarts: [ofGame('showDarts', { expectedTurn: 0, beds: ['T20'] })],
  proposeCorrection: [
    async (stage) => {
      const { gameId, firstDevice } = await playing(stage);
      await firstDevice.ask('recordTurn', { gameId, turnScore: 60 });
      return on(firstDevice, 'proposeCorrection', { gameId, turn: 0, turnScore: 45 });
    },
    'correction-open',
  ],
  answerCorrection: [
    async (stage) => {
      const { gameId, firstDevice, secondDevice } = await playing(stage);
      await firstDevice.ask('recordTurn', { gameId, turnScore: 60 });
      await firstDevice.ask('proposeCorrection', { gameId, turn: 0, turnScore: 45 });
      return on(secondDevice, 'answerCorrection', { gameId, accept: true });
    },
    'correction-gone',
  ],
  surrenderGame: [ofGame('surrenderGame'), 'game-over'],
  askToScore: [ofGame('askToScore')],
  answerScoring: [
    async (stage) => {
      const { gameId, firstDevice, secondDevice } = await playing(stage);
      await firstDevice.ask('askToScore', { gameId });
      return on(secondDevice, 'answerScoring', { gameId, accept: true });
    },
    'no-question',
  ],
  takeSideBack: [
    async (stage) => {
      const { gameId, firstDevice, secondDevice } = await playing(stage);
      await firstDevice.ask('askToScore', { gameId });
      await secondDevice.ask('answerScoring', { gameId, accept: true });
      return on(secondDevice, 'takeSideBack', { gameId });
    },
    'no-scorer',
  ],
  rematch: [
    async (stage) => {
      const { gameId, firstDevice, secondDevice } = await over(stage);
      await firstDevice.ask('rematch', { gameId });
      return on(secondDevice, 'rematch', { gameId });
    },
  ],
  playerExitGame: [
    async (stage) => {
      const { gameId, firstDevice } = await over(stage);
      return on(firstDevice, 'playerExitGame', { gameId });
    },
  ],
  leaveGame: [ofGame('leaveGame')],
  hasOtherSocketInGame: [ofAnybody('hasOtherSocketInGame', {})],
  confirmReplaceGameSessionAccepted: [
    async (stage) => {
      const { first } = await playing(stage);
      return on(await first.connect(), 'confirmReplaceGameSessionAccepted', {});
    },
  ],
  finishGameByDisconnectTimeOut: [
    async (stage) => {
      const { gameId, first, firstDevice } = await over(stage);
      return on(firstDevice, 'finishGameByDisconnectTimeOut', {
        gameId,
        winnerUserId: first.userId,
      });
    },
  ],
  watch: [ofGame('watch')],
  unwatch: [ofGame('unwatch')],
  joinLeagueGameLobby: [
    async (stage) => {
      const { device, gameId } = await atGame(stage);
      return on(device, 'joinLeagueGameLobby', { gameId });
    },
  ],
  proposeScoring: [
    async (stage) => {
      const { device, gameId } = await atGame(stage);
      await device.ask('joinLeagueGameLobby', { gameId });
      return on(device, 'proposeScoring', { gameId });
    },
  ],
  answerScoringProposal: [
    async (stage) => {
      const { device, rival, gameId } = await atGame(stage);
      await device.ask('joinLeagueGameLobby', { gameId });
      await device.ask('proposeScoring', { gameId });
      return on(rival, 'answerScoringProposal', { gameId, accept: true });
    },
  ],
  callRival: [
    async (stage) => {
      const { device, gameId } = await atGame(stage);
      return on(device, 'callRival', { gameId });
    },
    'called-already',
  ],
  leaveLeagueGameLobby: [
    async (stage) => {
      const { device, gameId } = await atGame(stage);
      return on(device, 'leaveLeagueGameLobby', { gameId });
    },
  ],
};
