/** The form in which leagues are made and changed. */
import type { League } from '@darts/contracts/leagues';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PATH, pending } from '#test/leagues.ts';
import { address, pressSoon, seeToast, visit } from '#test/page.tsx';
import { ana, jefa } from '#test/people.ts';
import { broken, good, refused, serveAnswers } from '#test/server.ts';
import { LeagueEditPage } from './league-edit-page.tsx';
import { NewLeaguePage } from './new-league-page.tsx';

const begun: League = { ...pending, status: 'encurso', participants: [ana] };
const EDIT = PATH.replace('leagues', 'leagues-edit');

const create = async (answer: () => Response) => {
  serveAnswers({ 'POST /leagues/create': answer });
  visit('/leagues/create', <NewLeaguePage />, jefa);
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Liga nueva' } });
  await pressSoon('Crear Liga');
};

test('an organiser creates a league, and arrives at its page', async () => {
  await create(() => good({ leagueId: pending.leagueId, league: pending }));
  await seeToast('Liga creada correctamente');
  await waitFor(() => expect(address()).toBe(PATH));
});

test('the form says that no league was created, and keeps its fields', async () => {
  await create(broken);
  await seeToast('No se pudo crear la liga');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Liga nueva');
});

test('the form has buttons for one player more or less, and shows the number of rounds', async () => {
  visit('/leagues/create', <NewLeaguePage />, jefa);
  const places = screen.getByLabelText<HTMLInputElement>('Participantes máximos');
  expect(places.value).toBe('10');
  await pressSoon('Un participante más');
  expect(places.value).toBe('11');
  expect(screen.getByText(/tendrá 22 jornadas/)).toBeDefined();

  fireEvent.change(places, { target: { value: '2' } });
  await pressSoon('Un participante menos');
  expect(places.value).toBe('2');
  fireEvent.change(places, { target: { value: '' } });
  await pressSoon('Un participante más');
  expect(places.value).toBe('2');
});

test('the form shows errors in place of its hints', async () => {
  visit('/leagues/create', <NewLeaguePage />, jefa);
  expect(screen.getByText('De 3 a 30 caracteres')).toBeDefined();
  await pressSoon('Crear Liga');
  expect(await screen.findByText('Introduce un nombre.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Li' } });
  expect(await screen.findByText('De 3 a 30 caracteres.')).toBeDefined();
  expect(screen.queryByText('De 3 a 30 caracteres')).toBeNull();

  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Liga \u202Eaigl' } });
  expect(await screen.findByText('Sin saltos de línea ni caracteres invisibles.')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Descripción/), { target: { value: 'a\nb\u200Bc' } });
  expect(await screen.findByText('Sin caracteres invisibles.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Fecha de inicio'), { target: { value: '2101-01-01' } });
  expect(await screen.findByText('Elige una fecha entre 2000 y 2100.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Fecha de inicio'), { target: { value: '' } });
  expect(await screen.findByText('Introduce la fecha de inicio.')).toBeDefined();
});

const openRules = async () => {
  fireEvent.click(screen.getByText('Puntos y desempates'));
  return screen.getByLabelText<HTMLSelectElement>('Puntos');
};

/** Submits the form of a new league, and returns the request body. */
const sentBy = async (fill: () => Promise<void>) => {
  const sent = serveAnswers({ 'POST /leagues/create': () => good({ leagueId: pending.leagueId }) });
  visit('/leagues/create', <NewLeaguePage />, jefa);
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Liga nueva' } });
  await fill();
  await pressSoon('Crear Liga');
  await seeToast('Liga creada correctamente');
  return sent['POST /leagues/create'];
};

test('a new league has the usual points and tie-breaks by default', async () => {
  expect(await sentBy(async () => {})).toMatchObject({
    points: { win: 3, draw: 1, loss: 0, absent: 0 },
    tieBreaks: ['direct', 'wins', 'difference', 'mean'],
  });
});

