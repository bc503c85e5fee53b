import type { Page } from '@playwright/test';
import { expect, newAccount, test, TOGETHER } from './fixtures.ts';
import {
  chooseMode,
  confirmTurn,
  enterTotal,
  expectScores,
  pressKeys,
  throwAt,
} from './screens/game-screen.ts';
import { inOrder, startGame, waitsForRival, type Contender } from './people/meeting.ts';
import { tabTo } from './screens/keyboard.ts';
import { logIn, signUp } from './people/sign-up.ts';

const statistic = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('..').getByRole('definition').first();

test(
  'two people sign up, meet in the lobby, and play to an exact zero',
  { tag: TOGETHER },
  async ({ visitor }) => {
    const contenders = await Promise.all(
      [{}, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }].map(
        async (options) => {
          const { page } = await visitor(options);
          const account = newAccount();
          await page.goto('/signup');
          await signUp(page, account);
          await logIn(page, account);
          return { page, username: account.username };
        },
      ),
    );
    const [ana, biel] = contenders as [Contender, Contender];
    await startGame(ana, biel);
    const [first, second] = await inOrder(ana, biel);

    await throwAt(first.page, 'Triple 20, 60', 'Triple 20, 60', 'Triple 20, 60');
    await confirmTurn(first.page);
    await expectScores(second.page, { [first.username]: 321 }, second.username);
    await chooseMode(second.page, 'Botones');
    await pressKeys(second.page, '20', 'Bull', 'Doble Bull');
    await confirmTurn(second.page);
    await expectScores(first.page, { [second.username]: 406 }, first.username);

    await chooseMode(first.page, 'Numerico');
    await enterTotal(first.page, 180);
    await expectScores(second.page, { [first.username]: 141 }, second.username);
    await chooseMode(second.page, 'Numerico');
    await enterTotal(second.page, 45);
    await expectScores(first.page, { [second.username]: 361 }, first.username);
    await enterTotal(first.page, 141);

    for (const { page } of contenders) {
      const end = page.getByRole('dialog', { name: `${first.username} ha ganado!` });
      await expect(end).toContainText(`${first.username}0`);
      await expect(end).toContainText('167,00');
      await expect(end).toContainText(`${second.username}361`);
      await expect(end).toContainText('70,00');
      await end.getByRole('button', { name: 'Salir' }).click();
      await page.goto('/');
    }

    for (const { username, page } of contenders) {
      const hasWon = username === first.username;
      await page.getByRole('link', { name: 'Mi perfil' }).first().click();
      await expect(statistic(page, 'Partidas jugadas')).toHaveText('1');
      await expect(statistic(page, 'Partidas ganadas')).toHaveText(hasWon ? '1' : '0');
      await expect(statistic(page, 'Media por turno')).toHaveText(hasWon ? '167,00' : '70,00');
      await expect(statistic(page, 'Media por dardo')).toHaveText(hasWon ? '55,67' : '23,33');
      const row = page.getByRole('link', { name: hasWon ? 'Ganada' : 'Perdida' });
      await row.click();
      await expect(page.getByText('FINALIZADA')).toBeVisible();
      await expectScores(page, { [first.username]: 0, [second.username]: 361 });
    }
  },
);

test(
  'a turn shows on the screen of the rival, who throws next',
  { tag: TOGETHER },
  async ({ player }) => {
    const players = [await player(), await player()] as const;
    await startGame(...players);
    const [first, second] = await inOrder(...players);

    await expect(waitsForRival(second.page)).toBeVisible();
    await chooseMode(first.page, 'Numerico');
    await enterTotal(first.page, 140);
    await expectScores(second.page, { [first.username]: 361, [second.username]: 501 });
    await expect(waitsForRival(second.page)).toBeHidden();
    await expect(waitsForRival(first.page)).toBeVisible();
  },
);

