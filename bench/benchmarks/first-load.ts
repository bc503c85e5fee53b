import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openProduct, type Opened } from '../browser/open-product.ts';
import type { Player } from '../load/pair.ts';
import { productPair } from '../load/product-pair.ts';
import { kibibytes, printTable } from '../report.ts';

const FOR_ALL = ['/', '/game/newgame', '/legal/privacy'];
const FOR_GUESTS = ['/login', '/signup', '/recoverpassword', '/resetpassword'];
const FOR_USERS = [
  '/',
  '/online/lobby',
  '/leagues',
  '/leagues/create',
  '/tournaments',
  '/tournaments/create',
  '/settings/profile',
];

/** The JavaScript that a first visit to each page loads, as `gzip -9` packs it. */
export const run = (): Promise<void> =>
  openProduct(async (opened) => {
    const rows: string[][] = [];
    const add = async (name: string, path: string, player?: Player, act?: Act) =>
      rows.push([name, kibibytes(await loaded(opened, { path, player, act }))]);

    for (const path of [...FOR_ALL, ...FOR_GUESTS]) await add(path, path);
    await add('/play/game/local, from its set-up', '/game/newgame', undefined, begin);

    const [ana, biel] = opened.store.players;
    if (!ana || !biel) throw new Error('Nobody is there to play.');
    for (const path of [...FOR_USERS, `/user/${ana.userId}`]) {
      await add(`logged in: ${path.replace(ana.userId, ':userId')}`, path, ana);
    }
    await (await productPair(opened.url, [ana, biel])).begin();
    const game = `/play/game/online/${await gameOf(opened, ana)}`;
    await add('logged in: /play/game/online/:gameId', game, ana);
    printTable(['first visit', 'JavaScript'], rows);
  });

type Act = (page: Page) => Promise<void>;

const begin: Act = (page) => page.getByRole('button', { name: 'Empezar partida' }).click();

type Visit = { readonly path: string; readonly player?: Player; readonly act?: Act };

/** In bytes, in a browser that has nothing yet. */
async function loaded({ url, browser }: Opened, { path, player, act }: Visit): Promise<number> {
  const context = await browser.newContext();
  const [name = '', value = ''] = player?.cookie.split('=') ?? [];
  if (player) await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return total;
}

/** The id of the game that somebody plays. */
async function gameOf({ url }: Opened, { userId, cookie }: Player): Promise<string> {
  const answer = await fetch(`${url}/api/games/activegame/${userId}`, { headers: { cookie } });
  const { data } = (await answer.json()) as { data: { game: { gameId: string } } }; // by the contract
  return data.game.gameId;
}
