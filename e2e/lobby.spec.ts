import type { GameView } from '@darts/contracts/play';
import type { Page } from '@playwright/test';
import { expect, test, TOGETHER } from './fixtures.ts';
import { wideName } from './people/names.ts';
import { readAs } from './people/organiser.ts';
import { expectGoodDialog } from './screens/good-dialog.ts';
import { expectGoodScreen } from './screens/good-screen.ts';
import { tabTo } from './screens/keyboard.ts';

const waiting = (page: Page) => page.getByRole('region', { name: 'Partidas en espera' });

const addGame = async (page: Page) => {
  await page.goto('/online');
  await page.getByRole('button', { name: 'Añadir mi partida' }).click();
  await expect(page.getByText('Tu partida', { exact: true })).toBeVisible();
};

/** Presses a button and holds it down: again if somebody came to the lobby and it moved away from under the pointer. */
const press = (page: Page, name: string) =>
  expect(async () => {
    const button = page.getByRole('button', { name });
    await page.mouse.up();
    await button.hover();
    await page.mouse.down();
    expect(await button.evaluate((pressed) => pressed.matches(':active'))).toBe(true);
  }).toPass();

test(
  'a game offered in the lobby shows to other players until its owner removes it',
  { tag: TOGETHER },
  async ({ player }) => {
    const ana = await player();
    const biel = await player();
    await biel.page.goto('/online/lobby');
    // Under a finger that is down, the button goes elsewhere as hers comes.
    await press(biel.page, 'Añadir mi partida');
    await addGame(ana.page);

    await expect(waiting(biel.page).getByText(ana.username)).toBeVisible();
    await biel.page.mouse.up();
    await expect(biel.page.getByText('Tu partida', { exact: true })).toBeVisible();
    await biel.page.getByRole('button', { name: 'Quitar' }).click();
    await ana.page.getByRole('button', { name: 'Quitar' }).click();
    await expect(biel.page.getByText(ana.username)).toHaveCount(0);
  },
);

test(
  'the owner of a lobby game reads a notice on other pages; closing the app removes the game',
  { tag: TOGETHER },
  async ({ player }) => {
    const ana = await player();
    const biel = await player();
    await biel.page.goto('/online');
    await addGame(ana.page);
    const anasGame = waiting(biel.page).getByText(ana.username);
    const notice = ana.page.getByText('Sigues en el lobby: los demás pueden retarte.');
    await expect(anasGame).toBeVisible();
    await expect(notice).toHaveCount(0);

    await ana.page.getByRole('link', { name: 'Mi perfil' }).click();
    await expect(notice).toBeVisible();
    await expectGoodScreen(ana.page);
    await ana.page.reload();
    await expect(notice).toBeVisible();
    await ana.page.getByRole('link', { name: 'Volver al lobby' }).click();
    await expect(ana.page.getByText('Tu partida', { exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);

    await ana.page.getByRole('link', { name: 'Mi perfil' }).click();
    await ana.page.getByRole('button', { name: 'Quitar mi partida' }).click();
    await expect(notice).toHaveCount(0);
    await expect(anasGame).toHaveCount(0);

    await addGame(ana.page);
    await expect(anasGame).toBeVisible();
    await ana.page.close();
    await expect(anasGame).toHaveCount(0, { timeout: 15_000 });
  },
);

test('a challenge can be taken back', { tag: TOGETHER }, async ({ player }) => {
  const [ana, biel] = [
    await player({ username: wideName() }),
    await player({ username: wideName() }),
  ];
  await addGame(ana.page);
  await addGame(biel.page);
  await biel.page.getByRole('button', { name: `Retar a ${ana.username}` }).click();
  const invitation = ana.page.getByRole('dialog', { name: 'Invitación' });
  await expect(invitation).toContainText(/Media por turno 0,00 · 1:\d\d para responder/);
  await expectGoodDialog(invitation);
  await expectGoodScreen(biel.page);

  await biel.page.getByRole('button', { name: `Retirar el reto a ${ana.username}` }).click();
  await expect(invitation).toBeHidden();
  await expect(biel.page.getByRole('button', { name: `Retar a ${ana.username}` })).toBeVisible();
});

test(
  'a challenge waits for its answer and ends when the challenged player declines',
  { tag: TOGETHER },
  async ({ player }) => {
    const ana = await player();
    const biel = await player();
    await addGame(ana.page);
    await biel.page.goto('/online');
    await biel.page.getByRole('button', { name: `Retar a ${ana.username}` }).click();
    await expect(biel.page.getByText('Esperando respuesta...')).toBeVisible();

    const invitation = ana.page.getByRole('dialog', { name: 'Invitación' });
    await expect(invitation).toContainText(biel.username);
    await invitation.getByRole('button', { name: 'Rechazar' }).click();
    await expect(invitation).toBeHidden();
    await expect(biel.page.getByText('Esperando respuesta...')).toBeHidden();
    await expect(biel.page.getByText(`${ana.username} no puede ahora.`)).toBeVisible();
    await expect(biel.page.getByRole('button', { name: `Retar a ${ana.username}` })).toBeVisible();
  },
);

test(
  'a player offers a format, and another player finds the game by its format and plays',
  { tag: TOGETHER },
  async ({ player }) => {
    const [ana, biel, carla] = [await player(), await player(), await player()];
    const format = '501 a doble, al mejor de 3';
    await addGame(carla.page);
    await ana.page.goto('/online');
    const fold = ana.page.locator('summary', { hasText: 'Formato de tu partida' });
    await tabTo(ana.page, fold);
    await ana.page.keyboard.press('Enter');
    await ana.page.getByRole('button', { name: 'Personalizado' }).click();
    await expectGoodScreen(ana.page);
    await ana.page.getByRole('button', { name: `Liga: ${format}` }).click();
    await ana.page.reload();
    await expect(fold).toContainText(format);
    await ana.page.getByRole('button', { name: 'Añadir mi partida' }).click();
    await expect(ana.page.getByText('Tu partida', { exact: true })).toBeVisible();

    await biel.page.goto('/online');
    const rows = waiting(biel.page).getByRole('listitem');
    await expect(rows.filter({ hasText: carla.username })).toBeVisible();
    await biel.page.getByLabel('Formato', { exact: true }).selectOption(format);
    await expect(rows.filter({ hasText: carla.username })).toHaveCount(0);
    await expect(rows.filter({ hasText: ana.username })).toContainText(format);
    await expectGoodScreen(biel.page);
    await biel.page.getByRole('button', { name: `Retar a ${ana.username}` }).click();
    const invitation = ana.page.getByRole('dialog', { name: 'Invitación' });
    await expect(invitation).toContainText(`te reta a una partida de ${format}.`);
    await expectGoodDialog(invitation);
    await invitation.getByRole('button', { name: 'Aceptar' }).click();
    await expect(ana.page).toHaveURL(/\/play\/game\/online\//);
    const gameId = new URL(ana.page.url()).pathname.split('/').at(-1);
    const { game } = await readAs<{ game: GameView }>(ana, `/games/${gameId}`);
    expect(game.format).toMatchObject({ start: 501, in: 'straight', out: 'double', legs: 3 });
  },
);

test('the lobby count matches the list of waiting games', async ({ player }) => {
  const ana = await player();
  await addGame(ana.page);

  await expect(async () => {
    const listed = await waiting(ana.page).getByRole('listitem').count();
    await expect(ana.page.getByText('En el lobby').locator('..')).toContainText(`${listed + 1}`, {
      timeout: 500,
    });
  }).toPass();
});
