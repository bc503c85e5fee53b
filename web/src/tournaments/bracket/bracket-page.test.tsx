import type { Leaders } from '@darts/contracts/figures';
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { PRESETS } from '@darts/rules/play/x01/settings';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dispatchServerEvent } from '#platform/server-events.ts';
import { toasts, visit } from '#test/page.tsx';
import { ana, biel, carla } from '#test/people.ts';
import { broken, good, serveAnswers } from '#test/server.ts';
import { bye, PATH, played, tournament, waiting } from '#test/tournaments.ts';
import { BracketPage } from './bracket-page.tsx';

let answer = broken;
let leaders: Leaders = { average: [], turns180: [], bestClose: [], bestLeg: [] };

const serve = (changes: Partial<Tournament>) => {
  answer = () => good({ tournament: { ...tournament, ...changes } });
};

async function look(changes?: Partial<Tournament>) {
  if (changes) serve(changes);
  serveAnswers({
    [`GET ${PATH}`]: () => answer(),
    [`GET ${PATH}/leaders`]: () => good({ leaders }),
  });
  visit(
    '/tournaments/view/:tournamentId',
    <BracketPage />,
    ana,
    PATH.replace('tournaments', 'tournaments/view'),
  );
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
}

const gamesOf = (round: string) =>
  within(screen.getByRole('region', { name: round })).getAllByRole('listitem');
const textOf = (element: HTMLElement) => element.textContent;

test('the bracket shows the games by round, each with its players', async () => {
  await look({});
  expect(gamesOf('Semifinales').map(textOf)).toEqual([
    'Partida 1. ana. Pasa directo',
    'Partida 2. biel contra carla. Pendiente.',
  ]);
  expect(gamesOf('Final').map(textOf)).toEqual([
    'Partida 1. ana contra TBDpor decidir. Pendiente.',
  ]);
});

test('a bye has no link, and cannot be played', async () => {
  await look({});
  expect(within(gamesOf('Semifinales')[0]!).queryByRole('link')).toBeNull();
});

test('a player can play their own pending game once the rival is known', async () => {
  await look({});
  expect(screen.queryByRole('link', { name: 'Jugar' })).toBeNull();
  cleanup();

  await look({ games: [bye(1, 1, ana), played(1, 2, biel, carla), waiting(2, 1, ana, biel)] });
  const play = within(gamesOf('Final')[0]!).getByRole('link', { name: 'Jugar' });
  expect(play.getAttribute('href')).toBe('/game/lobby/game-2-1');
});

test('a game leads to its page', async () => {
  await look({});
  const link = within(gamesOf('Semifinales')[1]!).getByRole('link');
  expect(link.getAttribute('href')).toBe('/game/view/game-1-2');
});

test('the page marks the winner of a game, shows the scores, and names the champion', async () => {
  await look({
    status: 'finalizada',
    games: [bye(1, 1, ana), played(1, 2, biel, carla), played(2, 1, biel, ana)],
  });
  const [final] = gamesOf('Final');
  expect(within(final!).getByRole('img', { name: 'Gana' }).parentElement?.textContent).toBe(
    'biel0',
  );
  expect(textOf(final!)).toBe('Partida 1. biel0 contra ana87. Finalizada.');
  expect(screen.getByText(/^Campeón/).textContent).toBe('Campeón: biel');
});

test('a game of several legs shows the legs that each player has won', async () => {
  const final = { ...played(1, 1, ana, biel), format: PRESETS.league };
  await look({ games: [{ ...final, legsWon: [2, 1] }] });
  expect(textOf(gamesOf('Final')[0]!)).toBe('Partida 1. ana2 contra biel1. Finalizada.');
});

test('a final without a dart thrown has its champion too', async () => {
  const final = { ...played(1, 1, ana, biel), endReason: 'void' } as const;
  await look({ status: 'finalizada', games: [{ ...final, scorePlayer1: 501, scorePlayer2: 501 }] });
  expect(textOf(gamesOf('Final')[0]!)).toBe(
    'Partida 1. ana contra biel. Finalizada. No disputada.No disputada',
  );
  expect(screen.getByRole('img', { name: 'Gana' }).parentElement?.textContent).toBe('ana');
  expect(screen.getByText(/^Campeón/).textContent).toBe('Campeón: ana');
});

test('a tournament that was called off has no champion', async () => {
  const off = (game: BracketGame): BracketGame => ({
    ...game,
    status: 'finalizada',
    endReason: 'void',
  });
  await look({
    status: 'finalizada',
    games: [bye(1, 1, ana), off(waiting(1, 2, biel, carla)), off(waiting(2, 1, ana, null))],
  });
  expect(screen.queryByRole('img', { name: 'Gana' })).toBeNull();
  expect(screen.queryByText(/^Campeón/)).toBeNull();
});

test('a game that neither player attended is marked, and so is its place in the next game', async () => {
  const ofNobody = {
    ...waiting(1, 2, biel, carla),
    status: 'finalizada',
    endReason: 'walkover',
  } as const;
  const final = { ...played(2, 1, ana, biel), player2: null, endReason: 'bye' } as const;
  await look({ status: 'finalizada', games: [bye(1, 1, ana), ofNobody, final] });
  expect(textOf(gamesOf('Semifinales')[1]!)).toBe(
    'Partida 2. biel contra carla. Finalizada. No vino nadie.No vino nadie',
  );
  expect(textOf(gamesOf('Final')[0]!)).toContain('contra Nadienadie');
});

test('the page updates after changes elsewhere', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0); // when it looks again is left to chance
  await look({});
  serve({ games: [bye(1, 1, ana), played(1, 2, biel, carla), waiting(2, 1, ana, biel)] });
  act(() => dispatchServerEvent('tournamentChanged', { tournamentId: tournament.tournamentId }));
  expect(await screen.findByRole('link', { name: 'Jugar' })).toBeTruthy();
});

test('the page lists the leaders of the tournament', async () => {
  leaders = { ...leaders, average: [{ user: biel, value: 61.5 }] };
  await look({});
  const list = await screen.findByRole('region', { name: 'Líderes' });
  expect(textOf(list)).toBe('LíderesMejor mediabiel61,50');
});

test('the bracket can be zoomed up to a limit', async () => {
  await look({});
  const larger = screen.getByRole('button', { name: 'Acercar' });
  fireEvent.click(larger);
  expect(screen.getByText('125 %')).toBeTruthy();
  for (let press = 0; press < 5; press++) fireEvent.click(larger);
  expect(screen.getByText('200 %')).toBeTruthy();
  expect(larger).toHaveProperty('disabled', true);
});

test('a tournament that has not begun has no bracket yet', async () => {
  await look({ status: 'pendiente', games: [] });
  expect(screen.getByText('El cuadro se sortea al iniciar el torneo.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Cuadro del torneo' })).toBeNull();
});

test('a page that fails to load shows an error, and can be retried', async () => {
  answer = broken;
  await look();
  expect(toasts()).toEqual(['Error al cargar el torneo']);
  serve({});
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: tournament.name })).toBeTruthy();
});
