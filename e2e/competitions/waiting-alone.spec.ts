import { atPage, expect, test } from '../fixtures.ts';
import { begunCompetition, gamesOf, readAs } from '../people/organiser.ts';
import { chooseMode, enterTotal } from '../screens/game-screen.ts';
import { expectGoodDialog } from '../screens/good-dialog.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';

const PHONE = { width: 390, height: 844 };

const league = {
  name: 'Liga de uno que espera',
  startDate: '2026-09-01',
  dayOfWeek: 'Jueves',
  maxParticipants: 2,
  isHomeAndAway: false,
};

test('a player alone at the board calls the rival, and the game begins on one phone by consent', async ({
  account,
}) => {
  const { players, path, operator } = await begunCompetition(account, 'leagues', league);
  const [ana, biel] = [await atPage(players[0]!), await atPage(players[1]!)];
  const [game] = await gamesOf(ana, path);
  for (const { page } of [ana, biel]) await page.setViewportSize(PHONE);
  await biel.page.goto('/leagues');
  await ana.page.goto(`/game/lobby/${game?.gameId}`);
  const press = async (name: string) => ana.page.getByRole('button', { name }).click();
  await expect(ana.page.getByText('Jugadores conectados: 1 / 2')).toBeVisible();
  await expectGoodScreen(ana.page);

  await press(`Avisar a ${biel.username}`);
  const called = `${ana.username} te espera en la diana: ${league.name}.`;
  await expect(biel.page.getByText(called)).toBeVisible();
  await expect(ana.page.getByText(`Hemos avisado a ${biel.username}.`)).toBeVisible();
  await expect(ana.page.getByRole('link', { name: 'Introducir resultado' })).toHaveAttribute(
    'href',
    `/game/view/${game?.gameId}`,
  );

  await press('Avisar de que no ha venido');
  const noShow = ana.page.getByRole('dialog', { name: `¿No ha venido ${biel.username}?` });
  await expectGoodDialog(noShow);
  await noShow.getByRole('button', { name: 'Avisar' }).click();
  await expect(ana.page.getByText('Se ha avisado a quien organiza.')).toBeVisible();
  const risk = await readAs<{ games: { noShows: unknown[] }[] }>(operator, `${path}/at-risk`);
  expect(risk.games).toMatchObject([{ noShows: [{ by: { username: ana.username } }] }]);

  await press('Apuntar por los dos');
  await expect(ana.page.getByText(`Falta que ${biel.username} conteste.`)).toBeVisible();
  const question = biel.page.getByRole('dialog', {
    name: `${ana.username} quiere apuntar por los dos. ¿Te parece bien?`,
  });
  await expectGoodDialog(question);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(ana.page.getByText(`${biel.username} prefiere apuntar los suyos.`)).toBeVisible();

  await press('Apuntar por los dos');
  await question.getByRole('button', { name: 'Sí' }).click();
  for (const { page } of [ana, biel]) await expect(page).toHaveURL(/\/play\/game\/online\//);
  await expect(biel.page.getByText(`Marca ${ana.username}`)).toBeVisible();
  await chooseMode(ana.page, 'Numerico');
  for (const [total, left] of [
    [60, '441'],
    [45, '456'],
  ] as const) {
    await enterTotal(ana.page, total);
    for (const { page } of [ana, biel]) await expect(page.locator('body')).toContainText(left);
  }
});
