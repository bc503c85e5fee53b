import type { Page } from '@playwright/test';
import { expect, test, type Player, TOGETHER } from './fixtures.ts';
import { chooseMode, enterTotal, expectScores } from './screens/game-screen.ts';
import { expectGoodDialog } from './screens/good-dialog.ts';
import { lineOf } from './network/line.ts';
import { inOrder, startGame } from './people/meeting.ts';

const end = (page: Page) => page.getByRole('dialog', { name: /ha ganado!$/ });
const again = (page: Page) => end(page).getByRole('button', { name: 'Volver a jugar' });

/** A game from its start to an exact zero: the first wins. */
async function playToTheEnd(first: Player, second: Player) {
  for (const { page } of [first, second]) await chooseMode(page, 'Numerico');
  for (const [total, left] of [
    [180, 321],
    [180, 141],
  ] as const) {
    await enterTotal(first.page, total);
    await expectScores(second.page, { [first.username]: left }, second.username);
    await enterTotal(second.page, 60);
    await expectScores(first.page, {}, first.username);
  }
  await enterTotal(first.page, 141);
  for (const { page } of [first, second]) await expect(end(page)).toBeVisible();
}

test(
  'two players who agree to a rematch play again, and the other player begins',
  { tag: TOGETHER },
  async ({ player }) => {
    const players = [await player(), await player()] as const;
    await startGame(...players);
    const [first, second] = await inOrder(...players);
    const gameUrl = first.page.url();
    await playToTheEnd(first, second);

    await again(first.page).click();
    await expect(end(first.page)).toContainText('Esperando al oponente...');
    await expectGoodDialog(end(first.page));
    await expect(end(second.page)).toContainText(`${first.username} quiere la revancha`);
    await expect(second.page).toHaveTitle(new RegExp(`^${first.username} quiere la revancha`));
    await expectGoodDialog(end(second.page));
    await end(second.page).getByRole('button', { name: 'Aceptar revancha' }).click();
    for (const { page } of [first, second]) {
      await expect(end(page)).toBeHidden();
      await expect(page).not.toHaveURL(gameUrl);
      await expectScores(page, { [first.username]: 501, [second.username]: 501 }, second.username);
    }

    await enterTotal(second.page, 100);
    await expectScores(first.page, { [second.username]: 401 }, first.username);
  },
);

test(
  'a player who leaves the end of a game ends the rematch offer of the waiting rival',
  { tag: TOGETHER },
  async ({ player }) => {
    const players = [await player(), await player()] as const;
    await startGame(...players);
    const [first, second] = await inOrder(...players);
    await playToTheEnd(first, second);

    await again(first.page).click();
    await expect(end(first.page)).toContainText('Esperando al oponente...');
    await end(second.page).getByRole('button', { name: 'Salir' }).click();
    await expect(second.page).toHaveURL('/');

    await expect(end(first.page)).toContainText('El oponente ha salido.');
    await expectGoodDialog(end(first.page));
    await expect(again(first.page)).toHaveCount(0);
    await end(first.page).getByRole('button', { name: 'Salir' }).click();
    await expect(first.page).toHaveURL('/');
  },
);

test('a rematch offer that ended during a lost connection is gone after reconnecting', async ({
  player,
}) => {
  const players = [await player(), await player()] as const;
  const lines = [await lineOf(players[0].page), await lineOf(players[1].page)] as const;
  await startGame(...players);
  const [first, second] = await inOrder(...players);
  const line = lines[players.indexOf(second)];
  await playToTheEnd(first, second);

  await line?.cut();
  await expect(end(second.page)).toContainText('Sin conexión');
  await end(first.page).getByRole('button', { name: 'Salir' }).click();
  await expect(first.page).toHaveURL('/');
  line?.mend();
  await expect(end(second.page)).toContainText('Ya no se puede pedir la revancha.');
  await expect(again(second.page)).toHaveCount(0);
  await expectGoodDialog(end(second.page));
});

test('a player away for long from the end of a game counts as having left', async ({ player }) => {
  const players = [await player(), await player()] as const;
  await startGame(...players);
  const [first, second] = await inOrder(...players);
  await playToTheEnd(first, second);

  await second.page.close();
  await expect(end(first.page)).toContainText('El oponente ha salido.', { timeout: 20_000 });
});
