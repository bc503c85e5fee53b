import type { GameView } from '@darts/contracts/play';
import type { Device } from '../player.ts';
import type { People } from './people.ts';
import type { Recorder } from './recorder.ts';

const BEST_OF_THREE = { start: 301, in: 'double', out: 'double', legs: 3, rounds: 20 } as const;

let turns = 0;
const turnId = () => `10000000-0000-4000-8000-${String((turns += 1)).padStart(12, '0')}`;

/** The lobby, two games online, and all that players ask for in them. */
export async function gamesStory(recorder: Recorder, { ana, biel, carmen }: People) {
  const { call, ask, event } = recorder;
  const [anas, biels, carmens] = [
    await ana.connect(),
    await biel.connect(),
    await carmen.connect(),
  ];
  const deviceOf = (userId: string): Device => (userId === ana.userId ? anas : biels);

  await ask(carmens, 'enterOnlineLobby', {});
  await event(carmens, 'updateLobbyGames');
  await ask(carmens, 'addGameOnlineLobby', { format: BEST_OF_THREE });
  await ask(biels, 'addGameOnlineLobby', {});
  await event(carmens, 'updateLobbyGames', ({ lobbyGames }) => lobbyGames.length === 2);
  await ask(anas, 'requestGameToPlayer', { targetUserId: carmen.userId });
  await ask(anas, 'withdrawGameRequest', { targetUserId: carmen.userId });
  await ask(anas, 'requestGameToPlayer', { targetUserId: carmen.userId });
  await ask(carmens, 'rejectGameRequest', { fromUserId: ana.userId });
  await ask(carmens, 'acceptGameRequest', { fromUserId: ana.userId });
  await ask(carmens, 'deleteGameOnlineLobby', {});
  await ask(anas, 'requestGameToPlayer', { targetUserId: biel.userId });
  const accepted = await ask(biels, 'acceptGameRequest', { fromUserId: ana.userId });
  if (!accepted.success) throw new Error(accepted.message);
  const { gameId } = accepted;
  await ask(carmens, 'watch', { gameId });
  await ask(carmens, 'unwatch', { gameId });
  await ask(carmens, 'joinGame', { gameId });
  await ask(anas, 'joinGame', { gameId });
  await ask(biels, 'joinGame', { gameId });
  const params = { gameId };
  for (const by of [ana, carmen, null]) {
    await call(by, 'GET /games/{gameId}', { params });
    await call(by, 'GET /games/{gameId}/details', { params });
    await call(by, 'GET /games/{gameId}/stage', { params });
    await call(by, 'GET /games/{gameId}/dates', { params });
    await call(by, 'GET /games/{gameId}/result', { params });
    await call(by, 'GET /public/games/{gameId}', { params });
  }
  await call(ana, 'POST /games/{gameId}/screen', { params, body: {} });
  await call(carmen, 'POST /games/{gameId}/screen', { params, body: {} });
  await call(ana, 'POST /games/{gameId}/screen/renew', { params, body: {} });
  await call(null, 'GET /tv/games/{gameId}', { params });

  const game = async (): Promise<GameView> =>
    (await call(ana, 'GET /games/{gameId}', { params })).game;
  const thrower = async () => deviceOf((await game()).turn ?? '');
  const other = (device: Device) => (device === anas ? biels : anas);
  const first = await thrower();
  const second = other(first);
  await ask(first, 'showDarts', { gameId, expectedTurn: 0, beds: ['T20'] } as never);
  await event(second, 'dartsShown' as never);
  await ask(first, 'recordTurn', {
    gameId,
    beds: ['T20', 'T19', 'D16'],
    turnId: turnId(),
  } as never);
  await event(second, 'updateGame');
  await ask(first, 'recordTurn', { gameId, turnScore: 60, turnId: turnId() });
  await ask(first, 'proposeCorrection', { gameId, turn: 0, turnScore: 45 });
  await ask(second, 'answerCorrection', { gameId, accept: true });
  await ask(first, 'askToScore', { gameId });
  await ask(second, 'answerScoring', { gameId, accept: true });
  await ask(second, 'takeSideBack', { gameId });
  await ask(first, 'hasOtherSocketInGame', {});
  await ask(first, 'confirmReplaceGameSessionAccepted', {});
  await ask(first, 'finishGameByDisconnectTimeOut', { gameId, winnerUserId: ana.userId });
  await call(carmen, 'POST /games/{gameId}/turn', { params, body: { darts: [20, 20, 20] } });
  await ask(second, 'recordTurn', { gameId, turnScore: 181, turnId: turnId() });
  // 45 and then 180, 180, 96; the other throws 26s.
  await ask(second, 'recordTurn', { gameId, turnScore: 26, turnId: turnId() });
  for (const score of [180, 180, 96]) {
    await ask(first, 'recordTurn', { gameId, turnScore: score, turnId: turnId() });
    if (score === 180) await ask(second, 'recordTurn', { gameId, turnScore: 26, turnId: turnId() });
  }
  await event(second, 'updateGame', ({ game: { status } }) => status === 'finalizada');
  await call(ana, 'GET /games/{gameId}', { params });
  await call(ana, 'GET /games/{gameId}/details', { params });
  await ask(first, 'rematch', { gameId });
  const again = await ask(second, 'rematch', { gameId });
  if (!again.success) throw new Error(again.message);
  const { gameId: secondId } = (
    await call(ana, 'GET /games/activegame/{userId}', {
      params: { userId: ana.userId },
    })
  ).game;
  await ask(anas, 'joinGame', { gameId: secondId });
  await ask(biels, 'joinGame', { gameId: secondId });
  await call(ana, 'POST /games/{gameId}/turn', {
    params: { gameId: secondId },
    body: { darts: [20, 20, 20] },
  });
  await ask(biels, 'surrenderGame', { gameId: secondId });
  await ask(anas, 'playerExitGame', { gameId: secondId });
  await ask(biels, 'leaveGame', { gameId: secondId });
  await ask(anas, 'exitOnlineLobby', {});
  await call(ana, 'GET /games/{gameId}', { params: { gameId: secondId } });
}
