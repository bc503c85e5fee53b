import type { Tournament } from '@darts/contracts/tournaments';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press, pressSoon, seeText, seeToast, visit } from '#test/page.tsx';
import { ana, biel, carla, id, jefa } from '#test/people.ts';
import { broken, good, serveAnswers } from '#test/server.ts';
import { PATH, pending, tournament, waiting } from '#test/tournaments.ts';
import { BracketPage } from './bracket/bracket-page.tsx';
import { TournamentPage } from './detail/tournament-page.tsx';
import { TournamentEditPage } from './form/tournament-edit-page.tsx';

const EDIT = PATH.replace('tournaments', 'tournaments-edit');
const VIEW = PATH.replace('tournaments', 'tournaments/view');
const NO_FIGURES = {
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  points: 0,
  legsFor: 0,
  legsAgainst: 0,
};
const [winter, summer] = [
  { leagueId: id(5), name: 'Liga de Invierno' },
  { leagueId: id(6), name: 'Liga de Verano' },
] as const;

describe('the tournament form', () => {
  const edit = (seeding: Tournament['seeding']) => {
    const found = { ...pending, seeding };
    const sent = serveAnswers({
      [`GET ${PATH}`]: () => good({ tournament: found }),
      [`PUT ${PATH}`]: () => good({ tournament: found }),
      'GET /leagues/': (query) => {
        expect(query.get('status')).toBe('encurso,finalizada');
        return good({ leagues: [winter] });
      },
      [`GET /leagues/${summer.leagueId}`]: () => good({ league: summer }),
    });
    visit('/tournaments-edit/:tournamentId', <TournamentEditPage />, jefa, EDIT);
    return sent;
  };
  const select = (name: string) => screen.findByRole('combobox', { name, hidden: true });

  test('asks for the league that seeds the players by its table', async () => {
    const sent = edit({ by: 'draw' });
    fireEvent.change(await select('Cabezas de serie'), { target: { value: 'league' } });
    await screen.findByRole('option', { name: winter.name, hidden: true });
    await pressSoon('Guardar cambios');
    await seeText('Elige la liga.');
    expect(sent[`PUT ${PATH}`]).toBeUndefined();

    fireEvent.change(await select('Liga'), { target: { value: winter.leagueId } });
    press('Guardar cambios');
    const chosen = { seeding: { by: 'league', leagueId: winter.leagueId } };
    await waitFor(() => expect(sent[`PUT ${PATH}`]).toMatchObject(chosen));
  });

  test('shows the chosen league even when the list of leagues lacks it', async () => {
    edit({ by: 'league', ...summer, leagueName: summer.name });
    await screen.findByRole('option', { name: summer.name, hidden: true });
    expect(await select('Liga')).toHaveProperty('value', summer.leagueId);
  });

  test('sends no league with another way of seeding', async () => {
    const sent = edit({ by: 'league', leagueId: winter.leagueId, leagueName: winter.name });
    fireEvent.change(await select('Cabezas de serie'), { target: { value: 'hand' } });
    await seeText('Los ordenas en la página del torneo antes de iniciarlo.');
    press('Guardar cambios');
    await waitFor(() => expect(sent[`PUT ${PATH}`]).toHaveProperty('seeding', { by: 'hand' }));
  });
});

