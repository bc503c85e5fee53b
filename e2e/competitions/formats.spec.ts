import type { TurnAnswer } from '@darts/contracts/play';
import type { BracketGame } from '@darts/contracts/tournaments';
import type { Page } from '@playwright/test';
import { expect, test, type Account, type Player } from '../fixtures.ts';
import { openConnected } from '../network/open-connected.ts';
import { callAs, gamesOf, pairAtPages, tournamentOf } from '../people/organiser.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';
import { tabTo } from '../screens/keyboard.ts';

/** The fold of a form, opened by keyboard. */
async function openFormat(page: Page): Promise<void> {
  await tabTo(page, page.locator('summary', { hasText: 'Formato' }));
  await page.keyboard.press('Enter');
}

const fact = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('..');

type Meeting = Pick<BracketGame, 'gameId' | 'player1' | 'player2'>;

/** Two players meet in the lobby of their game, which says how it is played, and one of them wins all of it. */
async function winGame(
  game: Meeting,
  players: readonly Account[],
  format: string,
): Promise<Player> {
  const pair = await pairAtPages(game, players);
  const [winner] = pair;
  for (const { page } of pair) {
    await openConnected(page, `/game/lobby/${game.gameId}`);
    if (page === winner.page) await expect(page.getByText(format, { exact: true })).toBeVisible();
  }
  for (const { page } of pair) {
    await expect(page).toHaveURL(/\/play\/game\/online\//);
    await expect(page.getByRole('region', { name: 'Marcador' })).toBeVisible(); // it is over in no time
  }

  let toThrow: Player | undefined = winner; // the first of a game begins it
  for (let thrown = 0; toThrow;) {
    const total: number = toThrow === winner ? ([180, 180, 141][thrown++ % 3] ?? 0) : 60;
    const path = `/games/${game.gameId}/turn`;
    const { game: view }: TurnAnswer = await callAs(toThrow, path, { darts: [total] });
    toThrow = pair.find(({ userId }) => userId === view.turn);
  }
  await expect(winner.page.getByText(`${winner.username} ha ganado!`)).toBeVisible();
  return winner;
}

test('a league plays best of 3 legs with double out, from its form to its table', async ({
  player,
  account,
}) => {
  const operator = await player({ isOperator: true });
  const { page } = operator;
  await page.goto('/leagues/create');
  await page.getByLabel('Nombre').fill('Liga a doble');
  await page.getByLabel('Participantes máximos').fill('2');
  await page.getByText('Solo Ida').click();
  await openFormat(page);
  await page.getByRole('button', { name: 'Personalizado' }).click();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Liga: 501 a doble, al mejor de 3' }).click();
  await page.getByRole('button', { name: 'Crear Liga' }).click();
  await expect(fact(page, 'Formato')).toHaveText('Formato501 a doble, al mejor de 3');
  await expectGoodScreen(page);

  const path = new URL(page.url()).pathname;
  const players = await Promise.all([account(), account()]);
  for (const each of players) await callAs(each, `${path}/join`);
  await callAs(operator, `${path}/start`);
  const [game] = await gamesOf(operator, path);
  const winner = await winGame(game!, players, '501 a doble, al mejor de 3');

  await page.goto(path);
  const row = page.getByRole('row').filter({ hasText: winner.username });
  await expect(row.getByRole('cell').first()).toHaveText('1');
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(page.getByRole('cell', { name: 'LF 2 LC 0 Dif. +2' })).toBeVisible();
  await expect(row.getByRole('cell', { name: '1', exact: true })).toHaveCount(3); // rank, PJ, PG
  const [one, other] = [game!.player1.username, game!.player2.username];
  await expect(page.getByRole('link', { name: `${one} 2 - 0 ${other}` })).toBeVisible();
  await expectGoodScreen(page);
});

test('a bracket plays a longer final than semi-finals, from its form to its champion', async ({
  player,
  account,
}) => {
  const operator = await player({ isOperator: true });
  const { page } = operator;
  await page.goto('/tournaments/create');
  await page.getByLabel('Nombre').fill('Copa a doble');
  await page.getByLabel('Participantes máximos').fill('4');
  await openFormat(page);
  await page.getByRole('button', { name: '501 a doble', exact: true }).click();
  await page.getByLabel('Final', { exact: true }).selectOption('Al mejor de 3');
  await expect(page.getByText('501 a doble · Final: al mejor de 3')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Crear Torneo' }).click();
  await expect(fact(page, 'Formato')).toHaveText('Formato501 a doble');
  await expect(fact(page, 'Final')).toHaveText('Final501 a doble, al mejor de 3');
  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByText('501 a doble · Final: al mejor de 3')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(fact(page, 'Final')).toHaveText('Final501 a doble, al mejor de 3');

  const path = new URL(page.url()).pathname;
  const players = await Promise.all([account(), account(), account(), account()]);
  for (const each of players) await callAs(each, `${path}/join`);
  await callAs(operator, `${path}/start`);
  const [one, other] = (await tournamentOf(operator, path)).games;
  await winGame(one!, players, '501 a doble');
  await winGame(other!, players, '501 a doble');
  const final = (await tournamentOf(operator, path)).games.at(-1)!;
  const champion = await winGame(final, players, '501 a doble, al mejor de 3');

  await page.goto(path.replace('/tournaments/', '/tournaments/view/'));
  await expect(page.getByText(`Campeón: ${champion.username}`)).toBeVisible();
  const last = page.getByRole('region', { name: 'Final', exact: true }).getByRole('listitem');
  await expect(last).toContainText(`${champion.username}2`);
  await expectGoodScreen(page);
});
