import type { BracketGame } from '@darts/contracts/tournaments';
import type { Page } from '@playwright/test';
import { atPage, expect, test, type Account, type NewAccount, TOGETHER } from '../fixtures.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';
import { printedPages } from '../screens/printed-pages.ts';
import { tabTo } from '../screens/keyboard.ts';
import { openConnected } from '../network/open-connected.ts';
import {
  begunCompetition,
  callAs,
  decide,
  pairAtPages,
  tournamentOf,
} from '../people/organiser.ts';

async function begunTournament(account: NewAccount, size: number) {
  const fields = { name: 'Copa de Otoño', startDate: '2026-12-01', maxParticipants: size };
  const { id, ...rest } = await begunCompetition(account, 'tournaments', fields);
  return { ...rest, bracket: `/tournaments/view/${id}` };
}

const roundOf = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('listitem');

/** Starts a game from the bracket by both its players. Returns the players; the first throws first. */
async function meet(game: BracketGame, players: readonly Account[], bracket: string) {
  const pair = await pairAtPages(game, players);
  for (const { page } of pair) {
    await openConnected(page, bracket);
    await page.getByRole('main').getByRole('link', { name: 'Jugar' }).click();
    await expect(page).toHaveURL(/\/game\/lobby\/|\/play\/game\/online\//);
  }
  for (const { page } of pair) {
    await expect(page).toHaveURL(/\/play\/game\/online\//);
    await expect(page.getByRole('region', { name: 'Marcador' })).toBeVisible();
  }
  return pair;
}

/** Records a turn for each total, the players in turn. */
async function throwTotals(
  { gameId }: BracketGame,
  pair: readonly [Account, Account],
  totals: readonly number[],
): Promise<void> {
  for (const [turn, total] of totals.entries()) {
    await callAs(pair[turn % 2]!, `/games/${gameId}/turn`, { darts: [total] });
  }
}

/** Plays a game from the bracket: the first player wins it in three turns. */
async function playGame(game: BracketGame, players: readonly Account[], bracket: string) {
  const pair = await meet(game, players, bracket);
  await throwTotals(game, pair, [180, 60, 180, 60, 141]);
  for (const { page } of pair) {
    await expect(page.getByText(`${pair[0].username} ha ganado!`)).toBeVisible();
    await expect(page.getByText('Esta partida no permite revancha.')).toBeVisible();
  }
  return pair;
}

test(
  'seven players play to a champion, and the open page of the organiser follows',
  { tag: TOGETHER },
  async ({ player, account }) => {
    const operator = await player({ isOperator: true });
    const { page } = operator;

    await page.goto('/tournaments');
    await page.getByRole('link', { name: 'Crear Torneo' }).click();
    await expect(page.getByLabel('Participantes máximos')).toHaveValue('8');
    const name = `Copa de ${operator.username}`;
    await page.getByLabel('Nombre').fill(name);
    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Crear Torneo' }).click();
    await expect(page.getByText('Torneo creado correctamente')).toBeVisible();
    await page.getByRole('link', { name: 'Editar' }).click();
    await page.getByLabel('Participantes máximos').fill('7');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Torneo actualizado correctamente')).toBeVisible();

    const path = new URL(page.url()).pathname;
    const bracket = path.replace('/tournaments/', '/tournaments/view/');
    const others = await Promise.all(Array.from({ length: 6 }, () => account()));
    const first = await player();
    const players = [first, ...others];
    await first.page.goto('/tournaments');
    await first.page.getByRole('searchbox').fill(operator.username);
    await expect(first.page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await first.page.getByRole('link', { name }).click();
    await first.page.getByRole('button', { name: 'Unirse al torneo' }).click();
    await expect(first.page.getByText('Te has unido al torneo')).toBeVisible();
    await first.page.getByRole('button', { name: 'Salir del torneo' }).click();
    await expect(first.page.getByText('Has abandonado el torneo')).toBeVisible();
    await first.page.getByRole('button', { name: 'Unirse al torneo' }).click();
    for (const each of others) await callAs(each, `${path}/join`);
    await expect(page.getByText('7 / 7').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Jugadores inscritos' })).toBeVisible();
    await page.getByRole('button', { name: 'Iniciar torneo' }).click();
    const question = page.getByRole('dialog', { name: '¿Iniciar con 7 de 7?' });
    await question.getByRole('button', { name: 'Iniciar torneo' }).click();
    await expect(page.getByText('Torneo iniciado correctamente')).toBeVisible();
    await expectGoodScreen(page);

    await page.getByRole('link', { name: 'Ver cuadro del torneo' }).click();
    await expect(roundOf(page, 'Cuartos de final')).toHaveCount(4);
    await expect(roundOf(page, 'Cuartos de final').filter({ hasText: 'Pasa directo' })).toHaveCount(
      1,
    );
    await expect(roundOf(page, 'Final')).toContainText('TBD');

    let decided = 0;
    for (;;) {
      const { games } = await tournamentOf(operator, path);
      const next = games.find(
        (game) => game.status === 'pendiente' && game.player1 && game.player2,
      );
      if (!next) break;
      const [winner] = await playGame(next, players, bracket);
      decided++;
      await expect(page.getByRole('img', { name: 'Gana' })).toHaveCount(decided);
      await winner.page.getByRole('button', { name: 'Salir' }).click();
      await expect(winner.page).toHaveURL(bracket);
    }
    expect(decided).toBe(6);

    const { winner } = (await tournamentOf(operator, path)).games.at(-1)!;
    await expect(page.getByText(`Campeón: ${winner!.username}`)).toBeVisible();
    await expect(page.getByText('FINALIZADA', { exact: true })).toBeVisible();
    await expectGoodScreen(page);
  },
);

test(
  'a level game goes on as sudden death, shown to both players and to the organiser',
  { tag: TOGETHER },
  async ({ account }) => {
    const { players, path, bracket, ...rest } = await begunTournament(account, 2);
    const operator = await atPage(rest.operator);
    const final = (await tournamentOf(operator, path)).games.at(-1)!;
    const pair = await meet(final, players, bracket);
    await pair[1].page.setViewportSize({ width: 390, height: 844 });
    // Each player sees the message for four seconds, as the other throws.
    const seen = pair.map(({ page }) =>
      page.getByText('Muerte súbita: gana quien acabe una ronda por delante.').waitFor(),
    );
    await throwTotals(
      final,
      pair,
      Array.from({ length: 30 }, () => 20),
    );
    await Promise.all(seen);

    const words = (page: Page) =>
      page.getByRole('main').getByText('Muerte súbita', { exact: true });
    await openConnected(operator.page, `/game/view/${final.gameId}`);
    for (const { page } of [...pair, operator]) {
      await expect(words(page).filter({ visible: true }).first()).toBeVisible();
    }
    await expectGoodScreen(pair[0].page);

    await throwTotals(final, pair, [20, 21]);
    for (const { page } of pair) {
      await expect(page.getByText(`${pair[1].username} ha ganado!`)).toBeVisible();
    }
    await expect(operator.page.getByText('FINALIZADA')).toBeVisible();
    await expect(words(operator.page)).toBeVisible();
    await openConnected(operator.page, bracket);
    await expect(operator.page.getByText(`Campeón: ${pair[1].username}`)).toBeVisible();
    await expect(roundOf(operator.page, 'Final')).toContainText('Muerte súbita');
  },
);

test('a bracket on a phone is zoomed and scrolled by keyboard, and is printed on one page', async ({
  account,
}) => {
  const { operator, bracket } = await begunTournament(account, 5);
  const { page } = await atPage(operator);
  await page.goto(bracket);
  await expect(roundOf(page, 'Cuartos de final')).toHaveCount(4);
  await expect(roundOf(page, 'Cuartos de final').filter({ hasText: 'Pasa directo' })).toHaveCount(
    3,
  );
  await expectGoodScreen(page);
  expect(printedPages(await page.pdf({ format: 'A4' }))).toBe(1);
  expect(printedPages(await page.pdf({ format: 'A4', landscape: true }))).toBe(1);
  for (const sheet of [A4, { width: A4.height, height: A4.width }]) {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    await expect(page.getByRole('navigation')).toBeHidden();
    for (const name of ['Cuartos de final', 'Semifinales', 'Final']) {
      for (const card of await roundOf(page, name).all()) {
        await expect(card).toBeInViewport({ ratio: 0.99 }); // all but a fraction of a pixel
      }
    }
  }
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Final', exact: true }).click();
  await expect(roundOf(page, 'Final').getByRole('link')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Cuartos' }).click();
  await expect(roundOf(page, 'Final').getByRole('link')).not.toBeInViewport();

  const box = page.getByRole('region', { name: 'Cuadro del torneo' });
  await tabTo(page, page.getByRole('button', { name: 'Alejar' }));
  await page.keyboard.press('Enter');
  await tabTo(page, box);
  const before = await box.evaluate(({ scrollLeft }) => scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before);
});

/** Printable area of a sheet within its margins, in pixels of 1/96 inch. */
const A4 = { width: 718, height: 1047 };

test('the third-place game is printed on the page of its bracket, clear of other games', async ({
  account,
}) => {
  for (const size of [4, 9]) {
    const { operator, path } = await begunCompetition(account, 'tournaments', {
      name: 'Copa de Otoño',
      startDate: '2026-12-01',
      maxParticipants: size,
      hasThirdPlace: true,
    });
    const rounds = Math.ceil(Math.log2(size));
    for (let round = 0; round < rounds; round += 1)
      await decide(operator, path, (await tournamentOf(operator, path)).games);
    await decide(operator, path, [(await tournamentOf(operator, path)).thirdPlace!]);
    const { page } = await atPage(operator);
    await page.goto(path.replace('/tournaments', '/tournaments/view'));
    await expect(page.getByText(/^Campeón: /)).toBeVisible();
    for (const landscape of [false, true]) {
      const sheet = await page.pdf({ format: 'A4', landscape, margin: MARGIN });
      expect(printedPages(sheet), `of ${size} players`).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(landscape ? { width: A4.height, height: A4.width } : A4);
      const third = page.getByRole('region', { name: 'Tercer puesto', exact: true });
      const own = (await third.boundingBox())!;
      const cards = await page.getByRole('listitem').filter({ visible: true }).all();
      for (const card of cards) expect(areApart((await card.boundingBox())!, own)).toBe(true);
      await page.emulateMedia({ media: null });
    }
  }
});

const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

const areApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

test('a bracket card links to its game, which links back and leads players to the lobby', async ({
  account,
}) => {
  const { operator, players, bracket } = await begunTournament(account, 2);
  const { page } = await atPage(operator);
  await page.goto(bracket);
  await roundOf(page, 'Final').getByRole('link').click();
  await expect(page).toHaveURL(/\/game\/view\//);
  await expect(page.getByRole('link', { name: /^Ver perfil de / })).toHaveCount(2);
  await expect(page.getByText('Final', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Jugar' })).toHaveCount(0);
  await expectGoodScreen(page);

  const { page: own } = await atPage(players[0]!);
  await own.goto(new URL(page.url()).pathname);
  const play = own.getByRole('main').getByRole('link', { name: 'Jugar' });
  await expect(play).toBeVisible();
  await expectGoodScreen(own);
  await tabTo(own, play);
  await own.keyboard.press('Enter');
  await expect(own.getByText('Copa de Otoño · Final')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Copa de Otoño' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(bracket);
});

test('a player who may not create tournaments reads a refusal and is sent to the list', async ({
  player,
}) => {
  const { page } = await player();
  const anyId = '11111111-1111-4111-8111-111111111111';
  for (const path of ['/tournaments/create', `/tournaments-edit/${anyId}`]) {
    await openConnected(page, path);
    await expect(page.getByText('No tienes permisos para crear torneos')).toBeVisible();
    await expect(page).toHaveURL('/tournaments');
  }
  await expect(page.getByRole('link', { name: 'Crear Torneo' })).toHaveCount(0);
});
