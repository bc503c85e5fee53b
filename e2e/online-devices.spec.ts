import type { Page } from '@playwright/test';
import { expect, test, type Player, TOGETHER } from './fixtures.ts';
import { chooseMode, enterTotal, expectScores } from './screens/game-screen.ts';
import { expectGoodDialog } from './screens/good-dialog.ts';
import { expectGoodScreen } from './screens/good-screen.ts';
import { LEAGUE, openLocalGame } from './screens/local-game.ts';
import { openConnected } from './network/open-connected.ts';
import { inOrder, startGame } from './people/meeting.ts';

const replace = (page: Page) => page.getByRole('dialog', { name: 'Partida en otro dispositivo' });
const pending = (page: Page) => page.getByRole('dialog', { name: 'Partida pendiente' });
const anyDialog = (page: Page) => page.getByRole('dialog');

/** Another device of somebody who is logged in on one. */
async function secondDevice({ context }: Player, visitor: () => Promise<{ page: Page }>) {
  const { page } = await visitor();
  await page.context().addCookies(await context.cookies());
  return page;
}

test(
  'a second device takes the game over, and the first device leaves and stays out',
  { tag: TOGETHER },
  async ({ player, visitor }) => {
    const players = [await player(), await player()] as const;
    await startGame(...players);
    const [first, second] = await inOrder(...players);
    const gameUrl = first.page.url();

    const other = await secondDevice(first, visitor);
    await other.goto('/');
    await replace(other).getByRole('button', { name: 'Cancelar' }).click();
    await expect(other).toHaveURL('/');
    await other.goto(gameUrl);
    await replace(other).getByRole('button', { name: 'Continuar aquí' }).click();
    await expect(replace(other)).toBeHidden();

    await expect(first.page).toHaveURL('/');
    await expect(first.page.getByRole('alert')).toContainText(
      'Has abierto la partida en otro dispositivo.',
    );
    await chooseMode(other, 'Numerico');
    await enterTotal(other, 60);
    await expectScores(second.page, { [first.username]: 441 }, second.username);
    await chooseMode(second.page, 'Numerico');
    await enterTotal(second.page, 100);
    await expectScores(other, { [second.username]: 401 }, first.username);

    await expect(first.page).toHaveURL('/');
    await expect(anyDialog(first.page)).toHaveCount(0);
    await expect(anyDialog(second.page)).toHaveCount(0);
  },
);

test(
  'a second device on the home page takes the game over and goes to the game',
  { tag: TOGETHER },
  async ({ player, visitor }) => {
    const players = [await player(), await player()] as const;
    await startGame(...players);
    const [first] = players;
    const gameUrl = first.page.url();

    const other = await secondDevice(first, visitor);
    await other.goto('/');
    await expectGoodDialog(replace(other));
    await replace(other).getByRole('button', { name: 'Continuar aquí' }).click();
    await expect(other).toHaveURL(gameUrl);
    await expect(first.page).toHaveURL('/');
  },
);

test('a copied tab is asked to take the game over, and a reloaded tab is not asked', async ({
  player,
}) => {
  const players = [await player(), await player()] as const;
  await startGame(...players);
  const [{ page, context }] = players;

  for (let time = 0; time < 5; time++) await page.reload();
  await expect(page.getByRole('region', { name: 'Marcador' })).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(held).toBe(1); // until it has its name, a copy could take it

  const opened = context.waitForEvent('page');
  await page.evaluate('void open(location.href)'); // takes the session storage with it
  await expect(replace(await opened)).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
});

