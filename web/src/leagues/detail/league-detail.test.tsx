import { deletedPlayer, type User } from '@darts/contracts/accounts';
import type { League, LeagueGame } from '@darts/contracts/leagues';
import { PRESETS } from '@darts/rules/play/x01/settings';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PATH, pending } from '#test/leagues.ts';
import { visit } from '#test/page.tsx';
import { ana, jefa } from '#test/people.ts';
import { good, serveAnswers } from '#test/server.ts';
import { LeaguePage } from './league-page.tsx';

const biel = { ...ana, userId: '00000000-0000-4000-8000-000000000003', username: 'biel' };
const begun: League = { ...pending, status: 'encurso', participants: [ana, biel, jefa] };

const game: LeagueGame = {
  gameId: 'game',
  round: 3,
  player1: ana,
  player2: biel,
  winnerId: null,
  isDraw: false,
  status: 'pendiente',
  gameDate: '2026-09-17',
  scorePlayer1: 501,
  legsWon: [0, 0],
  scorePlayer2: 501,
};
const row = (user: object, rank: number, figures: object = {}) => ({
  user,
  rank,
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  points: 0,
  legsFor: 0,
  legsAgainst: 0,
  ...figures,
});

async function open(
  league: League,
  games: readonly LeagueGame[] = [],
  user: User = ana,
): Promise<void> {
  serveAnswers({
    [`GET ${PATH}`]: () => good({ league }),
    [`GET ${PATH}/games/3`]: () => good({ round: 3, date: '2026-09-17', games, resting: jefa }),
    [`GET ${PATH}/classification`]: () =>
      good({
        classification: [
          row(biel, 1, { played: 2, wins: 1, losses: 1, points: 3, legsFor: 1, legsAgainst: 1 }),
          row({ userId: null, username: 'Jugador eliminado' }, 2),
        ],
      }),
  });
  visit('/leagues/:leagueId', <LeaguePage />, user, PATH);
  await screen.findByRole('heading', { name: league.name });
}

test('the back link appears before the league has loaded', async () => {
  serveAnswers({});
  visit('/leagues/:leagueId', <LeaguePage />, ana, PATH);
  expect(screen.getByRole('link', { name: 'Volver a Ligas' })).toBeDefined();
});

const facts = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
const gameRow = async () => {
  const list = await screen.findByRole('list', { name: 'Partidas de la jornada 3' });
  return within(list).getByRole('listitem');
};

