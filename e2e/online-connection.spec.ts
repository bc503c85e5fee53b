import type { WebSocket } from '@playwright/test';
import { proofLength } from '../scripts/proof-length.ts';
import { expect, PASSWORD, test } from './fixtures.ts';
import { confirmTurn, expectScores, throwAt } from './screens/game-screen.ts';
import { expectGoodScreen } from './screens/good-screen.ts';
import { lineOf } from './network/line.ts';
import { inOrder, startGame } from './people/meeting.ts';
import { requestIn } from './network/request-in.ts';

const ENTRIES = proofLength(50);
const RECONNECTIONS = proofLength(20);

const joinsIn = (asked: readonly string[]) => asked.filter((name) => name === 'joinGame').length;

test(`${ENTRIES} entries and exits keep one connection and join the game once per entry`, async ({
  player,
}) => {
  const players = [await player(), await player()] as const;
  const [{ page }] = players;
  const open = new Set<WebSocket>();
  const asked: string[] = [];
  page.on('websocket', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('framesent', ({ payload }) => asked.push(...requestIn(payload)));
  });
  await startGame(...players);
  await expect.poll(() => joinsIn(asked)).toBe(1);
  const before = open.size; // loading a page closes the former one's

  for (let time = 1; time <= ENTRIES; time++) {
    await page.goBack();
    await page.getByRole('button', { name: 'Reconectar' }).click();
    await expect.poll(() => joinsIn(asked)).toBe(time + 1);
  }

  await expectScores(page, { [players[0].username]: 501, [players[1].username]: 501 });
  expect([before, open.size]).toEqual([1, 1]);
});

test(`${RECONNECTIONS} reconnections join the game once each`, async ({ player }) => {
  const players = [await player(), await player()] as const;
  const [{ page }] = players;
  const line = await lineOf(page);
  await startGame(...players);
  await expect.poll(() => joinsIn(line.asked)).toBe(1);

  const notice = page.getByText('Sin conexión. Intentando volver a conectar...');
  for (let time = 1; time <= RECONNECTIONS; time++) {
    await line.cut();
    await expect(notice).toBeVisible();
    line.mend();
    await expect(notice).toBeHidden();
    await expect.poll(() => joinsIn(line.asked)).toBe(time + 1);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a turn confirmed offline is sent once on reconnection, also after a reload', async ({
  player,
}) => {
  const players = [await player(), await player()] as const;
  const lines = new Map([
    [players[0].username, await lineOf(players[0].page)],
    [players[1].username, await lineOf(players[1].page)],
  ]);
  await startGame(...players);
  const [first, second] = await inOrder(...players);
  const line = lines.get(first.username)!;
  const unsent = first.page.getByText('Sin enviar: se enviará al volver la conexión');

  await throwAt(first.page, 'Triple 20, 60', 'Triple 20, 60', 'Triple 20, 60');
  await line.cut();
  await confirmTurn(first.page);
  await expect(unsent).toBeVisible();
  await expectGoodScreen(first.page);
  await first.page.reload();
  await expect(unsent).toBeVisible();
  await expectScores(second.page, { [first.username]: 501 }, first.username);

  line.mend();
  await expect(unsent).toBeHidden();
  for (const { page } of players) {
    await expectScores(page, { [first.username]: 321 }, second.username);
  }
});

test('the connection code that a bad line failed to load is loaded by the next tap', async ({
  visitor,
  account,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED|NotLoaded|imported module/);
  const { email } = await account();
  const { page } = await visitor();
  let isBad = false;
  await page.route('**/assets/*.js', (route) => (isBad ? route.abort() : route.continue()));
  await page.goto('/');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.waitForLoadState('networkidle'); // what the log-in itself needs is there
  isBad = true;
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(
    page.getByText('No se ha podido cargar. Comprueba tu conexión.', { exact: true }),
  ).toBeVisible();

  isBad = false;
  await page.getByRole('link', { name: 'Online' }).first().click();
  await expect(page.getByRole('button', { name: 'Añadir mi partida' })).toBeVisible();
});
