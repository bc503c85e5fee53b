import type { League } from '@darts/contracts/leagues';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PATH, pending } from '#test/leagues.ts';
import { address, pressAndConfirm, pressSoon, seeToast, toasts, visit } from '#test/page.tsx';
import { ana, biel, jefa } from '#test/people.ts';
import { bad, broken, good, refused, serveAnswers } from '#test/server.ts';
import { LeaguePage } from '#leagues/detail/league-page.tsx';
import { LeaguesPage } from './leagues-page.tsx';

const begun: League = { ...pending, status: 'encurso', participants: [ana] };

const open = (league: League, user = ana, answers: Parameters<typeof serveAnswers>[0] = {}) => {
  serveAnswers({
    [`GET ${PATH}`]: () => good({ league }),
    [`GET ${PATH}/helpers`]: () => good({ users: [] }),
    ...answers,
  });
  visit('/leagues/:leagueId', <LeaguePage />, user, PATH);
};

describe('the list of leagues', () => {
  test('says that there are no leagues', async () => {
    serveAnswers({ 'GET /leagues/': () => good({ leagues: [] }) });
    visit('/leagues', <LeaguesPage />, ana);
    expect(await screen.findByText('No hay ligas disponibles.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Crear Liga' })).toBeNull();
    expect(
      await screen.findByText('Todavía no hay ligas. Pide a un organizador que cree una.'),
    ).toBeDefined();
  });

  test('tells an organiser how to create the first league', async () => {
    serveAnswers({ 'GET /leagues/': () => good({ leagues: [] }) });
    visit('/leagues', <LeaguesPage />, jefa);
    expect(
      await screen.findByText('Todavía no hay ligas. Crea la primera con «Crear Liga».'),
    ).toBeDefined();
  });

  test('leads to the finished leagues when there are no others', async () => {
    const over = { ...pending, status: 'finalizada' };
    const list = (query: URLSearchParams) =>
      good({ leagues: query.get('status') === 'pendiente,encurso' ? [] : [over] });
    serveAnswers({ 'GET /leagues/': list });
    visit('/leagues', <LeaguesPage />, ana);
    await screen.findByText('Las ligas que hubo han terminado.');
    await pressSoon('Ver todas las ligas');
    const card = await screen.findByRole('link', { name: new RegExp(pending.name) });
    expect(card.textContent).toContain('FINALIZADA');
  });

  test('suggests other filters when the chosen filters find no leagues', async () => {
    const list = (query: URLSearchParams) =>
      good({ leagues: query.get('mine') === 'true' ? [] : [pending] });
    serveAnswers({ 'GET /leagues/': list });
    visit('/leagues', <LeaguesPage />, ana);
    await pressSoon('Mis ligas');
    expect(await screen.findByText('Prueba con otro nombre o con otros filtros.')).toBeDefined();
  });

  test('shows the name, state and start of each league, and links to its page', async () => {
    serveAnswers({ 'GET /leagues/': () => good({ leagues: [pending] }) });
    visit('/leagues', <LeaguesPage />, ana);
    const card = await screen.findByRole('link', { name: new RegExp(pending.name) });
    expect(card.textContent).toBe('PENDIENTELiga de OtoñoInicio: 01/09/2026');
    expect(card.getAttribute('href')).toBe(PATH);
    expect(screen.getByPlaceholderText('Buscar por nombre o alias...')).toBeDefined();
  });

  test('shows the newest leagues, and older leagues on demand to the last', async () => {
    const day = (index: number) => new Date(Date.UTC(2026, 7, 100 - index)).toISOString();
    const all = Array.from({ length: 30 }, (_, index) => ({
      ...pending,
      leagueId: `league-${index}`,
      name: `Liga ${index}`,
      createdAt: day(index),
    }));
    const list = (query: URLSearchParams) => {
      const older = all.filter(({ createdAt }) => createdAt < (query.get('before') ?? '9'));
      return good({ leagues: older.slice(0, Number(query.get('limit'))) });
    };
    serveAnswers({ 'GET /leagues/': list });
    visit('/leagues', <LeaguesPage />, ana);
    const shown = () =>
      screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

    await screen.findByText('Liga 0');
    expect(shown()).toEqual(all.slice(0, 24).map(({ name }) => name));
    await pressSoon('Ver más');
    await screen.findByText('Liga 29');
    expect(shown()).toEqual(all.map(({ name }) => name));
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  test('says that it could not be loaded', async () => {
    serveAnswers({ 'GET /leagues/': broken });
    visit('/leagues', <LeaguesPage />, jefa);
    await seeToast('Error al cargar las ligas');
    expect(screen.getByRole('link', { name: 'Crear Liga' })).toBeDefined();
  });
});

describe('a pending league', () => {
  const mine = { ...pending, participants: [ana, jefa] };

  test.each([
    {
      label: 'Unirse a la liga',
      call: 'join',
      done: 'Te has unido a la liga correctamente',
      failed: 'Error al unirse a la liga',
    },
    {
      label: 'Salir de la liga',
      call: 'leave',
      done: 'Has salido de la liga',
      failed: 'Error al salir de la liga',
    },
    {
      label: 'Iniciar liga',
      call: 'start',
      done: 'Liga iniciada',
      failed: 'Error al iniciar la liga',
    },
  ])('reports the outcome of "$label"', async ({ label, call, done, failed }) => {
    const league = call === 'join' ? pending : mine;
    const action = `POST ${PATH}/${call}`;
    const answers: (() => Response)[] = [good, broken, refused('Ya no quedan plazas.')];
    open(league, jefa, { [action]: () => answers.shift()?.() ?? broken() });
    for (const words of [done, failed, 'Ya no quedan plazas.']) {
      await (call === 'start' ? pressAndConfirm : pressSoon)(label);
      await waitFor(() => expect(toasts()).toContain(words));
    }
  });

  test('is joined and left with one button, which keeps the focus', async () => {
    let participants = [jefa];
    open(pending, ana, {
      [`GET ${PATH}`]: () => good({ league: { ...pending, participants } }),
      [`POST ${PATH}/join`]: () => {
        participants = [jefa, ana];
        return good();
      },
    });
    const join = await screen.findByRole('button', { name: 'Unirse a la liga' });
    join.focus();
    fireEvent.click(join);
    const leave = await screen.findByRole('button', { name: 'Salir de la liga' });
    expect(document.activeElement).toBe(leave);
    expect(toasts()).toEqual(['Te has unido a la liga correctamente']);
  });

  test('offers other users no edit or start button, and no join button when it is full', async () => {
    open({ ...pending, maxParticipants: 2, participants: [jefa, { ...ana, userId: null }] });
    expect(await screen.findByText('2 / 2', { selector: 'dd' })).toBeDefined();
    for (const name of ['Editar', 'Iniciar liga', 'Unirse a la liga', 'Salir de la liga']) {
      expect(screen.queryByText(name)).toBeNull();
    }
  });

  test('starts only after a confirmation with its players and its length', async () => {
    const calls = serveAnswers({ [`GET ${PATH}`]: () => good({ league: mine }) });
    visit('/leagues/:leagueId', <LeaguePage />, jefa, PATH);
    await pressSoon('Iniciar liga');
    const question = screen.getByRole('dialog', { name: '¿Iniciar con 2 de 4?' });
    expect(question.textContent).toContain('Ya no se podrá apuntar nadie.');
    expect(question.textContent).toContain('Tendrá 1 jornada, el 03/09/2026.');
    expect(within(question).getByRole('region', { name: 'Participantes' }).textContent).toBe(
      'ana y jefa',
    );
    fireEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual({});
  });

  test('does not start with fewer than two players', async () => {
    open({ ...pending, participants: [ana] }, jefa);
    await pressSoon('Iniciar liga');
    const question = screen.getByRole('dialog', { name: '¿Iniciar con 1 de 4?' });
    expect(question.textContent).toContain('Hacen falta al menos 2 participantes');
    expect(within(question).queryByRole('button', { name: 'Iniciar liga' })).toBeNull();
  });

  test.each([
    [good, 'Liga eliminada', '/leagues'],
    [broken, 'Error al eliminar la liga', PATH],
    [refused('Ya ha empezado.'), 'Ya ha empezado.', PATH],
  ])('is deleted by its creator after a confirmation: %#', async (answer, words, at) => {
    open(mine, jefa, { [`DELETE ${PATH}`]: answer });
    await pressAndConfirm('Eliminar');
    await seeToast(words);
    await waitFor(() => expect(address()).toBe(at));
  });

  test('lets its creator look up players by name and add them', async () => {
    const found = [{ userId: biel.userId, username: 'biel' }];
    const sent = serveAnswers({
      [`GET ${PATH}`]: () => good({ league: mine }),
      [`GET ${PATH}/candidates`]: (query) => good({ users: query.get('q') === 'bi' ? found : [] }),
      [`POST ${PATH}/participants`]: () => good(),
    });
    visit('/leagues/:leagueId', <LeaguePage />, jefa, PATH);
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'bi' } });
    await pressSoon('Añadir a biel');
    await seeToast('Participante añadido');
    expect(sent).toEqual({ [`POST ${PATH}/participants`]: { userId: biel.userId } });

    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bix' } });
    expect(
      await screen.findByText('Nadie con ese nombre que no esté ya en la lista.'),
    ).toBeDefined();
  });

  test.each([
    [good, 'Participante quitado'],
    [refused('Ya ha empezado.'), 'Ya ha empezado.'],
  ])('lets its creator remove players: %#', async (answer, words) => {
    open(mine, jefa, { [`DELETE ${PATH}/participants/${ana.userId}`]: answer });
    await pressSoon('Quitar a ana');
    await seeToast(words);
  });

  test('offers no way to add players when it is full, nor to other users', async () => {
    open({ ...mine, maxParticipants: 2 }, jefa);
    expect(await screen.findByText('Ya no quedan plazas.')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    open(mine, ana);
    await screen.findByRole('heading', { name: mine.name });
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Quitar a jefa' })).toBeNull();
  });

  test('offers no deletion to other users', async () => {
    open(mine, ana);
    await screen.findByRole('heading', { name: mine.name });
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
  });

  test('is neither started nor edited by a creator who is no longer an operator', async () => {
    open({ ...mine, isRunByAdmins: true }, { ...jefa, role: 'user' });
    expect(await screen.findByText('PENDIENTE')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Iniciar liga' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
  });

  test('shows its number of rounds, and its last date', async () => {
    open(pending);
    expect(await screen.findByText(/tendrá 3 jornadas, hasta el 17\/09\/2026\.$/)).toBeDefined();
  });
});

