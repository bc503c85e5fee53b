import { PRESETS } from '@darts/rules/play/x01/settings';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setConnection } from '#platform/connection.ts';
import { address, pressSoon, seeToasts, toasts, visit } from '#test/page.tsx';
import { ana, biel, carla, id } from '#test/people.ts';
import { bad, good, serveAnswers } from '#test/server.ts';
import { asked, connectForEach, realtime, refuse, seeAsked, send } from '#test/socket.ts';
import { GameLobbyPage } from './game-lobby-page.tsx';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);

const gameId = id(8);
const leagueId = id(9);
const game = {
  gameId,
  player1: ana,
  player2: biel,
  status: 'pendiente',
  leagueId,
  tournamentId: null,
  format: PRESETS.league,
};

connectForEach();

const inLeague = { name: 'Liga de Otoño', round: 5, rounds: 9, date: '2026-11-26' };

function open(found: object | null = game, user = ana, stage: object = inLeague): void {
  serveAnswers({
    [`GET /games/${gameId}`]: () => (found ? good({ game: found }) : bad(404, 'No existe.')),
    [`GET /games/${gameId}/stage`]: () => good({ stage }),
  });
  visit('/game/lobby/:gameId', <GameLobbyPage />, user, `/game/lobby/${gameId}`);
}

const isIn = () => seeAsked('joinLeagueGameLobby');

test('the heading names the qualifier of a group until the player is known', async () => {
  const stage = { name: 'Copa', round: 1, rounds: 2, comers: [null, { group: 2, rank: 1 }] };
  open({ ...game, player2: null, leagueId: null, tournamentId: leagueId }, ana, stage);
  expect(await screen.findByRole('heading', { name: 'ana contra 1.º Grupo B' })).toBeDefined();
});

test('the page counts the players present, and opens the game when it begins', async () => {
  open();
  await isIn();
  expect(await screen.findByText('Liga de Otoño · Jornada 5')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'ana contra biel' })).toBeDefined();
  expect(screen.getByText('501 a doble, al mejor de 3')).toBeDefined();
  expect(screen.getByText('VS')).toBeDefined();

  await send('preLobbyUpdate', { players: [ana] });
  expect(screen.getByText('Jugadores conectados: 1 / 2')).toBeDefined();
  await send('preLobbyUpdate', { players: [ana, biel] });
  expect(screen.getByText('Jugadores conectados: 2 / 2')).toBeDefined();

  await send('startLeagueGame', { gameId: id(7) });
  expect(address()).toBe(`/game/lobby/${gameId}`);
  await send('startLeagueGame', { gameId });
  expect(toasts()).toEqual(['Partida comenzando...']);
  expect(address()).toBe(`/play/game/online/${gameId}`);
});

test('the player joins the lobby again after each reconnection', async () => {
  open();
  await isIn();
  await act(async () => setConnection('offline'));
  expect(screen.getByText('Jugadores conectados: 0 / 2')).toBeDefined();
  await act(async () => setConnection('online'));
  await seeAsked('joinLeagueGameLobby', 2);
});

test('leaving the lobby leads to the league', async () => {
  open();
  await isIn();
  fireEvent.click(screen.getByRole('link', { name: 'Salir' }));
  await seeAsked('leaveLeagueGameLobby');
  expect(address()).toBe(`/leagues/${leagueId}`);
});

test('the page tells why the game cannot begin', async () => {
  const words = 'Ya estás en otra partida en curso. Finalízala antes de comenzar una nueva.';
  refuse('joinLeagueGameLobby', words);
  open();
  await seeToasts(words);
});

test('the page of a game opens when the game is decided while its players wait', async () => {
  let found = game;
  serveAnswers({
    [`GET /games/${gameId}`]: () => good({ game: found }),
    [`GET /games/${gameId}/stage`]: () => good({ stage: inLeague }),
  });
  visit('/game/lobby/:gameId', <GameLobbyPage />, ana, `/game/lobby/${gameId}`);
  await isIn();
  await screen.findByText('Jugadores conectados: 0 / 2');
  found = { ...game, status: 'finalizada' };
  refuse('joinLeagueGameLobby', 'La partida ya ha terminado.');
  await act(async () => setConnection('offline'));
  await act(async () => setConnection('online'));
  await vi.waitFor(() => expect(address()).toBe(`/game/view/${gameId}`));
});

test('the lobby turns away users who do not play the game', async () => {
  open(game, carla);
  await seeToasts('No formas parte de esta partida.');
  await vi.waitFor(() => expect(address()).toBe(`/leagues/${leagueId}`));
  expect(asked('joinLeagueGameLobby')).toEqual([]);
});

test('a game that fails to load leads to the online lobby', async () => {
  open(null);
  await seeToasts('No se pudo cargar la partida.');
  await vi.waitFor(() => expect(address()).toBe('/online/lobby'));
});

/** Renders the lobby with Ana present and Biel absent. */
async function alone(news: object = {}) {
  open();
  await isIn();
  await send('preLobbyUpdate', { players: [ana], ...news });
}

test('a player who waits alone calls the rival, and reads how the rival is called', async () => {
  realtime.answers.set('callRival', () => ({ success: true, by: 'mail', isPlaying: false }));
  await alone();
  await pressSoon('Avisar a biel');
  await seeToasts('Hemos escrito un correo a biel.');
  expect(asked('callRival')).toMatchObject([{ payload: { gameId } }]);
  const result = screen.getByRole('link', { name: 'Introducir resultado' });
  expect(result.getAttribute('href')).toBe(`/game/view/${gameId}`);

  await send('preLobbyUpdate', { players: [ana, biel] });
  expect(screen.queryByRole('button', { name: 'Avisar a biel' })).toBeNull();
});

test('a player who asks to score for both reads that the answer is pending, and then the refusal', async () => {
  realtime.answers.set('proposeScoring', () => ({ success: true, isHere: true }));
  await alone();
  await pressSoon('Apuntar por los dos');
  await send('preLobbyUpdate', { players: [ana], asking: ana.userId });
  expect(await screen.findByText('Falta que biel conteste.')).toBeDefined();

  await send('scoringProposalAnswered', { gameId, userId: biel.userId, accept: false });
  await seeToasts('biel prefiere apuntar los suyos.');
});

test('a player reads that the rival is in another game, and cannot ask to score for both', async () => {
  await alone({ playing: [biel.userId] });
  expect(await screen.findByText('biel está en otra partida.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Apuntar por los dos' })).toBeNull();
});

test('a no-show is reported to the organiser only after a confirmation', async () => {
  const told = vi.fn<() => Response>(() => good({}));
  open();
  serveAnswers({
    [`GET /games/${gameId}`]: () => good({ game }),
    [`POST /games/${gameId}/no-show`]: told,
  });
  await pressSoon('Avisar de que no ha venido');
  expect(told).not.toHaveBeenCalled();
  await pressSoon('Avisar');
  await seeToasts('Se ha avisado a quien organiza.');
});
