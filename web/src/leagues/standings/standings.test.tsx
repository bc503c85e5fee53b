import type { Classification, League, Outlook } from '@darts/contracts/leagues';
import { PRESETS } from '@darts/rules/play/x01/settings';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PATH, pending } from '#test/leagues.ts';
import { pressSoon, visit } from '#test/page.tsx';
import { ana, biel, jefa } from '#test/people.ts';
import { broken, good, serveAnswers } from '#test/server.ts';
import { LeaguePage } from '#leagues/detail/league-page.tsx';

const begun: League = { ...pending, status: 'encurso', participants: [ana, biel] };
const figures = { played: 2, wins: 2, draws: 0, losses: 0, points: 6, legsFor: 2, legsAgainst: 0 };
const rows: Classification = [
  { ...figures, user: { userId: biel.userId, username: 'biel' }, rank: 1 },
  {
    ...figures,
    user: { userId: ana.userId, username: 'ana' },
    rank: 2,
    wins: 0,
    losses: 2,
    points: 0,
    legsFor: 0,
    legsAgainst: 2,
  },
  { ...figures, user: { userId: null, username: 'Jugador eliminado' }, rank: 3 },
];
const outlook: Outlook = {
  gamesLeft: 3,
  best: { place: 1, onlyByTieBreak: true },
  worst: { place: 5, onlyByTieBreak: false },
  needs: [1, 2, 3, 4].map((place) => ({ place, points: 10 - 2 * place })),
  isExact: true,
};

const open = (outlooks: Record<string, () => Response>, league = begun, table = rows) => {
  serveAnswers({
    [`GET ${PATH}`]: () => good({ league }),
    [`GET ${PATH}/classification`]: () => good({ classification: table }),
    ...Object.fromEntries(
      Object.entries(outlooks).map(([userId, answer]) => [`GET ${PATH}/outlook/${userId}`, answer]),
    ),
  });
  visit('/leagues/:leagueId', <LeaguePage />, ana, PATH);
};

test('a player opens their outlook from their own row', async () => {
  open({ [ana.userId]: () => good({ outlook }) });
  await pressSoon('¿Qué necesito?');
  const dialog = screen.getByRole('dialog', { name: '¿Qué necesito?' });
  expect(await within(dialog).findByText('Del 1.º al 5.º')).toBeDefined();
  expect(within(dialog).getByText('El 1.º, solo si gana un desempate.')).toBeDefined();
  const needs = () =>
    within(dialog)
      .getAllByRole('listitem')
      .map((each) => each.textContent);
  expect(needs()).toEqual([
    'El 1.º8 puntos más',
    'El 2.º o mejor6 puntos más',
    'El 3.º o mejor4 puntos más',
  ]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ver más' }));
  expect(needs()).toHaveLength(4);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['champion', 'Ya es campeón'],
  ['own-hands', 'Depende de sí mismo'],
  ['out', 'Ya no puede ser campeón'],
] as const)('a player opens the outlook of any other player: %s', async (verdict, words) => {
  open({
    [biel.userId]: () => good({ outlook }),
    [ana.userId]: () => good({ outlook: { ...outlook, verdict } }),
  });
  await pressSoon('¿Qué necesita cada uno?');
  const dialog = screen.getByRole('dialog', { name: '¿Qué necesita biel?' });
  const player = within(dialog).getByLabelText<HTMLSelectElement>('Jugador');
  expect([...player.options].map(({ text }) => text)).toEqual(['biel', 'ana']);
  expect(within(dialog).queryByText(words)).toBeNull();
  fireEvent.change(player, { target: { value: ana.userId } });
  expect(await within(dialog).findByText(words)).toBeDefined();
});

test('an outlook that fails to load can be retried, and says when its limits are not exact', async () => {
  const answers = [broken, () => good({ outlook: { ...outlook, isExact: false, needs: [] } })];
  open({ [ana.userId]: () => answers.shift()?.() ?? broken() });
  await pressSoon('¿Qué necesito?');
  await pressSoon('Reintentar');
  expect(await screen.findByText(/^Márgenes seguros/)).toBeDefined();
  expect(screen.getByText('Con sus puntos solos no asegura un puesto mejor.')).toBeDefined();
});

test('a finished league offers no outlook', async () => {
  open({}, { ...begun, status: 'finalizada', createdBy: jefa.userId });
  await screen.findByRole('link', { name: 'biel' });
  expect(screen.queryByText(/^¿Qué necesit/)).toBeNull();
});

test('a withdrawn player has no rank and no outlook', async () => {
  const table = rows.map((row) =>
    row.user.userId === ana.userId ? { ...row, withdrawn: true as const } : row,
  );
  open({}, begun, table);
  const row = (await screen.findByText('Se retiró')).closest('tr');
  expect(row?.textContent).toMatch(/^Aana/);
  expect(screen.queryByText('¿Qué necesito?')).toBeNull();
});

test('the table shows legs when games have several legs', async () => {
  open(
    {},
    { ...begun, format: PRESETS.league },
    rows.map((row) => Object.assign({}, row, { legsFor: 7, legsAgainst: 9 })),
  );
  await screen.findByRole('link', { name: 'biel' });
  expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
    '#',
    'Jugador',
    'PJ',
    'PG',
    'PP',
    'Pts',
    'LF',
    'LC',
    'Dif.',
  ]);
  const [, first] = screen.getAllByRole('row');
  expect(first?.textContent).toMatch(/679-2$/);
  const more = screen.getByRole('button', { name: 'Ver más' });
  fireEvent.click(more);
  const [, shown, below] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(shown).toMatch(/679-2$/); // they stay
  expect(below).toBe('LF 7 LC 9 Dif. -2 ');
  fireEvent.click(screen.getByRole('button', { name: 'Ver menos' }));
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).not.toContain(below);
});