describe('a league in progress', () => {
  test.each([
    [() => good({ league: begun }), 'Liga finalizada'],
    [broken, 'Error al finalizar la liga'],
    [
      refused('Hay una partida en juego. Espera a que termine.'),
      'Hay una partida en juego. Espera a que termine.',
    ],
  ])('is ended by its creator after a confirmation', async (answer, words) => {
    open(begun, jefa, { [`POST ${PATH}/end`]: answer });
    await pressSoon('Terminar liga');
    const question = screen.getByRole('dialog', { name: '¿Terminar liga?' });
    expect(question.textContent).toContain('Esta acción no se puede deshacer.');
    fireEvent.click(within(question).getByRole('button', { name: 'Terminar liga' }));
    await seeToast(words);
  });

  test('cannot be ended during a running game, which the confirmation names', async () => {
    const running = [
      {
        gameId: 'game',
        player1: { userId: 'a', username: 'ana' },
        player2: { userId: 'b', username: 'biel' },
      },
    ];
    const overdue = { games: [], total: 0, unplayed: 4, running };
    open(begun, jefa, { [`GET ${PATH}/overdue`]: () => good(overdue) });
    await pressSoon('Terminar liga');
    const question = screen.getByRole('dialog', { name: '¿Terminar liga?' });
    await within(question).findByText(/Se está jugando/);
    expect(within(question).getByRole('link', { name: 'ana contra biel' })).toBeDefined();
    expect(within(question).getByText('Podrás terminar la liga cuando acabe.')).toBeDefined();
    expect(within(question).queryByRole('button', { name: 'Terminar liga' })).toBeNull();
  });

  test('names the part that failed to load', async () => {
    open(begun, ana, {
      [`GET ${PATH}/classification`]: broken,
      [`GET ${PATH}/games/3`]: broken,
    });
    await seeToast('Error al cargar la clasificación.');
    await seeToast('Error al cargar los partidos de la jornada.');
    expect(screen.queryByRole('button', { name: 'Terminar liga' })).toBeNull();
  });
});

