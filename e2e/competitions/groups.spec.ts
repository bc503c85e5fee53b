import type { BracketGame } from '@darts/contracts/tournaments';
import { expect, test, TOGETHER, type Account } from '../fixtures.ts';
import { openConnected } from '../network/open-connected.ts';
import { callAs, decide, pairAtPages, putAs, tournamentOf } from '../people/organiser.ts';
import { chooseMode, enterTotal, expectScores } from '../screens/game-screen.ts';
import { expectFits } from '../screens/good-wall.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';

/** Two players meet in their browsers, and player1, who begins, wins in three turns; the last of them there. */
async function throwOut(game: BracketGame, players: readonly Account[]): Promise<void> {
  const pair = await pairAtPages(game, players);
  const [winner] = pair;
  for (const { page } of pair) await openConnected(page, `/game/lobby/${game.gameId}`);
  for (const { page } of pair) {
    await expect(page.getByRole('region', { name: 'Marcador' })).toBeVisible();
  }
  for (const [turn, total] of [180, 60, 180, 60].entries()) {
    await callAs(pair[turn % 2]!, `/games/${game.gameId}/turn`, { darts: [total] });
  }
  await expectScores(winner.page, { [winner.username]: 141 }, winner.username);
  await chooseMode(winner.page, 'Numerico');
  await enterTotal(winner.page, 141);
  for (const { page } of pair) {
    await expect(page.getByText(`${winner.username} ha ganado!`)).toBeVisible();
  }
}

test(
  'sixteen players play four groups, then a bracket with a third-place game, to the champion',
  { tag: TOGETHER },
  async ({ player, account, visitor }) => {
    const operator = await player({ isOperator: true });
    const { page } = operator;
    await page.goto('/tournaments/create');
    await page.getByLabel('Nombre').fill('Copa de grupos');
    await page.getByLabel('Participantes máximos').fill('16');
    await page.locator('summary', { hasText: 'Fases' }).click();
    await page.getByRole('switch', { name: 'Grupos y cuadro' }).check();
    await page.getByRole('switch', { name: 'Partida por el tercer puesto' }).check();
    await expect(page.locator('summary', { hasText: 'Fases' })).toContainText('Grupos de 4');
    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Crear Torneo' }).click();
    await expect(page.getByText('Torneo creado correctamente')).toBeVisible();
    const path = new URL(page.url()).pathname;
    const id = path.split('/').at(-1)!;
    const players = await Promise.all(Array.from({ length: 16 }, () => account()));
    for (const each of players) await callAs(each, `${path}/join`);
    await callAs(operator, `${path}/start`);

    const { token } = await callAs<{ token: string }>(operator, `${path}/screen`);
    const { page: wall } = await visitor({ viewport: { width: 1920, height: 1080 } });
    await wall.goto(`/tv${path}?token=${token}`);
    await expect(wall.getByRole('region', { name: /^Grupo [A-D]$/ })).toHaveCount(4);
    await expectFits(wall);
    await expectGoodScreen(wall);

    await openConnected(page, path);
    const group = page.getByRole('region', { name: 'Grupo A', exact: true });
    await expect(group.getByRole('row')).toHaveCount(5);
    await expect(group.getByRole('listitem')).toHaveCount(6);
    await expectGoodScreen(page);
    await openConnected(page, `/tournaments/view/${id}`);
    const quarters = page.getByRole('region', { name: 'Cuartos de final' }).getByRole('listitem');
    await expect(quarters.first()).toContainText('1.º Grupo A contra 2.º Grupo');
    await quarters.first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: /^1\.º Grupo A contra 2\.º / })).toBeVisible();
    await openConnected(page, path);
    const { groups = [] } = await tournamentOf(operator, path);
    const first = groups[0]!.games[0]!;
    await throwOut(first, players);
    const card = group.getByRole('listitem').first();
    await expect(card).toContainText(first.player1!.username);
    await expect(card.getByRole('img', { name: 'Gana' })).toBeVisible(); // for who looks on
    for (const { games } of (await tournamentOf(operator, path)).groups ?? []) {
      await decide(operator, path, games);
    }
    await expect(page.getByRole('img', { name: 'Pasa al cuadro' })).toHaveCount(8);
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 820, height: 1180 },
    ]) {
      await page.setViewportSize(viewport);
      await expectGoodScreen(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(wall.getByRole('region', { name: 'Cuadro' })).toContainText('Cuartos');

    await page.getByRole('link', { name: 'Ver cuadro del torneo' }).click();
    const third = page.getByRole('region', { name: 'Tercer puesto' });
    await expect(third).toContainText('TBD');
    await decide(operator, path, (await tournamentOf(operator, path)).games); // the quarter-finals
    await decide(operator, path, (await tournamentOf(operator, path)).games); // and the semi-finals
    const { games, thirdPlace } = await tournamentOf(operator, path);
    await expect(third).toContainText(thirdPlace!.player1!.username);
    await expectGoodScreen(page);

    await third.getByRole('link').click();
    await expect(page.getByText('Tercer puesto', { exact: true })).toBeVisible();
    await throwOut(games.at(-1)!, players);
    expect((await tournamentOf(operator, path)).status).toBe('encurso');
    await throwOut(thirdPlace!, players);
    await openConnected(page, `/tournaments/view/${id}`);
    await expect(page.getByText(`Campeón: ${games.at(-1)!.player1!.username}`)).toBeVisible();
    await expect(page.getByText('FINALIZADA', { exact: true })).toBeVisible();
    await expect(third.getByRole('img', { name: 'Gana' })).toHaveCount(1);
    await expectGoodScreen(page);

    await expect(wall.getByText(`Campeón: ${games.at(-1)!.player1!.username}`)).toBeVisible();
    await expect(wall.getByRole('region', { name: 'Tercer puesto' })).toContainText(
      thirdPlace!.player1!.username,
    );
    await expectFits(wall);
    await expectGoodScreen(wall);

    const { page: guest } = await visitor();
    await putAs(operator, `${path}/visibility`, { isPublic: true });
    await guest.goto(path);
    await expect(
      guest.getByRole('region', { name: 'Grupo A', exact: true }).getByRole('row'),
    ).toHaveCount(5);
    await expect(guest.getByRole('img', { name: 'Pasa al cuadro' })).toHaveCount(8);
    await expect(guest.getByRole('region', { name: 'Tercer puesto' })).toContainText(
      thirdPlace!.player1!.username,
    );
    await expectGoodScreen(guest);
  },
);
