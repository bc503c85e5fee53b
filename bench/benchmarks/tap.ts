import { join } from 'node:path';
import { devices, type Page } from '@playwright/test';
import { openProduct } from '../browser/open-product.ts';
import { median, milliseconds, printTable, quantile } from '../report.ts';

const SLOW_DOWN = 4;
const TURNS = 22; // of both players together, so that the game is not over
const BEDS = ['Simple 20, 20', 'Triple 7, 21', 'Doble 3, 6'];
const SETTLE = 600; // milliseconds after each tap, so that the next finds the page at rest

/** From a finger on the board of a local game to what it shows, on a phone a quarter as fast as this. */
export const run = (): Promise<void> =>
  openProduct(async ({ url, browser }) => {
    const context = await browser.newContext({ ...devices['Pixel 7'], reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript({
      path: join(import.meta.dirname, '../browser/note-interactions.mjs'),
    });
    await page.goto(`${url}/game/newgame`);
    await page.getByRole('button', { name: 'Empezar partida' }).tap();
    await page.getByRole('button', { name: BEDS[0] ?? '', exact: true }).waitFor();
    const session = await context.newCDPSession(page);
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });

    const [darts, confirmations]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const bed of BEDS) darts.push(await timeOf(page, bed));
      confirmations.push(await timeOf(page, '✅ Confirmar'));
    }
    await context.close();
    printTable(
      [`CPU a 1/${SLOW_DOWN}, from tap to paint`, 'median', '95 of 100', 'slowest'],
      [
        rowOf('first dart, which loads what is missing', darts.slice(0, 1)),
        rowOf('a dart at the board', darts.slice(1)),
        rowOf('confirm the turn', confirmations),
      ],
    );
  });

const rowOf = (name: string, times: readonly number[]): string[] => [
  name,
  milliseconds(median(times)),
  milliseconds(quantile(times, 0.95)),
  milliseconds(Math.max(...times)),
];

/** The browser's own measure, in steps of 8 ms, of the slowest event of a tap; none is below 16. */
async function timeOf(page: Page, button: string): Promise<number> {
  const box = await page.getByRole('button', { name: button, exact: true }).boundingBox();
  if (!box) throw new Error(`${button} is not to be seen.`);
  await page.evaluate('interactions = [], since = performance.now()');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLE);
  return Math.max(16, ...(await page.evaluate<number[]>('interactions')));
}