describe('the overdue games of a league', () => {
  const late = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      gameId: `game-${index}`,
      round: 1,
      player1: ana,
      player2: jefa,
      winnerId: null,
      status: 'pendiente',
      gameDate: '2026-09-03',
      scorePlayer1: 501,
      legsWon: [0, 0],
      scorePlayer2: 501,
    }));
  const past: League = { ...begun, rounds: [{ round: 1, date: '2020-09-03' }] };
  const openWith = (games: readonly { readonly gameId: string }[], user = jefa) => {
    const page = (query: URLSearchParams) => {
      const from = games.findIndex(({ gameId }) => gameId === query.get('after')) + 1;
      expect(query.get('inGrace')).toBe('true'); // the others are at risk, and are told there
      const limit = Number(query.get('limit'));
      const { length } = games;
      return good({ games: games.slice(from, from + limit), total: length, unplayed: length + 5 });
    };
    open(past, user, { [`GET ${PATH}/overdue`]: page });
  };
  const rows = () => screen.queryAllByText('ana vs jefa');

  test('are shown to organisers, ten at first', async () => {
    openWith(late(12));
    const section = await screen.findByRole('region', { name: 'Partidas atrasadas' });
    expect(within(section).getByText('12')).toBeDefined();
    expect(rows()).toHaveLength(10);
    await pressSoon('Ver más');
    await waitFor(() => expect(rows()).toHaveLength(12));
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  test('are counted, with all other unplayed games, before the league is ended', async () => {
    openWith(late(12));
    await screen.findByRole('region', { name: 'Partidas atrasadas' });
    await pressSoon('Terminar liga');
    expect(screen.getByRole('dialog', { name: '¿Terminar liga?' }).textContent).toContain(
      'Quedan 17 partidas por jugar, que constarán como «No disputada».',
    );
  });

  test('are reported as none when all games have been played', async () => {
    openWith([]);
    expect(await screen.findByText('No hay partidas atrasadas dentro del margen.')).toBeDefined();
  });

  test('are not shown to players', async () => {
    openWith(late(1), ana);
    await screen.findByRole('heading', { name: 'Partidas' });
    expect(screen.queryByText('Partidas atrasadas')).toBeNull();
  });
});

