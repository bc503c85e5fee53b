import type { BracketGame } from '@darts/contracts/tournaments';
import type { Locator, Page } from '@playwright/test';
import { atPage, expect, test, type NewAccount } from '../fixtures.ts';
import { wideName } from '../people/names.ts';
import { begunCompetition, pairAtPages, pairOf, tournamentOf } from '../people/organiser.ts';
import { expectGoodDialog } from '../screens/good-dialog.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';
import { tabTo } from '../screens/keyboard.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name });

/** Presses a button as somebody without a mouse does. */
async function pressKey(page: Page, name: string | RegExp, within: Page | Locator = page) {
  await tabTo(page, button(within, name));
  await page.keyboard.press('Enter');
}

const historyOf = async (page: Page, path: string): Promise<Locator> => {
  await page.goto(path);
  await tabTo(page, page.locator('summary', { hasText: 'Historial' }));
  await page.keyboard.press('Enter');
  const entries = page.getByRole('list', { name: 'Historial, lo último primero' });
  await expect(entries).toBeVisible();
  return entries.getByRole('listitem');
};

test('a result is disputed, decided, corrected and locked by the next game, with a history', async ({
  player,
  account,
}) => {
  const wide: NewAccount = (options) => account({ username: wideName(), ...options });
  const { players, path, id, ...rest } = await begunCompetition(wide, 'tournaments', {
    name: 'Copa de los que no vinieron',
    startDate: daysAgo(0),
    maxParticipants: 4,
  });
  const operator = await atPage(rest.operator);
  const helper = await player({ isOperator: true });
  const gamesNow = async () => (await tournamentOf(operator, path)).games;
  const [semi, other] = (await gamesNow()) as [BracketGame, BracketGame];
  const [one, two] = await pairAtPages(semi, players);
  const [third, four] = pairOf(other, players);
  const three = await atPage(third);
  const gamePath = `/game/view/${semi.gameId}`;

  // One says how it was elsewhere, the other says that it was not so.
  await one.page.goto(gamePath);
  await expectGoodScreen(one.page);
  await pressKey(one.page, 'Introducir resultado');
  await pressKey(one.page, 'Enviar resultado');
  await expect(one.page.getByText('Elige quién ganó.')).toBeVisible();
  await one.page.getByRole('radio', { name: one.username }).check();
  const left = one.page.getByLabel(`Puntos que le quedaban a ${two.username}`);
  await left.fill('502');
  await left.press('Enter');
  await expect(one.page.getByText('no se puede dar ese resultado')).toBeVisible();
  await expectGoodScreen(one.page);
  await left.fill('32');
  await left.press('Enter');
  await expect(one.page.getByText(`Falta que ${two.username} lo confirme.`)).toBeVisible();
  await two.page.goto(gamePath);
  await expect(two.page.getByText(`a ${two.username} le quedaban 32 puntos`)).toBeVisible();
  await expectGoodScreen(two.page);
  await pressKey(two.page, 'No fue así');
  await expect(two.page.getByText('Has dicho que no fue así.')).toBeVisible();

  // Nobody else is asked to do anything.
  await three.page.goto(gamePath);
  await expect(three.page.getByText('Sin hora acordada.')).toBeVisible();
  await expect(three.page.getByRole('heading', { name: 'Resultado' })).toBeHidden();

  // Whoever organises has to give a reason.
  const { page } = operator;
  await page.goto(path);
  const risk = page.getByRole('region', { name: 'En riesgo' });
  await expect(risk.getByText(`${two.username} dice que no fue así.`)).toBeVisible();
  await expectGoodScreen(page);
  await pressKey(page, /^Decidir /, risk);
  const decision = page.getByRole('dialog');
  await expect(decision.getByRole('radio', { name: one.username })).toBeChecked();
  await expectGoodDialog(decision);
  await pressKey(page, 'Guardar');
  await expect(decision.getByText('Escribe el motivo.')).toBeVisible();
  await decision.getByRole('radio', { name: two.username }).check();
  await decision.getByLabel('Motivo').fill('Lo vieron todos en el bar.');
  await pressKey(page, 'Guardar');
  await expect(decision).toBeHidden();
  await expect(risk.getByText('No hay ninguna partida que te necesite.')).toBeVisible();
  expect((await gamesNow()).at(-1)?.player1?.username).toBe(two.username);
  await expect(one.page.getByText('«Lo vieron todos en el bar.»')).toBeVisible();

  // A helper corrects it, and the place behind it follows.
  await page.getByLabel('Nombre de usuario').fill(helper.username);
  await pressKey(page, 'Añadir');
  await expect(button(page, `Quitar a ${helper.username}`)).toBeVisible();
  await expectGoodScreen(page);
  await helper.page.goto(path);
  await expect(helper.page.getByRole('heading', { name: 'Organizar' })).toBeVisible();
  await helper.page.goto(gamePath);
  await pressKey(helper.page, 'Corregir resultado');
  const correction = helper.page.getByRole('dialog');
  await correction.getByLabel('¿Qué pasó?').selectOption('Incomparecencia');
  await correction.getByLabel('¿Quién vino?').selectOption(one.username);
  await correction.getByLabel('Motivo').fill('No llegó a venir.');
  await expectGoodDialog(correction);
  await pressKey(helper.page, 'Guardar');
  await expect(helper.page.getByText(`Incomparecencia: gana ${one.username}.`)).toBeVisible();
  await expectGoodScreen(helper.page);
  expect((await gamesNow()).at(-1)?.player1?.username).toBe(one.username);

  // One of the other two leaves: the rival goes through.
  await page.getByLabel('Jugador', { exact: true }).selectOption(three.username);
  await pressKey(page, 'Retirar del torneo');
  const leaving = page.getByRole('dialog', { name: `¿Retirar a ${three.username} del torneo?` });
  await expectGoodDialog(leaving);
  await leaving.getByLabel('Motivo').fill('Se ha lesionado.');
  await pressKey(page, 'Retirar del torneo', leaving);
  await expect(leaving).toBeHidden();
  await expect(page.getByText('Se retiró', { exact: true })).toBeVisible();
  await one.page.goto(`/tournaments/view/${id}`);
  await expect(one.page.getByText('Por retirada').first()).toBeVisible();
  await expect(one.page.getByText('Por incomparecencia').first()).toBeVisible();
  await expectGoodScreen(one.page);

  // The final is decided: what lies before it holds.
  const final = (await gamesNow()).at(-1)!;
  expect(final.player2?.username).toBe(four.username);
  await page.goto(`/game/view/${final.gameId}`);
  await pressKey(page, 'Decidir partida');
  await decision.getByRole('radio', { name: four.username }).check();
  await decision.getByLabel('Puntos que le quedaban').fill('1');
  await decision.getByLabel('Motivo').fill('Acta del bar.');
  await pressKey(page, 'Guardar');
  await expect(page.getByText(`a ${one.username} le quedaba 1 punto.`)).toBeVisible();
  await page.goto(gamePath);
  await pressKey(page, 'Retirar resultado');
  const back = page.getByRole('dialog', { name: '¿Retirar resultado?' });
  await back.getByLabel('Motivo').fill('Que la jueguen.');
  await pressKey(page, 'Retirar resultado', back);
  await expect(page.getByText('La partida siguiente del cuadro ya ha empezado')).toBeVisible();
  await page.goto(`/tournaments/view/${id}`);
  await expect(page.getByText(`Campeón: ${four.username}`)).toBeVisible();

  const entries = await historyOf(two.page, path);
  await expect(entries).toHaveCount(7);
  const said = await entries.allTextContents();
  const acts = [
    [`${operator.username} decide la partida`, `Gana ${four.username}`, 'Acta del bar.'],
    [`${operator.username} retira a ${three.username}`, 'Se ha lesionado.'],
    [`${helper.username} decide la partida`, `Antes: Gana ${two.username}`, 'No llegó a venir.'],
    [`${operator.username} nombra ayudante a ${helper.username}`],
    [`${operator.username} decide la partida`, 'Antes: Pendiente', 'Lo vieron todos en el bar.'],
    [`${two.username} dice que no fue así`],
    [`${one.username} introduce un resultado`, `Gana ${one.username}`],
  ];
  for (const [index, parts] of acts.entries()) {
    for (const part of parts) expect(said[index]).toContain(part);
  }
  await expectGoodScreen(two.page);
});