describe('seeding by hand', () => {
  const byHand: Tournament = {
    ...pending,
    seeding: { by: 'hand' },
    participants: [ana, biel, carla].map((user, index) => ({ user, seed: index + 1 })),
  };
  const names = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const order = () => within(screen.getByRole('region', { name: 'Cabezas de serie' }));

  test('lets an organiser move players up and down, and saves the last order', async () => {
    let found = byHand;
    const asked: unknown[] = [];
    serveAnswers({
      [`GET ${PATH}`]: () => good({ tournament: found }),
      [`PUT ${PATH}/seeds`]: (_, body) => {
        asked.push(body);
        const { userIds } = body as { userIds: string[] };
        const participants = byHand.participants.map(({ user }) =>
          Object.assign({ user }, { seed: userIds.indexOf(user.userId ?? '') + 1 }),
        );
        found = { ...byHand, participants };
        return good({ tournament: found });
      },
    });
    visit('/tournaments/:tournamentId', <TournamentPage />, jefa, PATH);
    await screen.findByRole('button', { name: 'Subir: ana' });
    const list = order().getByRole('list');
    press('Subir: ana'); // is first
    press('Bajar: ana');
    expect(names(list)).toEqual(['1biel', '2ana', '3carla']);
    expect(order().getByText('ana: 2.º de 3')).toBeDefined();
    press('Poner primero: carla');
    press('Subir: ana');
    expect(names(list)).toEqual(['1carla', '2ana', '3biel']);

    const last = { userIds: [carla.userId, ana.userId, biel.userId] };
    await waitFor(() => expect(asked.at(-1)).toEqual(last));
    const players = screen.getByRole('region', { name: 'Jugadores inscritos' });
    await waitFor(() => expect(names(players)[0]).toContain('Cabeza de serie 1'));
    expect(names(players)[0]).toContain('carla');
    expect(names(list)).toEqual(['1carla', '2ana', '3biel']);
    expect(asked).toHaveLength(1); // of those in a row the last alone is sent
  });

  test('restores the order when saving fails', async () => {
    serveAnswers({
      [`GET ${PATH}`]: () => good({ tournament: byHand }),
      [`PUT ${PATH}/seeds`]: () => broken(),
    });
    visit('/tournaments/:tournamentId', <TournamentPage />, jefa, PATH);
    await pressSoon('Bajar: ana');
    await seeToast('No se ha podido guardar el orden.');
    const list = order().getByRole('list');
    await waitFor(() => expect(names(list)).toEqual(['1ana', '2biel', '3carla']));
  });

  test.each([
    ['to other users', ana, byHand],
    [
      'when the creator has chosen another order',
      jefa,
      { ...byHand, seeding: { by: 'average' } } as const,
    ],
  ])('is not offered: %s', async (_who, user, found) => {
    serveAnswers({ [`GET ${PATH}`]: () => good({ tournament: found }) });
    visit('/tournaments/:tournamentId', <TournamentPage />, user, PATH);
    await screen.findByRole('region', { name: 'Jugadores inscritos' });
    expect(screen.queryByRole('button', { name: /^Bajar/ })).toBeNull();
  });
});

test.each([
  ['average', 4],
  ['draw', 0],
] as const)('seeds are shown beside names, unless they were drawn: %s', async (by, shown) => {
  const seeds = [ana, biel, carla].map((user, index) => ({ user, seed: index + 1 }));
  const found = { ...tournament, seeding: { by }, participants: seeds };
  serveAnswers({ [`GET ${PATH}`]: () => good({ tournament: found }) });
  visit('/tournaments/view/:tournamentId', <BracketPage />, ana, VIEW);
  await screen.findByRole('region', { name: 'Semifinales' });
  expect(screen.queryAllByText('cabeza de serie')).toHaveLength(shown);
});

test('qualifiers are named by group and rank until they are known, also past a bye', async () => {
  const table = [ana, biel, carla].map((user, index) =>
    Object.assign({ user, rank: index + 1, goesOn: false }, NO_FIGURES),
  );
  const groups = [1, 2, 3].map((number) => ({ number, table, games: [] }));
  const games = [
    { ...waiting(1, 1, null, null), gameId: null, isBye: true },
    { ...waiting(1, 2, biel, null) },
    waiting(2, 1, null, null),
  ];
  const found = { ...tournament, groupStage: { size: 3, through: 1 }, groups, games };
  serveAnswers({ [`GET ${PATH}`]: () => good({ tournament: found }) });
  visit('/tournaments/view/:tournamentId', <BracketPage />, ana, VIEW);
  const cards = within(await screen.findByRole('region', { name: 'Cuadro del torneo' }));
  expect(cards.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Partida 1. 1.º Grupo A. Pasa directo',
    'Partida 2. biel contra 1.º Grupo C. Pendiente.',
    'Partida 1. 1.º Grupo A contra TBDpor decidir. Pendiente.',
  ]);
});
