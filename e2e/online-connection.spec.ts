import type { WebSocket } from '@playwright/test';
import { proofLength } from '../scripts/proof-length.ts';
import { expect, test } from './fixtures.ts';
import { expectScores } from './screens/game-screen.ts';
import { lineOf } from './network/line.ts';
import { startGame } from './people/meeting.ts';
import { requestIn } from './network/request-in.ts';

const ENTRIES = proofLength(50);
const RECONNECTIONS = proofLength(20);

const joinsIn = (asked: readonly string[]) => asked.filter((name) => name === 'joinGame').length;

test(`${ENTRIES} entries and exits leave one connection, on which the game is joined once each`, async ({
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
