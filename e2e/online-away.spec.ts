import type { Page } from '@playwright/test';
import { PASSWORD, type Player } from './fixtures.ts';
import { expectAccessible } from './screens/accessibility.ts';
import { chooseMode, enterTotal, expectScores } from './screens/game-screen.ts';
import { expectGoodDialog } from './screens/good-dialog.ts';
import { misfits } from './screens/misfits.ts';
import { lineOf } from './network/line.ts';
import { inOrder, startGame, waitsForRival } from './people/meeting.ts';
import { expect, test } from './network/own-server.ts';
import { logIn } from './people/sign-up.ts';

/** The longest it takes to connect again, and to be told of it. */
const SOON = { timeout: 15_000 };

const away = (page: Page) => page.getByRole('dialog', { name: 'El rival se ha desconectado' });
const offline = (page: Page) => page.getByText('Sin conexión. Intentando volver a conectar...');

/** Two players in a game, in the order in which they throw, each with a line that can be cut. */
async function twoOnTheLine(
  player: (options?: { baseURL: string }) => Promise<Player>,
  url?: string,
) {
  const options = url === undefined ? undefined : { baseURL: url };
  const join = async () => {
    const joined = await player(options);
    return Object.assign(joined, { line: await lineOf(joined.page) });
  };
  const ana = await join();
  const biel = await join();
  await startGame(ana, biel);
  return inOrder(ana, biel);
}

test('a player who goes offline has five minutes, and the game goes on when they return', async ({
  player,
}) => {
  const [first, second] = await twoOnTheLine(player);
  await second.line.cut();
  await expect(offline(second.page)).toBeVisible();

  // While they throw, the board is free and the time in sight.
  const bar = first.page.getByRole('button', { name: /El rival se ha desconectado/ });
  await expect(bar.getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/);
  await expect(bar.getByRole('timer')).toHaveText(/^4:5\d$/);
  await expectAccessible(first.page);
  await chooseMode(first.page, 'Numerico');
  await enterTotal(first.page, 100);
  await expectScores(first.page, { [first.username]: 401 });

  await expect(away(first.page).getByRole('timer')).toHaveText(/^4:\d\d$/);
  await expectGoodDialog(away(first.page));
  await first.page.keyboard.press('Escape');
  await expect(away(first.page)).toBeHidden();
  await bar.click();
  await expect(away(first.page)).toBeVisible();

  second.line.mend();
  await expect(first.page.getByText(`${second.username} ha vuelto.`)).toBeVisible(SOON);
  await expect(away(first.page)).toBeHidden();
  await expect(offline(second.page)).toBeHidden();
  await expectScores(second.page, { [first.username]: 401 }, second.username);
  await chooseMode(second.page, 'Numerico');
  await enterTotal(second.page, 60);
  await expectScores(first.page, { [second.username]: 441 }, first.username);
});

test('a player who does not reconnect in time loses', async ({ player, serve }) => {
  const { url } = await serve({ disconnectSeconds: 4 });
  const [first, second] = await twoOnTheLine(player, url);
  await second.line.cut();
  await expect(first.page.getByRole('timer')).toHaveText(/^0:0[1-4]$/);

  const won = first.page.getByRole('dialog', { name: '¡Has ganado la partida!' });
  await expect(won).toContainText('El rival no ha vuelto a conectarse a tiempo.', SOON);
  await expectGoodDialog(won);
  await first.page.setViewportSize({ width: 800, height: 280 });
  expect(await misfits(first.page, [])).toEqual([]);
  second.line.mend();
  const lost = second.page.getByRole('dialog', { name: `${first.username} ha ganado!` });
  await expect(lost).toContainText(`${second.username} no ha vuelto a conectarse a tiempo.`, SOON);
  await expect(lost.getByRole('status')).toBeEmpty(SOON); // it is back
  await won.getByRole('button', { name: 'Volver al lobby online' }).click();
  await expect(first.page).toHaveURL(/\/online\/lobby$/);
  await expect(lost).toContainText('El oponente ha salido.');
});

test('the countdown follows the server clock, not the device clock, also after a reload', async ({
  player,
}) => {
  const [first, second] = await twoOnTheLine(player);
  await second.line.cut();
  await expect(first.page.getByRole('timer')).toHaveText(/^4:5\d$/);

  await first.page.clock.install({ time: new Date('2001-01-01T00:00:00Z') });
  await first.page.reload();
  await expect(first.page.getByRole('timer')).toHaveText(/^4:[45]\d$/);
});

test('a reload by one player shows the rival no dialog', async ({ player }) => {
  const [first, second] = await twoOnTheLine(player);
  await second.page.reload();
  await expect(waitsForRival(second.page)).toBeVisible();

  const seen = first.page.getByRole('dialog').waitFor({ timeout: 5000 });
  await expect(seen).rejects.toThrow('Timeout');
});

test('a game goes on by itself after a crash and a restart of the server', async ({
  player,
  serve,
  complaints,
}) => {
  // Chromium's own words about a server that is not there.
  complaints.expect(/ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE)/);
  const server = await serve();
  const players = [
    await player({ baseURL: server.url }),
    await player({ baseURL: server.url }),
  ] as const;
  await startGame(...players);
  const [first, second] = await inOrder(...players);
  await chooseMode(first.page, 'Numerico');
  await expect(first.page.getByLabel('Puntuación total del turno')).toBeVisible();
  await server.kill();
  await expect(offline(first.page)).toBeVisible();
  await expect(offline(second.page)).toBeVisible();

  const askedWho = first.page.waitForRequest('**/api/users/me', { timeout: 0 });
  await server.start();
  await expect(offline(first.page)).toBeHidden(SOON);
  await askedWho;
  await enterTotal(first.page, 140);
  await expectScores(second.page, { [first.username]: 361 }, second.username);
});

test('a player with an ended session returns to the game after logging in again', async ({
  player,
  newContext,
}) => {
  const players = [await player(), await player()] as const;
  await startGame(...players);
  const [first, second] = await inOrder(...players);
  const gameUrl = first.page.url();
  const { email } = first;

  const { request } = await newContext();
  await request.post('/api/users/login', { data: { email, password: PASSWORD } });
  const password = `${PASSWORD}-nueva`;
  await request.post('/api/users/changepassword', {
    data: { oldPassword: PASSWORD, newPassword: password },
  });

  await expect(first.page.getByText('Tu sesión ha caducado.')).toBeVisible();
  await expect(away(second.page)).toBeVisible(SOON);
  await logIn(first.page, { email, password }, gameUrl);
  await expectScores(first.page, { [first.username]: 501, [second.username]: 501 });
  await expect(away(second.page)).toBeHidden(SOON);
});
