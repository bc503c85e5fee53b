/** One phone at the board: the game begins once the rival, on whatever page, agrees that it records for both. */
import { expect, test } from 'vitest';
import { beginGame } from '../../../test/game.ts';
import { leagueInProgress, reason } from '../../../test/results/competitions.ts';

/** A league's game: Ana waits in its lobby, and Biel has two pages open elsewhere. */
async function atTheBoard() {
  const league = await leagueInProgress();
  const [ana, biel, carla] = league.people;
  const [{ gameId }] = await league.gamesOf(ana, biel);
  const anas = await ana.connect();
  const biels = [await biel.connect(), await biel.connect()] as const;
  await anas.ask('joinLeagueGameLobby', { gameId });
  const by = { userId: ana.userId, username: ana.username };
  return {
    ...league,
    ana,
    biel,
    carla,
    anas,
    biels,
    gameId: String(gameId),
    question: { gameId, by },
    propose: () => anas.ask('proposeScoring', { gameId }),
    answer: (accept: boolean, device = biels[0]) =>
      device.ask('answerScoringProposal', { gameId, accept }),
    game: async () => (await ana.get(`/games/${gameId}`)).data.game,
  };
}

test('a proposal accepted on any page begins the game with the player at the board as scorer', async () => {
  const { ana, anas, biels, gameId, question, propose, answer, game } = await atTheBoard();

  expect(await propose()).toEqual({ success: true, isHere: true });
  expect(await propose()).toEqual({ success: true, isHere: true });
  for (const device of biels) expect(await device.receives('scoringProposed')).toEqual(question);
  await anas.settlesOn('preLobbyUpdate', { asking: ana.userId });
  expect(biels[0].events('scoringProposed')).toHaveLength(1); // asked again, it stands as it is

  expect(await answer(true)).toEqual({ success: true });
  expect(await answer(true, biels[1])).toEqual({ success: true }); // sent again, or by another device
  expect(await anas.receives('startLeagueGame')).toEqual({ gameId });
  for (const device of [anas, ...biels]) {
    expect(await device.receives('scoringProposalAnswered')).toMatchObject({ accept: true });
  }
  expect(await game()).toMatchObject({ status: 'encurso', scorer: ana.userId });
  await anas.ask('joinGame', { gameId });
  for (const turnScore of [60, 45]) {
    expect(await anas.ask('recordTurn', { gameId, turnScore })).toMatchObject({ success: true });
  }
});

test('a scoring proposal is refused or taken back, and made five times at most', async () => {
  const { biel, anas, biels, gameId, propose, answer, game } = await atTheBoard();
  await propose();
  expect(await anas.ask('answerScoringProposal', { gameId, accept: true })).toMatchObject({
    code: 'no-question', // of the rival
  });
  await answer(false);
  const refused = { gameId, userId: biel.userId, accept: false };
  expect(await anas.receives('scoringProposalAnswered')).toEqual(refused);
  expect(await answer(true)).toMatchObject({ code: 'no-question' });

  await propose();
  await anas.ask('answerScoringProposal', { gameId, accept: false });
  await biels[1].settlesOn('scoringProposalAnswered', { gameId, accept: false });
  for (let time = 2; time < 5; time += 1) {
    expect(await propose()).toMatchObject({ success: true });
    await answer(false);
  }
  expect(await propose()).toMatchObject({ code: 'asked-too-often' });
  expect((await game()).status).toBe('pendiente');
});

test('a scoring proposal reaches a page opened later, and ends when the proposing phone disconnects', async () => {
  const { ana, biel, anas, biels, gameId, question, propose, answer } = await atTheBoard();
  const anasTablet = await ana.connect();
  await anasTablet.ask('joinLeagueGameLobby', { gameId });
  await propose();
  const later = await biel.connect();
  expect(await later.receives('scoringProposed')).toEqual(question);

  anas.socket.disconnect();
  const gone = { gameId, userId: ana.userId, accept: false };
  for (const device of [...biels, later]) {
    expect(await device.receives('scoringProposalAnswered')).toEqual(gone);
  }
  expect(await answer(true)).toMatchObject({ code: 'no-question' });
  expect((await (await biel.connect()).ask('hasOtherSocketInGame', {})).success).toBe(true);
});

test('a user who is absent, busy or not a player can neither make nor accept a scoring proposal', async () => {
  const { anas, biels, biel, carla, gameId, propose, answer } = await atTheBoard();
  const carlas = await carla.connect();
  expect(await carlas.ask('proposeScoring', { gameId })).toMatchObject({ code: 'not-a-player' });
  const asked = { gameId, accept: true };
  expect(await carlas.ask('answerScoringProposal', asked)).toMatchObject({ code: 'not-a-player' });
  expect(await biels[0].ask('proposeScoring', { gameId })).toMatchObject({
    code: 'connection-lost', // it does not wait in the lobby
  });

  await propose();
  await beginGame(biel, carla);
  expect(await answer(true)).toMatchObject({ code: 'already-playing' });
  await answer(false);
  expect(await propose()).toMatchObject({ code: 'rival-playing' });
  await anas.ask('joinLeagueGameLobby', { gameId });
  await anas.settlesOn('preLobbyUpdate', { playing: [biel.userId] });
});

test('a scoring proposal does not begin a decided game, or a game against a deleted account', async () => {
  const { anas, ana, carla, creator, path, gamesOf, propose, answer, biel } = await atTheBoard();
  await propose();
  await creator.post(`${path}/withdrawals`, { userId: biel.userId, reason });
  expect(await answer(true)).toMatchObject({ code: 'game-over' });

  const [{ gameId }] = await gamesOf(ana, carla);
  await anas.ask('joinLeagueGameLobby', { gameId });
  await anas.ask('proposeScoring', { gameId });
  await carla.post('/users/delete');
  const isAsked = async () => (await anas.ask('proposeScoring', { gameId })).success;
  await expect.poll(isAsked).toBe(false);
  expect((await ana.get(`/games/${gameId}`)).data.game.status).not.toBe('encurso');
});

test('a game begins without a scorer when both players are in its lobby, and the proposal ends', async () => {
  const { biel, biels, gameId, propose, game } = await atTheBoard();
  await propose();
  await biels[0].ask('joinLeagueGameLobby', { gameId });
  expect(await biels[0].receives('startLeagueGame')).toEqual({ gameId });
  expect(await game()).toMatchObject({ status: 'encurso' });
  expect(await game()).not.toHaveProperty('scorer');
  const later = await biel.connect();
  await later.ask('hasOtherSocketInGame', {});
  expect(later.events('scoringProposed')).toEqual([]);
});

test('an acceptance as the proposing phone leaves begins the game with a scorer or not at all', async () => {
  const { ana, anas, biels, gameId, propose, answer, game } = await atTheBoard();
  await propose();
  const [accepted] = await Promise.all([
    answer(true),
    anas.ask('leaveLeagueGameLobby', { gameId }),
    answer(true, biels[1]),
  ]);
  const { status, scorer } = await game();
  expect([status, scorer]).toEqual(
    accepted.success ? ['encurso', ana.userId] : ['pendiente', undefined],
  );
});
