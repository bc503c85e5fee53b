import { atPage, expect, test, type Account, type NewAccount } from '../fixtures.ts';
import { logInAsAdmin } from '../people/admin.ts';
import {
  begunCompetition,
  callAs,
  enterOutcome,
  gamesOf,
  tournamentOf,
} from '../people/organiser.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The only two of a competition, each in front of a page. */
const bothAtPages = async ([one, other]: readonly Account[]) =>
  [await atPage(one!), await atPage(other!)] as const;

test('two players agree on a time for their game and see the time on the home page', async ({
  account,
}) => {
  const league = {
    name: 'Liga de Otoño',
    startDate: dayIn(0),
    dayOfWeek: 'Jueves',
    maxParticipants: 2,
    isHomeAndAway: false,
  };
  const { players, path } = await begunCompetition(account, 'leagues', league);
  const [ana, biel] = await bothAtPages(players);
  const [game] = await gamesOf(ana, path);
  const gamePath = `/game/view/${game?.gameId}`;

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
});

test('two players agree on a time and then another, and the bracket shows the new time', async ({
  account,
}) => {
  const cup = { name: 'Copa de Otoño', startDate: dayIn(0), maxParticipants: 2 };
  const made = await begunCompetition(account, 'tournaments', cup);
  const { players, path, id } = made;
  const operator = await atPage(made.operator);
  const [ana, biel] = await bothAtPages(players);
  const [game] = (await tournamentOf(ana, path)).games;
  const gamePath = `/game/view/${game?.gameId}`;
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

  // The hour goes by while both pages are open.
  for (const { page } of [ana, operator]) await page.clock.setFixedTime(Date.now() + 5 * DAY_MS);
  await expect(ana.page.getByText(/^La hora acordada ya ha pasado .*21:15\.$/)).toBeVisible();
  await expectGoodScreen(ana.page);
  await expect(operator.page.getByText(/21:15 \(ya pasó\)$/)).toBeVisible();
  await expectGoodScreen(operator.page);
});

test('a player sets reminders and a calendar, and turns reminders off from a mail', async ({
  player,
}) => {
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
});

test('a device in the Canary Islands marks every time shown as mainland time', async ({
  account,
  visitor,
}) => {
  const league = {
    name: 'Liga de las islas',
    startDate: dayIn(0),
    dayOfWeek: 'Jueves',
    maxParticipants: 2,
    isHomeAndAway: false,
  };
  const canary: NewAccount = (options) => account({ timezoneId: 'Atlantic/Canary', ...options });
  const { players, path, operator } = await begunCompetition(canary, 'leagues', league);
  const [ana, biel] = await bothAtPages(players);
  const [game] = await gamesOf(ana, path);
  const gamePath = `/game/view/${game?.gameId}`;
  const there = / 20:30 \(hora peninsular\)/;

  await callAs(ana, `/games/${game?.gameId}/dates/proposal`, { times: [`${dayIn(3)}T20:30`] });
  await ana.page.goto(gamePath);
  await expect(ana.page.getByText(there)).toBeVisible();
  await biel.page.setViewportSize({ width: 360, height: 560 });
  await biel.page.goto(gamePath);
  await expectGoodScreen(biel.page);
  await biel.page.getByRole('button', { name: there }).click();
  for (const address of [gamePath, '/', path]) {
    await biel.page.goto(address);
    await expect(biel.page.getByText(there).first()).toBeVisible();
    await expectGoodScreen(biel.page);
  }
  await enterOutcome(operator, path, game?.gameId, { outcome: 'void', reason: 'No se jugó' });
  await biel.page.goto(gamePath);
  await expect(biel.page.getByText(/ \(hora peninsular\)/).first()).toBeVisible();
  await biel.page.goto(path);
  await biel.page.locator('summary', { hasText: 'Historial' }).click();
  await expect(biel.page.getByRole('listitem').getByText(/ \(hora peninsular\)$/)).not.toHaveCount(
    0,
  );

  // Where clocks show the same hour, nothing is said of it.
  const { page: mainland } = await visitor();
  await logInAsAdmin(mainland.context());
  await mainland.goto(path);
  await mainland.locator('summary', { hasText: 'Historial' }).click();
  await expect(mainland.getByRole('listitem').first()).toBeVisible();
  await expect(mainland.getByText('hora peninsular')).toHaveCount(0);
});

test('an organiser moves the deadlines of a round and of a single game in advance', async ({
  account,
}) => {
  const league = {
    name: 'Liga de Invierno',
    startDate: dayIn(7),
    dayOfWeek: 'Jueves',
    maxParticipants: 2,
    isHomeAndAway: false,
  };
  const made = await begunCompetition(account, 'leagues', league);
  const { page } = await atPage(made.operator);
  const [game] = await gamesOf(made.operator, made.path);
  const spoken = (days: number) => dayIn(days).split('-').toReversed().join('/');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(made.path);
  await page.getByRole('button', { name: 'Cambiar fecha de la jornada 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar fecha de la jornada 1' });
  await dialog.getByLabel('A más tardar el').fill(dayIn(20));
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByLabel('Selecciona la jornada')).toContainText(spoken(20));
  await expectGoodScreen(page);

  await page.goto(`/game/view/${game?.gameId}`);
  await page.getByRole('button', { name: 'Cambiar fecha' }).click();
  await page.getByLabel('A más tardar el').fill(dayIn(21));
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(`a más tardar el ${spoken(21)}`)).toBeVisible();
  await expectGoodScreen(page);
});
