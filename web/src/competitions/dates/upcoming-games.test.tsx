import type { UpcomingGame, UpcomingGames as Upcoming } from '@darts/contracts/dates';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressSoon, renderAt } from '#test/page.tsx';
import { biel, carla, id } from '#test/people.ts';
import { broken, good, serveAnswers } from '#test/server.ts';
import { UpcomingGames } from './upcoming-games.tsx';

const CALL = 'GET /games/upcoming';

const ofLeague: UpcomingGame = {
  gameId: id(1),
  kind: 'league',
  competitionId: id(5),
  name: 'Liga del Bar Pepe',
  round: 4,
  rival: { userId: biel.userId, username: biel.username },
  dueDate: '2099-10-29',
  agreedAt: null,
  isAsked: false,
};
const agreed = { ...ofLeague, gameId: id(2), agreedAt: '2099-10-25T19:30:00.000Z' };
const asked = { ...ofLeague, gameId: id(3), isAsked: true };
const ofTournament: UpcomingGame = {
  ...ofLeague,
  gameId: id(4),
  kind: 'tournament',
  name: 'Copa',
  round: 2,
  rounds: 3,
  rival: { userId: carla.userId, username: carla.username },
};

/** Renders the upcoming games, and returns their rows. */
async function rowsOf(...games: UpcomingGame[]) {
  const upcoming: Upcoming = { games, total: games.length };
  serveAnswers({ [CALL]: () => good(upcoming) });
  renderAt('/', <UpcomingGames />);
  return (await screen.findAllByRole('listitem')).map((row) => row.textContent);
}

test('each game shows the rival, the agreed time or else the last day, and its competition', async () => {
  const inGroup: UpcomingGame = { ...ofTournament, round: 1, group: 2, board: 'Fondo' };
  const rows = await rowsOf(agreed, asked, inGroup);
  expect(rows).toEqual([
    'contra bieldomingo, 25 de octubre de 2099, 20:30Liga del Bar Pepe · Jornada 4Jugar',
    'contra bielA más tardar el 29/10/2099 · Te propone fechasLiga del Bar Pepe · Jornada 4Jugar',
    'contra carlaTe toca: FondoA más tardar el 29/10/2099Copa · Grupo BJugar',
  ]);
});

test('an agreed time in the past is marked as past', async () => {
  const [row] = await rowsOf({ ...ofLeague, agreedAt: '2025-10-22T18:30:00.000Z' });
  expect(row).toContain('miércoles, 22 de octubre de 2025, 20:30 (ya pasó)');
});

test('a bracket game is named by its round, and the game for third place by its own name', async () => {
  const forThird: UpcomingGame = { ...ofTournament, gameId: id(6), round: 3, isThirdPlace: true };
  const [semifinal, third] = await rowsOf(ofTournament, forThird);
  expect(semifinal).toContain('Copa · Semifinales');
  expect(third).toContain('Copa · Tercer puesto');
});

test('the name of a game leads to its page, and the button to its lobby', async () => {
  await rowsOf(agreed);
  const next = within(screen.getByRole('region', { name: 'Mis próximas partidas' }));
  const leadsTo = (name: string) => next.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('contra biel')).toBe(`/game/view/${agreed.gameId}`);
  expect(leadsTo('Jugar')).toBe(`/game/lobby/${agreed.gameId}`);
});

test('the list shows three games, and all games after one touch', async () => {
  const four = [agreed, asked, ofLeague, ofTournament];
  expect(await rowsOf(...four)).toHaveLength(3);
  await pressSoon('Ver las 4');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['no game to play', () => good({ games: [], total: 0 })],
  ['a failed call', broken],
])('with %s the list is hidden, with its heading', async (_, answer) => {
  let answers = 0;
  const counted = () => {
    answers += 1;
    return answer();
  };
  serveAnswers({ [CALL]: counted });
  renderAt('/', <UpcomingGames />);
  await waitFor(() => expect(answers).toBe(1));
  await new Promise((resolve) => setTimeout(resolve)); // for what is drawn of it
  expect(screen.queryByRole('heading')).toBeNull();
});
