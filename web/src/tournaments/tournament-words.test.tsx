import type { Tournament } from '@darts/contracts/tournaments';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { address, pressAndConfirm, pressSoon, seeToast, toasts, visit } from '#test/page.tsx';
import { ana, biel, jefa } from '#test/people.ts';
import { broken, good, refused, serveAnswers, type Answer } from '#test/server.ts';
import { PATH, pending, played, tournament } from '#test/tournaments.ts';
import { TournamentPage } from '#tournaments/detail/tournament-page.tsx';
import { NewTournamentPage } from '#tournaments/form/new-tournament-page.tsx';
import { TournamentEditPage } from '#tournaments/form/tournament-edit-page.tsx';
import { TournamentsPage } from './tournaments-page.tsx';

const EDIT = PATH.replace('tournaments', 'tournaments-edit');

const open = (found: Tournament, user = ana, answers: Record<string, () => Response> = {}) => {
  serveAnswers({
    [`GET ${PATH}`]: () => good({ tournament: found }),
    [`GET ${PATH}/helpers`]: () => good({ users: [] }),
    ...answers,
  });
  visit('/tournaments/:tournamentId', <TournamentPage />, user, PATH);
};

describe('the list of tournaments', () => {
  test('says that there are no tournaments', async () => {
    serveAnswers({ 'GET /tournaments/': () => good({ tournaments: [] }) });
    visit('/tournaments', <TournamentsPage />, ana);
    expect(await screen.findByText('No hay torneos disponibles.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Crear Torneo' })).toBeNull();
    expect(
      await screen.findByText('Todavía no hay torneos. Pide a un organizador que cree uno.'),
    ).toBeDefined();
  });

  test('shows the name, state and start of each tournament, and links to its page', async () => {
    serveAnswers({ 'GET /tournaments/': () => good({ tournaments: [pending] }) });
    visit('/tournaments', <TournamentsPage />, ana);
    const card = await screen.findByRole('link', { name: new RegExp(pending.name) });
    expect(card.textContent).toBe('PENDIENTECopa de InviernoInicio: 01/12/2026');
    expect(card.getAttribute('href')).toBe(PATH);
    expect(screen.getByPlaceholderText('Buscar por nombre o alias...')).toBeDefined();
  });

  test('says that it could not be loaded', async () => {
    serveAnswers({ 'GET /tournaments/': broken });
    visit('/tournaments', <TournamentsPage />, jefa);
    await seeToast('Error al cargar los torneos');
    expect(screen.getByRole('link', { name: 'Crear Torneo' })).toBeDefined();
  });
});

const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

describe('the header of a tournament', () => {
  test('shows its start, day, creator, participants and type', async () => {
    open({ ...tournament, dayOfWeek: 'Jueves', isHomeAndAway: false });
    expect(await fact('Inicio')).toBe('01/12/2026');
    expect(await fact('Día de juego')).toBe('Jueves');
    expect(await fact('Creador')).toBe('jefa');
    expect(await fact('Participantes')).toBe('3 / 8');
    expect(await fact('Tipo')).toBe('Solo ida');
  });

  test('says which facts are not set', async () => {
    open(tournament);
    expect(await fact('Día de juego')).toBe('No establecido');
    expect(await fact('Tipo')).toBe('No establecido');
  });
});

describe('a pending tournament', () => {
  const mine = { ...pending, participants: [{ user: ana }, { user: jefa }] };

  test.each([
    { label: 'Unirse al torneo', call: 'join', done: 'Te has unido al torneo' },
    { label: 'Salir del torneo', call: 'leave', done: 'Has abandonado el torneo' },
    { label: 'Iniciar torneo', call: 'start', done: 'Torneo iniciado correctamente' },
  ])('reports the outcome of "$label"', async ({ label, call, done }) => {
    const answers: (() => Response)[] = [good, refused('Ya no quedan plazas.'), broken];
    open(call === 'join' ? pending : mine, jefa, {
      [`POST ${PATH}/${call}`]: () => answers.shift()?.() ?? broken(),
    });
    for (const words of [done, 'Ya no quedan plazas.', 'Error inesperado']) {
      await (call === 'start' ? pressAndConfirm : pressSoon)(label);
      await waitFor(() => expect(toasts()).toContain(words));
    }
  });

  test('lists the participants, and cannot be joined when it is full', async () => {
    open({ ...pending, maxParticipants: 2, participants: [{ user: jefa }, { user: biel }] });
    expect(await screen.findByRole('heading', { name: 'Jugadores inscritos' })).toBeDefined();
    expect(screen.getByText('2 / 2', { selector: 'dd' })).toBeDefined();
    for (const name of ['Editar', 'Iniciar torneo', 'Unirse al torneo', 'Salir del torneo']) {
      expect(screen.queryByText(name)).toBeNull();
    }
  });
});

