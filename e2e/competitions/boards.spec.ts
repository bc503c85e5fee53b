import { atPage, expect, test, TOGETHER } from '../fixtures.ts';
import { begunCompetition, enterOutcome, pairOf, tournamentOf } from '../people/organiser.ts';
import { expectGoodDialog } from '../screens/good-dialog.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';
import { tabTo } from '../screens/keyboard.ts';

test(
  'sixteen players see their games called to three boards, automatically and by hand',
  { tag: TOGETHER },
  async ({ account }) => {
    const fields = { name: 'Copa de dianas', startDate: '2026-10-01', maxParticipants: 16 };
    const begun = await begunCompetition(account, 'tournaments', fields);
    const { operator, players, path } = begun;
    const { page } = await atPage(operator);
    await page.goto(path);
    await tabTo(page, page.getByRole('button', { name: 'Poner dianas' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Dianas' });
    await tabTo(page, dialog.getByRole('button', { name: 'Añadir diana' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Diana 3', { exact: true })).toBeFocused();
    await dialog.getByLabel('Diana 3', { exact: true }).fill(' DIANA 1');
    await dialog.getByRole('button', { name: 'Guardar dianas' }).click();
    await expect(dialog.getByText('Hay dos dianas con el mismo nombre.')).toBeVisible();
    await dialog.getByLabel('Diana 3', { exact: true }).fill('Fondo');
    await expectGoodDialog(dialog);
    await dialog.getByRole('button', { name: 'Guardar dianas' }).click();

    const { games } = await tournamentOf(operator, path);
    const nameOf = (index: number) =>
      `${games[index]!.player1!.username} - ${games[index]!.player2!.username}`;
    const on = page.getByRole('list', { name: 'En las dianas' }).getByRole('listitem');
    const waiting = page.getByRole('list', { name: 'Siguientes' }).getByRole('listitem');
    await expect(on).toContainText([nameOf(0), nameOf(1), nameOf(2)]);
    await expect(waiting).toHaveCount(5);
    await expectGoodScreen(page);

    // Whoever is called sees where, and the next one comes as a game is over.
    const called = await atPage(pairOf(games[3]!, players)[0]);
    await called.page.goto(path);
    const theirs = called.page.getByRole('list', { name: 'En las dianas' }).getByRole('listitem');
    await expect(theirs).toContainText([nameOf(0), nameOf(1), nameOf(2)]);
    await enterOutcome(operator, path, games[1]!.gameId);
    await expect(theirs.nth(1)).toContainText(`Diana 2${nameOf(3)}Te toca`);
    await called.page.goto('/');
    const theirNext = called.page.getByRole('region', { name: 'Mis próximas partidas' });
    await expect(theirNext.getByRole('listitem').first()).toContainText('Te toca: Diana 2');
    await theirNext.getByRole('link', { name: 'Jugar' }).first().click();
    await expect(called.page.getByText('Te toca: Diana 2')).toBeVisible();
    await expectGoodScreen(called.page);
    await called.page.goto(`/game/view/${games[3]!.gameId}`);
    await expect(called.page.getByText('Te toca: Diana 2')).toBeVisible();
    await called.page.goto(path);
    await expect(theirs.nth(1)).toContainText('Diana 2');
    await expect(called.page.getByRole('button', { name: /dianas|^Quitar/ })).toHaveCount(0);
    await expectGoodScreen(called.page);

    // By hand: one is taken off, which leaves its board to the next, and is not called again by itself.
    await tabTo(page, page.getByRole('button', { name: `Quitar ${nameOf(0)} de Diana 1` }));
    await page.keyboard.press('Enter');
    await expect(on.first()).toContainText(nameOf(4));
    await expect(waiting.first()).toContainText(`${nameOf(0)}Se llama a mano`);

    await page.getByRole('button', { name: 'Cambiar dianas' }).click();
    await dialog.getByRole('switch').uncheck();
    await dialog.getByRole('button', { name: 'Quitar la diana 3' }).click();
    await dialog.getByRole('button', { name: 'Guardar dianas' }).click();
    await expect(on).toHaveCount(2);
    await page.getByRole('button', { name: `Quitar ${nameOf(4)} de Diana 1` }).click();
    await expect(on.first()).toContainText('Libre');
    await tabTo(page, page.getByRole('button', { name: `Llamar ${nameOf(0)} a Diana 1` }));
    await page.keyboard.press('Enter');
    await expect(on.first()).toContainText(nameOf(0));
    await expectGoodScreen(page);
  },
);