describe('a league', () => {
  test.each([
    [pending, 'PENDIENTE', '0 / 4', 'Solo ida'],
    [{ ...begun, isHomeAndAway: true }, 'EN CURSO', '3 / 4', 'Ida y vuelta'],
    [{ ...begun, status: 'finalizada' as const }, 'FINALIZADA', '3 / 4', 'Solo ida'],
  ])('shows its description, state and facts: %#', async (league, badge, enrolled, type) => {
    await open({ ...league, description: 'En El Triple.' });

    expect(screen.getByText('En El Triple.')).toBeDefined();
    expect(screen.getByText(badge)).toBeDefined();
    expect(facts()).toEqual([
      'Inicio01/09/2026',
      'Día de juegoJueves',
      'Creadorjefa',
      `Participantes${enrolled}`,
      `Tipo${type}`,
      'Formato501',
      'Puntos3-1-0',
    ]);
    expect(screen.getByRole('link', { name: 'Volver a Ligas' }).getAttribute('href')).toBe(
      '/leagues',
    );
  });

  test('lists the participants before it begins, and has no table yet', async () => {
    await open({ ...pending, participants: [ana] });
    const players = screen.getByRole('region', { name: 'Participantes' });
    expect(within(players).getByRole('link').getAttribute('href')).toBe(`/user/${ana.userId}`);
    expect(screen.getByText(/Ganar da 3 puntos y empatar, 1\. A igualdad/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Clasificación' })).toBeNull();
  });

  test('has a table that links players to their profiles, except deleted players', async () => {
    await open(begun);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['#', 'Jugador', 'PJ', 'PG', 'PP', 'Pts']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((each) => within(each).getAllByRole('cell').length)).toEqual([6, 6]);
    expect(rows[0]?.textContent).toMatch(/^1.*biel2113$/);
    expect(within(table).getByRole('link').getAttribute('href')).toBe(`/user/${biel.userId}`);
    expect(screen.queryByRole('heading', { name: 'Participantes' })).toBeNull();
  });
});

test.each([
  ['its creator', begun, jefa, true],
  ['its creator, demoted', { ...begun, isRunByAdmins: true }, jefa, false],
  ['an admin beside the creator', begun, { ...ana, role: 'admin' }, false],
  ['an admin who stands in', { ...begun, isRunByAdmins: true }, { ...ana, role: 'admin' }, true],
] as const)(
  '%s sees the organiser buttons only while running the league',
  async (_who, league, user, may) => {
    await open(league, [], user);
    const offered = ['Terminar liga', 'Mostrar sin cuenta'].filter((name) =>
      screen.queryByRole('button', { name }),
    );
    expect(offered).toHaveLength(may ? 2 : 0);
  },
);

describe('the rounds', () => {
  test('are chosen by number and date, start at the current round, and name the resting player', async () => {
    await open(begun);
    const select = screen.getByLabelText<HTMLSelectElement>('Selecciona la jornada');
    expect(Array.from(select.options, ({ textContent }) => textContent)).toEqual([
      'Jornada 1 - 03/09/2026',
      'Jornada 2 - 10/09/2026',
      'Jornada 3 - 17/09/2026',
    ]);
    expect(select.value).toBe('3');
    expect(await screen.findByText('jefa descansa esta jornada')).toBeDefined();
  });

  test('show the players, state and date of a game, and link to its page and lobby', async () => {
    await open(begun, [game]);
    const shown = await gameRow();
    expect(shown.textContent).toBe('PENDIENTE17/09/2026ana vs bielJugar');
    const [page, lobby] = within(shown).getAllByRole('link');
    expect(page?.getAttribute('href')).toBe('/game/view/game');
    expect(lobby?.getAttribute('href')).toBe('/game/lobby/game');
  });

  test.each([
    ['between other players', { player1: jefa }],
    ['that is running', { status: 'encurso' }],
    ['that is over', { status: 'finalizada' }],
  ] as const)('offer no link to play a game %s', async (_why, changes) => {
    await open(begun, [{ ...game, ...changes }]);
    expect(within(await gameRow()).queryByRole('link', { name: 'Jugar' })).toBeNull();
  });

  test('offer no link to play a game once the league is over', async () => {
    await open({ ...begun, status: 'finalizada' }, [game]);
    expect(within(await gameRow()).queryByRole('link', { name: 'Jugar' })).toBeNull();
  });

  test('show the legs of a finished game, except after a walkover or withdrawal without a winner', async () => {
    const over = { ...game, status: 'finalizada', endReason: 'zero' } as const;
    const league = { ...begun, format: PRESETS.league };
    await open(league, [{ ...over, legsWon: [1, 2] }]);
    expect((await gameRow()).textContent).toContain('ana 1 - 2 biel');
    cleanup();
    for (const endReason of ['absence', 'walkover', 'withdrawal'] as const) {
      await open(league, [{ ...over, legsWon: [2, 0], endReason }]);
      expect((await gameRow()).textContent).toContain('ana vs biel');
      cleanup();
    }
  });

  test('mark the winner of a game', async () => {
    await open(begun, [{ ...game, status: 'finalizada', winnerSeat: 2 }]);
    const mark = within(await gameRow()).getByRole('img', { name: 'Gana' });
    expect(mark.parentElement?.textContent).toBe('biel');
  });

  test.each([
    [{ endReason: 'rounds', isDraw: true }, 'Empate'],
    [{ endReason: 'rounds', isDraw: true, player2: deletedPlayer }, 'Empate'],
    [{ endReason: 'void' }, 'No disputada'],
    [{ endReason: 'walkover', winnerSeat: 1, player1: deletedPlayer }, 'Por incomparecencia'],
    [{ endReason: 'withdrawal', winnerSeat: 1, player1: deletedPlayer }, 'Por retirada'],
    [{ endReason: 'absence' }, 'No vino nadie'],
    [{ endReason: 'absence', winnerSeat: 2 }, 'Por incomparecencia'],
    [{ endReason: 'walkover', winnerSeat: 2 }, 'Por incomparecencia'],
    [{ endReason: 'walkover' }, 'No vino nadie'],
    [{ endReason: 'withdrawal', winnerSeat: 2 }, 'Por retirada'],
    [{ endReason: 'withdrawal' }, 'No cuenta por retirada'],
    [{ endReason: 'result', winnerSeat: 2 }, 'Resultado introducido'],
    [{ endReason: 'result', isDraw: true }, 'Empate · Resultado introducido'],
    [{ endReason: 'zero', winnerSeat: 2, isVoided: true }, 'No cuenta por retirada'],
    [{ gameDate: '' }, 'Fecha no programada'],
  ] as const)('describe the outcome of a game with %o', async (changes, words) => {
    await open(begun, [{ ...game, status: 'finalizada', ...changes }]);
    expect(within(await gameRow()).getByText(words)).toBeDefined();
  });
});
