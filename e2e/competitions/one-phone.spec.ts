import type { Locator, Page } from '@playwright/test';
import { atPage, type Visitor } from '../fixtures.ts';
import { expect, test } from '../network/own-server.ts';
import { ADMIN } from '../people/admin.ts';
import { inOrder, waitsForRival } from '../people/meeting.ts';
import { begunCompetition, gamesOf } from '../people/organiser.ts';
import { chooseMode, enterTotal, expectScores } from '../screens/game-screen.ts';
import { expectGoodDialog } from '../screens/good-dialog.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';

const COUNTDOWN_SECONDS = 2;
/** Longer than an absence may last, and than it takes to be noticed. */
const LONG_MS = 3 * COUNTDOWN_SECONDS * 1000;

const league = {
  name: 'Liga de un móvil',
  startDate: '2026-09-01',
  dayOfWeek: 'Jueves',
  maxParticipants: 2,
  isHomeAndAway: false,
};

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name });
const ASK = 'Marcar los dos en este móvil';

/** Presses a button by keyboard once enabled. Buttons are disabled while an earlier request is unanswered. */
async function press(page: Page | Locator, name: string, timeout?: number): Promise<void> {
  await expect(button(page, name)).toBeEnabled({ timeout });
  await button(page, name).press('Enter', { timeout });
}

/** Waits for `LONG_MS`; then fails if the page says that the rival is disconnected. */
async function passTime(page: Page): Promise<void> {
  const begun = Date.now();
  await expect.poll(() => Date.now() - begun, { timeout: 2 * LONG_MS }).toBeGreaterThan(LONG_MS);
  await expect(page.getByText('El rival se ha desconectado')).toBeHidden();
}

test('two players at one board play a league game on one phone', async ({ serve, account }) => {
  const server = await serve({ disconnectSeconds: COUNTDOWN_SECONDS });
  await server.kill();
  const { username, email, password } = ADMIN;
  const admin = { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
  await server.start(admin);
  const here = { baseURL: server.url };
  const { players, path } = await begunCompetition(
    (options) => account({ ...here, ...options }),
    'leagues',
    league,
  );
  const [ana, biel] = [await atPage(players[0]!), await atPage(players[1]!)];
  const [game] = await gamesOf(ana, path);
  for (const { page } of [ana, biel]) await page.goto(`/game/lobby/${game?.gameId}`);
  for (const { page } of [ana, biel]) await expect(page).toHaveURL(/\/play\/game\/online\//);
  const [first, second] = await inOrder(ana, biel);
  const gameUrl = first.page.url();
  const scores = (one: number, other: number) => ({
    [first.username]: one,
    [second.username]: other,
  });

  // The first player asks and cancels; the second asks and is refused.
  const question = second.page.getByRole('dialog', {
    name: `${first.username} quiere marcar por los dos. ¿Te parece bien?`,
  });
  await expect(async () => {
    // The player who enters last may be away for a moment, and cannot be asked then.
    if (await question.isHidden()) await press(first.page, ASK, 1000);
    await expect(question).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectGoodDialog(question);
  await expect(first.page.getByText(`Falta que ${second.username} conteste.`)).toBeVisible();
  await expectGoodScreen(first.page);
  await press(first.page, 'Cancelar');
  await expect(question).toBeHidden();
  await press(second.page, ASK);
  await press(first.page, 'No');
  await expect(second.page.getByText(`${first.username} prefiere marcar los suyos.`)).toBeVisible();

  // With consent, the first player records for both while the second player's phone sleeps.
  await press(first.page, ASK);
  await press(second.page, 'Sí');
  await expect(first.page.getByText('Ahora marcas por los dos.')).toBeVisible();
  await expect(second.page.getByText(`Marca ${first.username}`)).toBeVisible();
  await expectGoodScreen(second.page);
  await chooseMode(first.page, 'Numerico');
  await enterTotal(first.page, 180);
  await expectScores(second.page, scores(321, 501), second.username);
  await second.page.close();
  await enterTotal(first.page, 60);
  await expectScores(first.page, scores(321, 441), first.username);
  await passTime(first.page);
  await enterTotal(first.page, 100);
  await expectScores(first.page, scores(221, 441), second.username);

  // The second player comes back and takes over their side: each records their own turns.
  const reopen = async ({ context }: Visitor): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(gameUrl);
    await expectScores(page, scores(221, 441), second.username);
    return page;
  };
  const back = await reopen(second);
  await press(back, 'Marcar yo los míos');
  await expect(first.page.getByText(`${second.username} marca ya los suyos.`)).toBeVisible();
  await expect(waitsForRival(first.page)).toBeVisible();

  // The first player records for both again. When their phone dies, the game waits.
  await press(first.page, 'Ajustes');
  const settings = first.page.getByRole('dialog', { name: 'Ajustes' });
  await press(settings, ASK);
  await press(back, 'Sí');
  await expect(settings.getByText('Falta que')).toBeHidden();
  await first.page.keyboard.press('Escape');
  await expect(waitsForRival(first.page)).toBeHidden();
  await first.page.close();
  await expect(back.getByText('Su móvil no está conectado: la partida espera.')).toBeVisible();
  await passTime(back);
  const mended = await reopen(first);
  await enterTotal(mended, 41);
  await expectScores(mended, scores(221, 400), first.username); // the next turn has a new input field
  await enterTotal(mended, 180);
  await expectScores(mended, scores(41, 400), second.username);
  await expectScores(back, scores(41, 400), second.username);

  // Either player can leave and come back without losing the game.
  await press(mended, 'Salir');
  await expectGoodDialog(mended.getByRole('dialog', { name: '¿Salir de la partida?' }));
  await press(mended, 'Continuar más tarde');
  await expect(mended).toHaveURL(server.url + path);
  await press(mended, 'Reconectar');
  await expectScores(mended, scores(41, 400), second.username);
  await press(back, 'Salir');
  await expect(back.getByRole('dialog', { name: '¿Salir de la partida?' })).toBeVisible();
  await press(back, 'Continuar más tarde');
  await expect(back).toHaveURL(server.url + path);
  await enterTotal(mended, 60);
  await expectScores(mended, scores(41, 340), first.username);
  await enterTotal(mended, 41);
  await expect(mended.getByText(`${first.username} ha ganado!`)).toBeVisible();
  await expect(back.getByRole('row', { name: new RegExp(`1.*${first.username}`) })).toContainText(
    '3',
  );
});