test(
  'a player outside their running game is asked to return, and returns to the game',
  { tag: TOGETHER },
  async ({ player }) => {
    const players = [await player(), await player()] as const;
    await startGame(...players);
    const [first, second] = await inOrder(...players);
    const gameUrl = first.page.url();

    await first.page.goto('/online');
    await expect(pending(first.page)).toContainText(second.username);
    await first.page.keyboard.press('Escape');
    await expect(first.page.getByRole('region', { name: 'En marcha' })).toBeVisible();
    await first.page.reload();
    await expectGoodDialog(pending(first.page));

    await pending(first.page).getByRole('button', { name: 'Reconectar' }).click();
    await expect(first.page).toHaveURL(gameUrl);
    await chooseMode(first.page, 'Numerico');
    await enterTotal(first.page, 60);
    await expectScores(second.page, { [first.username]: 441 }, second.username);
  },
);

test('a player who goes back from a running game is asked at once and may give up', async ({
  player,
}) => {
  const players = [await player(), await player()] as const;
  await startGame(...players);
  const [first, second] = await inOrder(...players);

  await first.page.goBack();
  await pending(first.page).getByRole('button', { name: 'Rendirse' }).click();
  const warning = first.page.getByRole('dialog', { name: '¿Rendirse y salir?' });
  await warning.getByRole('button', { name: 'Seguir jugando' }).click();
  await expect(pending(first.page)).toBeVisible();
  await pending(first.page).getByRole('button', { name: 'Rendirse' }).click();
  await warning.getByRole('button', { name: 'Rendirse y salir' }).click();

  await expect(anyDialog(first.page)).toHaveCount(0);
  const end = second.page.getByRole('dialog', { name: `${second.username} ha ganado!` });
  await expect(end).toContainText(`${first.username} se ha rendido.`);
  await expect(end).toContainText('El oponente ha salido.');
});

test('only the tab in the lobby is asked to play, not a tab in the background', async ({
  player,
}) => {
  const players = [await player(), await player()] as const;
  const [waiting, asking] = players;
  const elsewhere = await waiting.context.newPage();
  // A tab behind others; headless browsers show them all.
  await elsewhere.addInitScript({
    content: "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })",
  });
  await elsewhere.goto('/legal/privacy');
  await startGame(waiting, asking);

  await expect(elsewhere).toHaveURL('/legal/privacy');
  await expect(anyDialog(elsewhere)).toHaveCount(0);
});

test('a new online game opens on the waiting device; another device keeps its local game', async ({
  player,
  visitor,
}) => {
  const players = [await player(), await player()] as const;
  const tablet = await secondDevice(players[0], visitor);
  await openLocalGame(tablet, { ...LEAGUE, players: ['Lia', 'Max'] });
  await openConnected(tablet, '/play/game/local');
  await startGame(...players);

  for (const page of [tablet, players[0].page]) await expect(anyDialog(page)).toHaveCount(0);
  await expect(tablet).toHaveURL('/play/game/local');
});

test('a player puts a running game off, and a banner outside legal pages leads back', async ({
  player,
  complaints,
}) => {
  complaints.expect(/404 .*no-hay-nada/);
  const players = [await player(), await player()] as const;
  await startGame(...players);
  const [{ page }] = players;
  const gameUrl = page.url();
  const banner = page.getByRole('region', { name: 'En marcha' });

  await page.goto('/');
  await expectGoodDialog(pending(page));
  await pending(page).getByRole('button', { name: 'Ahora no' }).click();
  await expect(pending(page)).toHaveCount(0);
  await expect(banner).toContainText('Partida pendiente');
  await page.getByRole('link', { name: 'Torneos' }).first().click();
  await expect(page).toHaveURL('/tournaments');
  await expect(banner).toBeVisible();
  await expectGoodScreen(page);

  // A reload keeps the answer; nobody is asked on legal pages, nor where there is no page.
  await page.reload();
  await expect(banner).toBeVisible();
  await expect(pending(page)).toHaveCount(0);
  for (const path of ['/legal/privacy', '/no-hay-nada']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(0);
  }
  await page.goto('/tournaments');

  await banner.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(gameUrl);
  await expect(banner).toHaveCount(0);
  await expect(anyDialog(page)).toHaveCount(0);
});