test.each([
  [broken, 'Error al cargar los detalles de la liga'],
  [refused('La liga no existe.'), 'La liga no existe.'],
])(
  'a league that fails to load shows the error, preferring the words of the server',
  async (answer, words) => {
    serveAnswers({ [`GET ${PATH}`]: answer });
    visit('/leagues/:leagueId', <LeaguePage />, ana, PATH);
    await waitFor(() => expect(toasts()).toEqual([words]));
  },
);

test('a missing league shows a message in the page, without a retry button', async () => {
  serveAnswers({ [`GET ${PATH}`]: () => bad(404, 'La liga no existe.') });
  visit('/leagues/:leagueId', <LeaguePage />, ana, PATH);
  expect(await screen.findByText('Esta liga no existe.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('a league deleted while its page is open disappears from the page', async () => {
  const answers = [() => good({ league: pending }), () => bad(404, 'La liga no existe.')];
  serveAnswers({
    [`GET ${PATH}`]: () => answers.shift()?.() ?? broken(),
    [`POST ${PATH}/join`]: () => bad(404, 'La liga no existe.'),
  });
  visit('/leagues/:leagueId', <LeaguePage />, ana, PATH);
  await pressSoon('Unirse a la liga');
  expect(await screen.findByText('Esta liga no existe.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: pending.name })).toBeNull();
});

describe('the calendar of a player’s games', () => {
  test('is offered to players of a league that has begun', async () => {
    open(begun);
    const link = await screen.findByRole('link', { name: 'Añadir a mi calendario' });
    expect(link.getAttribute('href')).toBe(`/api${PATH}/calendar.ics`);
  });

  test('is not offered to other users', async () => {
    open(begun, jefa);
    await screen.findByRole('heading', { name: begun.name });
    expect(screen.queryByRole('link', { name: 'Añadir a mi calendario' })).toBeNull();
  });
});
