import type { Locator, Page } from '@playwright/test';
import { atPage } from '../fixtures.ts';
import { expect, test } from '../network/own-server.ts';
import { ADMIN } from '../people/admin.ts';
import { inOrder } from '../people/meeting.ts';
import {
  begunCompetition,
  callAs,
  decide,
  pairAtPages,
  putAs,
  tournamentOf,
} from '../people/organiser.ts';
import { chooseMode, confirmTurn, enterTotal, throwAt } from '../screens/game-screen.ts';
import { expectGoodDialog } from '../screens/good-dialog.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';
import { expectFits } from '../screens/good-wall.ts';
import { tabTo } from '../screens/keyboard.ts';

const UNHEARD = /Failed to load resource|ERR_/; // what a browser writes of each question without an answer

const cup = {
  name: 'Copa de grupos en La Oche',
  startDate: '2026-09-01',
  maxParticipants: 16,
  groupStage: { size: 4, through: 2 },
  hasThirdPlace: true,
};

/** One player's side of a game on a screen. */
const side = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });

test('a local game shows on another screen by its code, dart by dart, until the game ends', async ({
  page,
  visitor,
  complaints,
}) => {
  complaints.expect(UNHEARD);
  await page.goto('/game/newgame');
  await page.getByLabel('Puntos iniciales').fill('122');
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajustes' });
  const open = async () => {
    await page.getByRole('button', { name: 'Ajustes' }).press('Enter');
    await expect(dialog.getByRole('button').first()).toHaveText('Ver en la tele');
    await dialog.getByRole('button', { name: 'Ver en la tele' }).press('Enter');
    const said = await dialog.getByText(/^Código: /).textContent();
    return said?.replace('Código: ', '').replaceAll(' ', '') ?? '';
  };
  const code = await open();
  await expect(dialog.getByRole('button', { name: 'Dejar de mostrar' })).toBeFocused();
  await expectGoodDialog(dialog);
  await dialog.getByRole('button', { name: 'Listo' }).click();

  const { page: wall } = await visitor({ viewport: { width: 1920, height: 1080 } });
  const gone = wall.getByRole('heading', { name: 'Esa partida ya no se muestra' });
  const show = async (letters: string) => {
    await tabTo(wall, wall.getByLabel('Código de cuatro letras'));
    await wall.keyboard.type(letters);
    await wall.keyboard.press('Enter');
  };
  await wall.goto('/tv');
  await expectGoodScreen(wall);
  await show('zzzz');
  await expect(gone).toBeVisible();
  await wall.getByRole('link', { name: 'Otro código' }).press('Enter');
  await show(code.toLowerCase());
  await expect(side(wall, 'Jugador 1')).toContainText('122');
  await throwAt(page, 'Triple 20, 60', 'Triple 19, 57');
  await expect(side(wall, 'Jugador 1')).toContainText('T20T19');
  await expectFits(wall);
  await expectGoodScreen(wall);

  await page.reload(); // the phone; and nobody has touched it yet
  await expect(page.getByRole('button', { name: '✅ Confirmar' })).toBeVisible();
  await throwAt(page, 'Simple 5, 5');
  await confirmTurn(page);
  await expect(page.getByRole('dialog', { name: 'Jugador 1 ha ganado!' })).toBeVisible();
  await expect(wall.getByText('Gana')).toBeVisible();

  // The code has ended with its game; another game is another's, and is taken off.
  await page.getByRole('button', { name: 'Volver a jugar' }).click();
  const other = await open();
  expect(other).not.toBe(code);
  await wall.goto(`/tv/local/${code}`);
  await expect(gone).toBeVisible();
  await wall.goto(`/tv/local/${other}`);
  await expect(side(wall, 'Jugador 2')).toContainText('122');
  await dialog.getByRole('button', { name: 'Dejar de mostrar' }).press('Enter');
  await expect(gone).toBeVisible({ timeout: 20_000 });
});