describe('a tournament in progress', () => {
  test('leads to its bracket, and offers no button to end it', async () => {
    open(tournament, jefa);
    const link = await screen.findByRole('link', { name: 'Ver cuadro del torneo' });
    expect(link.getAttribute('href')).toBe(PATH.replace('tournaments', 'tournaments/view'));
    expect(screen.queryByRole('button', { name: /^Terminar/ })).toBeNull();
  });

  test('keeps the places of deleted players, without links', async () => {
    const gone = { user: { userId: null, username: 'Jugador eliminado' } };
    open({ ...tournament, participants: [{ user: ana }, gone, gone] });
    const players = await screen.findByRole('region', { name: 'Jugadores inscritos' });
    expect(within(players).getAllByText('Jugador eliminado')).toHaveLength(2);
    expect(within(players).getByRole('link').getAttribute('href')).toBe(`/user/${ana.userId}`);
  });

  test.each(['zero', 'void'] as const)('names its champion when it is over', async (endReason) => {
    const final = { ...played(1, 1, ana, biel), endReason };
    open({ ...tournament, status: 'finalizada', games: [final] });
    expect((await screen.findByText('Campeón')).parentElement?.textContent).toBe('Campeónana');
  });
});

test.each([
  [broken, 'Error al cargar el torneo'],
  [refused('El torneo no existe.'), 'El torneo no existe.'],
])('a tournament that fails to load shows the error', async (answer, words) => {
  serveAnswers({ [`GET ${PATH}`]: answer });
  visit('/tournaments/:tournamentId', <TournamentPage />, ana, PATH);
  await waitFor(() => expect(toasts()).toEqual([words]));
});

describe('the tournament form', () => {
  const create = async (answer: Answer) => {
    serveAnswers({ 'POST /tournaments/create': answer });
    visit('/tournaments/create', <NewTournamentPage />, jefa);
    expect(screen.getByLabelText<HTMLInputElement>('Participantes máximos').value).toBe('8');
    fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Copa nueva' } });
    await pressSoon('Crear Torneo');
  };

  test('creates a tournament, and opens its page', async () => {
    await create(() => good({ tournamentId: pending.tournamentId, tournament: pending }));
    await seeToast('Torneo creado correctamente');
    await waitFor(() => expect(address()).toBe(PATH));
  });

  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: new RegExp(label) }), {
      target: { value },
    });

  test('leaves the day and the type open unless they are chosen', async () => {
    const sent: unknown[] = [];
    const answer: Answer = (_, body) => {
      sent.push(body);
      return broken();
    };
    await create(answer);
    await seeToast('No se pudo crear el torneo');
    choose('Día de juego', 'Jueves');
    choose('Tipo', 'true');
    await pressSoon('Crear Torneo');
    await waitFor(() => expect(sent).toHaveLength(2));
    choose('Tipo', '');
    choose('Día de juego', '');
    await pressSoon('Crear Torneo');
    await waitFor(() => expect(sent).toHaveLength(3));

    const leftOpen = { name: 'Copa nueva', dayOfWeek: null, isHomeAndAway: null };
    expect(sent).toMatchObject([
      leftOpen,
      { ...leftOpen, dayOfWeek: 'Jueves', isHomeAndAway: true },
      leftOpen,
    ]);
  });

  test('starts with the values of the tournament, and sends them again', async () => {
    const sent: unknown[] = [];
    const found = { ...pending, dayOfWeek: 'Jueves' as const, isHomeAndAway: false };
    serveAnswers({
      [`GET ${PATH}`]: () => good({ tournament: found }),
      [`PUT ${PATH}`]: (_, body) => {
        sent.push(body);
        return good({ tournament: found });
      },
    });
    visit('/tournaments-edit/:tournamentId', <TournamentEditPage />, jefa, EDIT);
    await pressSoon('Guardar cambios');
    await waitFor(() =>
      expect(sent).toMatchObject([{ dayOfWeek: 'Jueves', isHomeAndAway: false }]),
    );
  });

  test('says that no tournament was created, and keeps its fields', async () => {
    await create(broken);
    await seeToast('No se pudo crear el torneo');
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Copa nueva');
  });

  test.each([
    [() => good({ tournament: pending }), 'Torneo actualizado correctamente', PATH],
    [broken, 'Error al actualizar el torneo', EDIT],
  ])('changes a tournament, or says that the change failed', async (answer, words, leadsTo) => {
    serveAnswers({ [`GET ${PATH}`]: () => good({ tournament: pending }), [`PUT ${PATH}`]: answer });
    visit('/tournaments-edit/:tournamentId', <TournamentEditPage />, jefa, EDIT);
    await pressSoon('Guardar cambios');
    await seeToast(words);
    await waitFor(() => expect(address()).toBe(leadsTo));
  });

  test.each([
    [ana, pending, 'No tienes permisos para crear torneos', '/tournaments'],
    [jefa, undefined, 'Error al cargar el torneo', '/tournaments'],
    [jefa, tournament, 'Ya ha empezado, y esto solo se puede hacer antes.', PATH],
    [{ ...jefa, userId: ana.userId }, pending, 'Solo quien organiza puede hacer esto.', PATH],
    [jefa, { ...pending, isRunByAdmins: true }, 'Solo quien organiza puede hacer esto.', PATH],
  ])('sends away users who cannot change the tournament', async (user, found, words, leadsTo) => {
    serveAnswers({ [`GET ${PATH}`]: () => (found ? good({ tournament: found }) : broken()) });
    visit('/tournaments-edit/:tournamentId', <TournamentEditPage />, user, EDIT);
    await seeToast(words);
    await waitFor(() => expect(address()).toBe(leadsTo));
  });
});
