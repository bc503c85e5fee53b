/** Results from a paper with legs on it, and no points left. */
import { atPage, expect, test, type NewAccount } from '../fixtures.ts';
import { begunCompetition, gamesOf, putAs } from '../people/organiser.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';

const BEST_OF_THREE = { start: 501, in: 'straight', out: 'double', legs: 3, rounds: 20 };

test('a best of three is entered in its round in four taps; missing figures are dashes', async ({
  account,
  visitor,
}) => {
  const onPhone: NewAccount = (options) =>
    account({ viewport: { width: 390, height: 844 }, hasTouch: true, ...options });
  const { operator, path } = await begunCompetition(onPhone, 'leagues', {
    name: 'Liga de los Jueves',
    startDate: new Date().toISOString().slice(0, 10),
    dayOfWeek: 'Jueves',
    isHomeAndAway: false,
    maxParticipants: 4,
    format: BEST_OF_THREE,
  });
  const { page } = await atPage(operator);
  await page.goto(path);
  const [close, clear] = await gamesOf(operator, path);
  const enter = async ({ player1, player2 }: NonNullable<typeof close>) => {
    const name = `Introducir resultado: ${player1.username} - ${player2.username}`;
    await page.getByRole('button', { name }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(player1.username, { exact: true }).tap();
    return dialog;
  };

  const shown = () => page.evaluate(() => scrollY);
  const first = await enter(close!);
  const before = await shown();
  expect(before).toBeGreaterThan(400); // at the list, not at the top of the page
  await first.getByText('1', { exact: true }).tap();
  await first.getByRole('button', { name: 'Guardar' }).tap();
  await expect(first).toBeHidden();
  expect(await shown()).toBe(before);
  await expect(page.getByRole('link', { name: / 2 - 1 / })).toBeVisible();
  const second = await enter(clear!);
  await second.getByRole('button', { name: 'Guardar' }).tap();
  await expect(page.getByRole('link', { name: / 2 - 0 / })).toBeVisible();

  // Two legs ahead is better than one.
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText(clear!.player1.username);
  await expect(rows.nth(2)).toContainText(close!.player1.username);
  await expectGoodScreen(page);

  await page.goto(`/game/view/${close!.gameId}`);
  await expect(page.getByRole('region', { name: 'Marcador' }).getByText('–')).toHaveCount(4); // of averages, too
  await putAs(operator, `${path}/visibility`, { isPublic: true });
  const { page: guest } = await visitor({ viewport: { width: 390, height: 844 } });
  await guest.goto(`/game/view/${close!.gameId}`);
  await expect(guest.getByText('Puntos que quedan: –')).toHaveCount(2);
  await guest.goto(`/tv/games/${close!.gameId}`);
  await expect(guest.getByText('–', { exact: true })).toHaveCount(2);
});