test('a league organiser sees games at risk, and grants time, walkovers and withdrawals', async ({
  account,
}) => {
  const league = {
    name: 'Liga de los que no vinieron',
    startDate: daysAgo(60),
    dayOfWeek: 'Jueves',
    maxParticipants: 3,
    isHomeAndAway: false,
  };
  const { operator, players, path } = await begunCompetition(account, 'leagues', league);
  const { page } = await atPage(operator);
  await page.goto(path);
  const risk = page.getByRole('region', { name: 'En riesgo' });
  await expect(risk.getByRole('link')).toHaveCount(3);
  await expect(risk.getByText('Nadie ha propuesto fechas.').first()).toBeVisible();
  await expectGoodScreen(page);

  await pressKey(page, /^Recordar /, risk.getByRole('listitem').first());
  await expect(risk.getByText(/^Recordada el /)).toBeVisible();
  await button(risk, /^Una semana más /)
    .first()
    .press('Enter');
  await expect(risk.getByRole('link')).toHaveCount(2);
  await button(risk, /^Incomparecencia /)
    .first()
    .press('Enter');
  const decision = page.getByRole('dialog');
  await pressKey(page, 'Guardar');
  await expect(decision.getByText('Elige quién vino.')).toBeVisible();
  await decision.getByLabel('¿Quién vino?').selectOption('Ninguno de los dos');
  await decision.getByLabel('Motivo').fill('No fue nadie.');
  await pressKey(page, 'Guardar');
  await expect(risk.getByRole('link')).toHaveCount(1);

  await page.getByLabel('Días de margen').fill('61');
  await expect(page.getByText('Elige de 0 a 60 días.')).toBeVisible();
  await page.getByLabel('Días de margen').fill('60');
  await page.keyboard.press('Enter');
  await expect(risk.getByText('No hay ninguna partida que te necesite.')).toBeVisible();

  const [leaver, ...others] = players;
  await page.getByLabel('Jugador', { exact: true }).selectOption(leaver!.username);
  await pressKey(page, 'Retirar de la liga');
  const leaving = page.getByRole('dialog');
  await expect(leaving.getByText(/^Ha jugado \d de \d: ninguna contará\.$/)).toBeVisible();
  await leaving.getByLabel('Motivo').fill('Se muda.');
  await pressKey(page, 'Retirar de la liga', leaving);
  await expect(leaving).toBeHidden();
  await expect(page.getByLabel('Jugador', { exact: true }).getByRole('option')).toHaveCount(3);

  const { page: reader } = await atPage(others[0]!);
  const entries = await historyOf(reader, path);
  await expect(entries).toHaveCount(5);
  await expect(entries.first()).toContainText('Ninguna de sus partidas cuenta en la tabla.');
  await expect(entries.nth(1)).toContainText('Ahora: 60 días');
  await expect(entries.nth(2)).toContainText('No vino ninguno de los dos');
  await expectGoodScreen(reader);
});