test('a wall screen without an account shows groups, bracket and boards through outages', async ({
  serve,
  account,
  visitor,
  complaints,
}) => {
  complaints.expect(UNHEARD);
  const server = await serve();
  await server.kill();
  const { username, email, password } = ADMIN;
  const admin = { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
  await server.start(admin);
  const here = { baseURL: server.url };
  const { players, path, ...rest } = await begunCompetition(
    (options) => account({ ...here, ...options }),
    'tournaments',
    cup,
  );
  const operator = await atPage(rest.operator);
  const boards = ['Barra', 'Fondo', 'Terraza'].map((name) => ({ name }));
  await putAs(operator, `${path}/boards`, { boards, isAutomatic: true });

  await operator.page.goto(path);
  await operator.page.getByRole('button', { name: 'Ver en la tele' }).press('Enter');
  const dialog = operator.page.getByRole('dialog', { name: 'Ver en la tele' });
  await expect(dialog.getByLabel('Dirección')).toHaveValue(/token=/);
  const address = await dialog.getByLabel('Dirección').inputValue();
  await expectGoodDialog(dialog);

  const { page: wall, context } = await visitor({
    ...here,
    viewport: { width: 1920, height: 1080 },
  });
  await wall.goto(address);
  await expect(wall.getByRole('region', { name: /^Grupo [A-D]$/ })).toHaveCount(4);
  const next = wall.getByRole('region', { name: 'Próximas' });
  for (const { name } of boards) await expect(next).toContainText(name);
  await expectFits(wall);
  await expectGoodScreen(wall);

  const { groups = [], boards: called } = await tournamentOf(operator, path);
  const games = groups.flatMap((group) => group.games);
  const game = games.find(({ gameId }) => gameId === called?.list[0]?.gameId)!;
  const [ana, biel] = await pairAtPages(game, players);
  for (const { page } of [ana, biel]) await page.goto(`/game/lobby/${game.gameId}`);
  for (const { page } of [ana, biel]) await expect(page).toHaveURL(/\/play\/game\/online\//);
  const [first, other] = await inOrder(ana, biel);
  await expect(side(wall, first.username)).toContainText('501');
  await expect(wall.getByRole('main')).toContainText('Barra');

  // A minute without network, as the screen has it; and what has happened meanwhile.
  await context.setOffline(true);
  await expect(wall.getByText('Sin conexión')).toBeVisible({ timeout: 10_000 });
  await chooseMode(first.page, 'Numerico');
  await enterTotal(first.page, 141);
  await context.setOffline(false);
  await expect(side(wall, first.username)).toContainText('360');
  await expect(wall.getByText('Sin conexión')).toBeHidden();

  await server.kill();
  await expect(wall.getByText('Sin conexión')).toBeVisible({ timeout: 10_000 });
  await expect(side(wall, first.username)).toContainText('360');
  await server.start(admin);
  await expect(wall.getByText('Sin conexión')).toBeHidden();
  await expectFits(wall);

  // The game goes on where it was, and its board is the next one's.
  for (const [turn, total] of [60, 180, 60, 180].entries()) {
    await callAs(turn % 2 === 0 ? other : first, `/games/${game.gameId}/turn`, { darts: [total] });
  }
  await expect(side(wall, first.username)).toBeHidden();
  await expect(next).toContainText('Barra');

  await decide(operator, path, games);
  await expect(wall.getByRole('region', { name: 'Cuadro' })).toContainText('Cuartos');
  for (let round = 0; round < 3; round += 1) {
    await decide(operator, path, (await tournamentOf(operator, path)).games);
  }
  const { thirdPlace, games: bracket } = await tournamentOf(operator, path);
  await decide(operator, path, [thirdPlace!]);
  await expect(wall.getByText(`Campeón: ${bracket.at(-1)!.player1!.username}`)).toBeVisible();
  await expect(wall.getByRole('region', { name: 'Tercer puesto' })).toContainText(
    thirdPlace!.player1!.username,
  );
  await expectFits(wall);

  await dialog.getByRole('button', { name: 'Cambiar dirección' }).click();
  await operator.page.getByRole('button', { name: 'Cambiar dirección' }).click();
  await expect(wall.getByRole('heading', { name: 'Aquí no hay nada que mostrar' })).toBeVisible();
});
