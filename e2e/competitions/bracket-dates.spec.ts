import type { Tournament } from '@darts/contracts/tournaments';
import { expect, test, TOGETHER } from '../fixtures.ts';
import { begunCompetition } from '../people/organiser.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test(
  'two players of a bracket agree on a time, change it, and the bracket shows it',
  { tag: TOGETHER },
  async ({ player, visitor }) => {
    test.setTimeout(120_000);
    const cup = { name: 'Copa de Otoño', startDate: dayIn(0), maxParticipants: 2 };
    const made = await begunCompetition({ player, visitor }, 'tournaments', cup);
    const { operator, players, path, id } = made;
    const [ana, biel] = players as [(typeof players)[number], (typeof players)[number]];
    const answer = await ana.context.request.get(`/api${path}`);
    const { tournament } = ((await answer.json()) as { data: { tournament: Tournament } }).data;
    const gamePath = `/game/view/${tournament.games[0]?.gameId}`;
    const bracket = `/tournaments/view/${id}`;

    await ana.page.setViewportSize({ width: 390, height: 664 });
    await ana.page.goto(gamePath);
    await ana.page.getByRole('button', { name: 'Proponer fechas' }).click();
    await ana.page.getByLabel('Día y hora 1').fill(`${dayIn(3)}T20:30`);
    await ana.page.getByRole('button', { name: 'Enviar propuesta' }).click();
    await biel.page.goto(gamePath);
    await biel.page.getByRole('button', { name: /^Aceptar .*20:30$/ }).click();
    await expect(biel.page.getByText(/^Acordada: .*20:30$/)).toBeVisible();

    // Another time holds once the rival has taken it, and not before.
    await biel.page.getByRole('button', { name: 'Proponer otras fechas' }).click();
    await biel.page.getByLabel('Día y hora 1').fill(`${dayIn(4)}T21:15`);
    await biel.page.getByRole('button', { name: 'Enviar propuesta' }).click();
    await expect(biel.page.getByText(`Falta que ${ana.username} elija.`)).toBeVisible();
    await expect(biel.page.getByText(/^Acordada: .*20:30$/)).toBeVisible();
    await ana.page.goto(gamePath);
    await ana.page.getByRole('button', { name: /^Aceptar .*21:15$/ }).click();
    await expect(ana.page.getByText(/^Acordada: .*21:15$/)).toBeVisible();
    await expectGoodScreen(ana.page);

    await operator.page.goto(gamePath);
    await expect(operator.page.getByText(/^Acordada: .*21:15$/)).toBeVisible();
    await expect(operator.page.getByRole('button', { name: /^Proponer/ })).toHaveCount(0);
    await operator.page.goto(bracket);
    await expect(operator.page.getByText(/21:15$/)).toBeVisible();
    await expectGoodScreen(operator.page);
  },
);
