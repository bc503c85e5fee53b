import type { LeagueRound } from '@darts/contracts/leagues';
import { expect, test, TOGETHER } from '../fixtures.ts';
import { begunCompetition } from '../people/organiser.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test(
  'two players agree on when they throw, and find it at home',
  { tag: TOGETHER },
  async ({ player, visitor }) => {
    test.setTimeout(120_000);
    const league = {
      name: 'Liga de Otoño',
      startDate: dayIn(0),
      dayOfWeek: 'Jueves',
      maxParticipants: 2,
      isHomeAndAway: false,
    };
    const { players, path } = await begunCompetition({ player, visitor }, 'leagues', league);
    const [ana, biel] = players as [(typeof players)[number], (typeof players)[number]];
    const answer = await ana.context.request.get(`/api${path}/games/1`);
    const { games } = ((await answer.json()) as { data: LeagueRound }).data;
    const gamePath = `/game/view/${games[0]?.gameId}`;

    await ana.page.goto(gamePath);
    await expect(ana.page.getByText('Sin hora acordada.')).toBeVisible();
    await expectGoodScreen(ana.page);
    await ana.page.getByRole('button', { name: 'Proponer fechas' }).press('Enter');
    await ana.page.getByLabel('Día y hora 1').fill(`${dayIn(9)}T20:30`);
    await ana.page.getByRole('button', { name: 'Añadir otra' }).press('Enter');
    await expect(ana.page.getByLabel('Día y hora 2')).toBeFocused();
    await ana.page.getByLabel('Día y hora 2').fill(`${dayIn(10)}T21:15`);
    await expectGoodScreen(ana.page);
    await ana.page.getByRole('button', { name: 'Enviar propuesta' }).press('Enter');
    await expect(ana.page.getByText(`Falta que ${biel.username} elija.`)).toBeVisible();

    await biel.page.goto('/');
    const next = biel.page.getByRole('region', { name: 'Mis próximas partidas' });
    await expect(next.getByText('Te propone fechas')).toBeVisible();
    await expectGoodScreen(biel.page);
    await next.getByRole('link', { name: `contra ${ana.username}` }).click();
    await expect(biel.page.getByText(`${ana.username} propone:`)).toBeVisible();
    await expectGoodScreen(biel.page);
    await biel.page.getByRole('button', { name: /^Aceptar .*21:15$/ }).press('Enter');
    await expect(biel.page.getByText(/^Acordada: .*21:15$/)).toBeVisible();

    await biel.page.goto('/');
    await expect(next.getByText(/21:15$/)).toBeVisible();
    await next.getByRole('link', { name: 'Jugar' }).click();
    await expect(biel.page.getByText('Jugadores conectados: 1 / 2')).toBeVisible();
    await biel.page.goto(path);
    await expect(biel.page.getByText(/21:15$/)).toBeVisible();
    await expectGoodScreen(biel.page);
  },
);

test(
  'reminders and a calendar are set in the profile, and turned off from a mail',
  { tag: TOGETHER },
  async ({ player }) => {
    const { page } = await player();
    await page.goto('/settings/profile');
    const reminders = page.getByRole('switch', { name: /^Avisarme por correo/ });
    await reminders.press('Space');
    await expect(reminders).toBeChecked();
    const address = page.getByLabel('Mi calendario');
    const before = await address.inputValue();
    expect(before).toMatch(/^webcal:.*partidas\.ics$/);
    await page.getByRole('button', { name: 'Cambiar la dirección' }).press('Enter');
    await expect(page.getByText('La dirección de ahora dejará de servir')).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar la dirección' }).press('Enter');
    await expect(address).not.toHaveValue(before);
    await page.goto('/settings/profile');
    await expect(reminders).toBeChecked();
    await expectGoodScreen(page);

    await page.goto('/reminders/off/no-such-token');
    await expect(page.getByText('Ya no recibirás avisos')).toBeVisible();
    await expectGoodScreen(page);
  },
);
