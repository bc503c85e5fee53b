import type { Page } from '@playwright/test';
import { expect, test, TOGETHER } from './fixtures.ts';
import { inOrder, startGame, waitsForRival } from './people/meeting.ts';
import { expectAccessible, expectContrast } from './screens/accessibility.ts';
import {
  chooseMode,
  confirmTurn,
  expectScores,
  pressKeys,
  throwAt,
  undo,
} from './screens/game-screen.ts';
import { expectGoodScreen } from './screens/good-screen.ts';

const total = (page: Page) => page.getByLabel('Total del turno');

test(
  'the rival and an onlooker see each dart as it is entered, also after joining late',
  { tag: TOGETHER },
  async ({ player }) => {
    const players = [await player(), await player()] as const;
    const onlooker = await player();
    await startGame(...players);
    const [first, second] = await inOrder(...players);
    await throwAt(first.page, 'Triple 20, 60');
    await expect(total(second.page)).toHaveText('60');
    await second.page.reload();
    await expect(total(second.page)).toHaveText('60');
    await onlooker.page.goto(first.page.url().replace('/play/game/online/', '/game/view/'));
    await expect(onlooker.page.getByText(`Turno de ${first.username}`)).toBeVisible();
    await expect(onlooker.page.getByText('T20', { exact: true })).toBeVisible();

    await throwAt(first.page, 'Doble 16, 32');
    await expect(total(second.page)).toHaveText('92');
    await expect(waitsForRival(second.page)).toBeVisible();
    for (const { page } of [second, onlooker]) {
      await expectScores(page, { [first.username]: 409 }, first.username);
      await expect(page.getByText('T20', { exact: true })).toBeVisible();
      await expect(page.getByText('D16', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page);
    }

    await undo(first.page);
    await expect(total(second.page)).toHaveText('60');
    await undo(first.page);
    for (const { page } of [second, onlooker]) {
      await expect(page.getByText('T20', { exact: true })).toHaveCount(0);
      await expectScores(page, { [first.username]: 501 });
    }

    await chooseMode(first.page, 'Botones');
    await pressKeys(first.page, '20', 'Bull', 'Doble Bull');
    await expect(total(second.page)).toHaveText('95');
    await confirmTurn(first.page);
    for (const { page } of [second, onlooker]) {
      await expectScores(page, { [first.username]: 406 }, second.username);
    }
    await expect(total(second.page)).toBeHidden(); // their own turn, without a dart
  },
);

test(
  'the darts of a player disappear for the rival on a reload, and the next dart shows',
  { tag: TOGETHER },
  async ({ player }) => {
    const players = [await player(), await player()] as const;
    await startGame(...players);
    const [first, second] = await inOrder(...players);
    await throwAt(first.page, 'Triple 19, 57');
    await expect(total(second.page)).toHaveText('57');

    await first.page.reload();
    await expect(total(second.page)).toHaveCount(0);
    await throwAt(first.page, 'Doble 5, 10');
    await expect(total(second.page)).toHaveText('10');
  },
);

test(
  'a player who turns live darts off sees no darts of the rival and shows no darts',
  { tag: TOGETHER },
  async ({ player }) => {
    const players = [await player(), await player()] as const;
    await startGame(...players);
    const [first, second] = await inOrder(...players);
    await throwAt(first.page, 'Triple 20, 60');
    await expect(total(second.page)).toHaveText('60');

    await first.page.getByRole('button', { name: 'Ajustes' }).click();
    const shows = first.page.getByRole('switch', { name: 'Dardos en directo' });
    await expect(shows).toBeChecked();
    await shows.focus();
    await first.page.keyboard.press('Space');
    await expect(total(second.page)).toHaveCount(0);
    await first.page.getByRole('button', { name: 'Listo' }).click();
    await throwAt(first.page, 'Triple 20, 60', 'Triple 20, 60');
    await confirmTurn(first.page);

    await throwAt(second.page, 'Doble 5, 10');
    await expect(total(second.page)).toHaveText('10');
    await expect(waitsForRival(first.page)).toBeVisible();
    await confirmTurn(second.page);
    await second.page.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await expectScores(first.page, { [second.username]: 491 }, first.username);
    await expect(total(first.page)).toBeHidden();
  },
);

test(
  'the lobby links to each running game until the game ends',
  { tag: TOGETHER },
  async ({ player }) => {
    const onlooker = await player();
    await onlooker.page.goto('/online');
    const players = [await player(), await player()] as const;
    await startGame(...players);
    const [first, second] = await inOrder(...players);

    const running = onlooker.page.getByRole('region', { name: 'Partidas en curso' });
    const game = running.getByRole('listitem').filter({ hasText: first.username });
    await expect(game).toContainText(second.username);
    await expectGoodScreen(onlooker.page);
    await game.getByRole('link', { name: /^Ver la partida de/ }).click();
    await expect(onlooker.page.getByText(`Turno de ${first.username}`)).toBeVisible();

    await onlooker.page.goBack();
    await expect(game).toBeVisible();
    await first.page.getByRole('button', { name: 'Salir' }).click();
    await first.page.getByRole('button', { name: 'Rendirse y salir' }).click();
    await expect(game).toHaveCount(0);
  },
);

test('both players read the draw for the first turn and see their own side marked', async ({
  player,
}) => {
  const players = [await player(), await player()] as const;
  await startGame(...players);
  const [first, second] = await inOrder(...players);

  await expect(first.page.getByText('Por sorteo, empiezas tú')).toBeVisible();
  await expect(second.page.getByText('Por sorteo, empieza tu rival')).toBeVisible();
  for (const { page, username } of [first, second]) {
    const board = page.getByRole('region', { name: 'Marcador' });
    await expect(board.getByText('Tú', { exact: true }).locator('..')).toContainText(username);
  }
  await throwAt(first.page, 'Triple 20, 60', 'Triple 20, 60', 'Triple 20, 60');
  await confirmTurn(first.page);
  for (const { page } of [first, second]) await expect(page.getByText('Ronda 1/15')).toBeVisible();
});