test('a player who throws by keyboard has the board focused at each of their turns', async ({
  player,
}) => {
  const players = [await player(), await player()] as const;
  await startGame(...players);
  const [first, second] = await inOrder(...players);
  await chooseMode(second.page, 'Numerico');
  await tabTo(first.page, first.page.getByRole('button', { name: 'Simple 20, 20', exact: true }));

  for (const [own, rivals] of [
    [441, 481],
    [381, 461],
  ] as const) {
    for (let press = 0; press < 4; press++) await first.page.keyboard.press('Enter');
    await expectScores(second.page, { [first.username]: own }, second.username);
    await first.page.keyboard.press('Enter'); // once too often
    await enterTotal(second.page, 20);
    await expectScores(first.page, { [second.username]: rivals }, first.username);
  }
});

test('a game goes on from the same turn after a reload', { tag: TOGETHER }, async ({ player }) => {
  const players = [await player(), await player()] as const;
  await startGame(...players);
  const [first, second] = await inOrder(...players);
  await chooseMode(first.page, 'Numerico');
  await enterTotal(first.page, 100);
  await expect(waitsForRival(second.page)).toBeHidden();

  await Promise.all(players.map(({ page }) => page.reload()));
  for (const { page } of players) {
    await expectScores(page, { [first.username]: 401, [second.username]: 501 }, second.username);
  }
  await chooseMode(second.page, 'Numerico');
  await enterTotal(second.page, 60);
  await expectScores(first.page, { [second.username]: 441 }, first.username);
});

test('a player who leaves after the warning loses', { tag: TOGETHER }, async ({ player }) => {
  const players = [await player(), await player()] as const;
  await startGame(...players);
  const [first, second] = await inOrder(...players);

  await second.page.getByRole('button', { name: 'Salir' }).click();
  const warning = second.page.getByRole('dialog', { name: '¿Rendirse y salir?' });
  await warning.getByRole('button', { name: 'Seguir jugando' }).click();
  await second.page.getByRole('button', { name: 'Salir' }).click();
  await warning.getByRole('button', { name: 'Rendirse y salir' }).click();

  await expect(second.page).not.toHaveURL(/\/play\//);
  await expect(
    first.page.getByRole('dialog', { name: `${first.username} ha ganado!` }),
  ).toBeVisible();
});

test('an onlooker sees the game and its statistics', async ({ player }) => {
  const players = [await player(), await player()] as const;
  const { page } = await player();
  await startGame(...players);
  const [first, second] = await inOrder(...players);
  await chooseMode(first.page, 'Numerico');
  await enterTotal(first.page, 100);
  await expect(waitsForRival(first.page)).toBeVisible();

  await page.goto(first.page.url());
  await expect(page).toHaveURL(/\/game\/view\//);
  await expect(page.getByRole('heading', { name: 'Estadísticas de la partida' })).toBeVisible();
  await expect(page.getByText('EN CURSO')).toBeVisible();
  await expect(page.getByText(`Turno de ${second.username}`)).toBeVisible();
  await expectScores(page, { [first.username]: 401, [second.username]: 501 });
  await expect(page.getByText('MPT 100,00')).toBeVisible();
});

test('an onlooker follows the game live', { tag: TOGETHER }, async ({ player }) => {
  const players = [await player(), await player()] as const;
  const { page } = await player();
  await startGame(...players);
  const [first, second] = await inOrder(...players);
  await page.goto(first.page.url().replace('/play/game/online/', '/game/view/'));
  await expect(page.getByText(`Turno de ${first.username}`, { exact: true })).toBeVisible();

  for (const each of [first, second]) await chooseMode(each.page, 'Numerico');
  await enterTotal(first.page, 100);
  await expectScores(page, { [first.username]: 401 }, second.username);
  await enterTotal(second.page, 60);
  await expectScores(page, { [second.username]: 441 }, first.username);

  await first.page.getByRole('button', { name: 'Salir' }).click();
  await first.page.getByRole('button', { name: 'Rendirse y salir' }).click();
  await expect(page.getByText('FINALIZADA')).toBeVisible();
});