test('an organiser chooses usual points or custom points', async () => {
  const sent = await sentBy(async () => {
    const points = await openRules();
    fireEvent.change(points, { target: { value: '2' } });
    expect(screen.getByText('3-2-1-0 · 4 desempates')).toBeDefined();
    fireEvent.change(points, { target: { value: 'own' } });
    await pressSoon('Un punto más por ganar');
    fireEvent.change(screen.getByLabelText('Perder'), { target: { value: '0' } });
  });
  expect(sent).toMatchObject({ points: { win: 4, draw: 2, loss: 0, absent: 0 } });
});

test('the form refuses points that make a loss worth more than a draw', async () => {
  serveAnswers({});
  visit('/leagues/create', <NewLeaguePage />, jefa);
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Liga nueva' } });
  fireEvent.change(await openRules(), { target: { value: 'own' } });
  await pressSoon('Un punto menos por empatar');
  await pressSoon('Un punto más por perder');
  await pressSoon('Crear Liga');
  expect(
    await screen.findByText('De más a menos: ganar, empatar, perder y no venir.'),
  ).toBeDefined();
  await pressSoon('Un punto más por empatar');
  await waitFor(() => expect(screen.queryByText(/^De más a menos/)).toBeNull());
});

test('an organiser reorders, removes and adds tie-breaks', async () => {
  const sent = await sentBy(async () => {
    await openRules();
    await pressSoon('Antes: partidas ganadas');
    await pressSoon('Después: diferencia de puntos restantes');
    await pressSoon('Quitar: media por turno en la liga');
    await pressSoon('Añadir: diferencia de legs');
    await pressSoon('Antes: partidas ganadas'); // the first one stays where it is
  });
  expect(sent).toMatchObject({ tieBreaks: ['wins', 'direct', 'difference', 'legs'] });
});

test('the form shows a refusal of the server at its field', async () => {
  serveAnswers({
    [`GET ${PATH}`]: () => good({ league: pending }),
    [`PUT ${PATH}`]: refused('No caben.', {
      maxParticipants: 'Ya hay 5 participantes inscritos.',
    }),
  });
  visit('/leagues-edit/:leagueId', <LeagueEditPage />, jefa, EDIT);
  await pressSoon('Guardar cambios');
  await seeToast('No caben.');
  const places = screen.getByLabelText('Participantes máximos');
  expect(places.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Ya hay 5 participantes inscritos.')).toBeDefined();
});

test.each([
  [() => good({ league: pending }), 'Liga actualizada correctamente', PATH],
  [broken, 'Error al actualizar la liga', EDIT],
])(
  'an organiser changes a league, or reads that the change failed',
  async (answer, words, leadsTo) => {
    serveAnswers({ [`GET ${PATH}`]: () => good({ league: pending }), [`PUT ${PATH}`]: answer });
    visit('/leagues-edit/:leagueId', <LeagueEditPage />, jefa, EDIT);
    await pressSoon('Guardar cambios');
    await seeToast(words);
    await waitFor(() => expect(address()).toBe(leadsTo));
  },
);

test.each([
  [ana, () => good({ league: pending }), 'No tienes permisos para crear ligas', '/leagues'],
  [jefa, broken, 'Error al cargar la liga', '/leagues'],
  [jefa, () => good({ league: begun }), 'Ya ha empezado, y esto solo se puede hacer antes.', PATH],
  [
    { ...jefa, userId: ana.userId },
    () => good({ league: pending }),
    'Solo quien organiza puede hacer esto.',
    PATH,
  ],
])(
  'the form sends away users who cannot change the league',
  async (user, answer, words, leadsTo) => {
    serveAnswers({ [`GET ${PATH}`]: answer });
    visit('/leagues-edit/:leagueId', <LeagueEditPage />, user, EDIT);
    await seeToast(words);
    await waitFor(() => expect(address()).toBe(leadsTo));
  },
);
