/** Public leagues and tournaments, read without an account. */
import type { BrowserContext } from '@playwright/test';
import { atPage, expect, test, type NewAccount } from '../fixtures.ts';
import { mailTo } from '../mail/mailbox.ts';
import { wideName } from '../people/names.ts';
import { begunCompetition, callAs, enterOutcome, putAs } from '../people/organiser.ts';
import { expectGoodDialog } from '../screens/good-dialog.ts';
import { expectGoodScreen } from '../screens/good-screen.ts';
import { tabTo } from '../screens/keyboard.ts';

const league = {
  name: 'W'.repeat(30), // as wide as names may be
  description: 'Llamar a Pepe.',
  startDate: new Date().toISOString().slice(0, 10),
  dayOfWeek: 'Jueves',
  maxParticipants: 3,
  isHomeAndAway: false,
};

/** Fetches an address as a chat or a search engine does, and returns its preview. */
async function previewOf(context: BrowserContext, path: string) {
  const response = await context.request.get(path);
  const html = await response.text();
  const tag = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return {
    headers: response.headers(),
    html,
    title: tag('og:title'),
    about: tag('og:description'),
    image: tag('og:image'),
  };
}

test('an organiser makes a league public to guests, then private again', async ({
  account,
  visitor,
}) => {
  const wide: NewAccount = (options) => account({ username: wideName(), ...options });
  const { players, path, ...rest } = await begunCompetition(wide, 'leagues', league);
  const operator = await atPage(rest.operator);
  const guest = await visitor();
  const { page } = guest;
  await page.goto(path);
  await expect(page).toHaveURL('/login');
  const hidden = await previewOf(guest.context, path);
  expect(hidden.title).toBeUndefined();
  expect(hidden.html).not.toContain(league.name);

  await operator.page.goto(path);
  await tabTo(operator.page, operator.page.getByRole('button', { name: 'Mostrar sin cuenta' }));
  await operator.page.keyboard.press('Enter');
  const dialog = operator.page.getByRole('dialog', { name: '¿Mostrar sin cuenta?' });
  await expectGoodDialog(dialog);
  await dialog.getByRole('button', { name: 'Mostrar sin cuenta' }).click();
  await expect(operator.page.getByText('Pública: se ve sin cuenta')).toBeVisible();

  const { html = '' } = await mailTo(players[0]!.email);
  const { page: mail } = await visitor({ viewport: { width: 320, height: 568 } });
  await mail.setContent(html);
  await expect(mail.getByText(`Quien organiza ${league.name}`)).toBeVisible();
  const width = await mail.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
  expect(width, 'no sideways scroll').toBeLessThanOrEqual(320);

  await page.goto(path);
  await expect(page.getByRole('heading', { name: league.name })).toBeVisible();
  for (const { username } of players) {
    await expect(page.getByRole('row').filter({ hasText: username })).toBeVisible();
  }
  await expect(page.getByText(league.description)).toHaveCount(0);
  await expectGoodScreen(page);
  await tabTo(page, page.getByRole('list', { name: 'Partidas de la jornada 1' }).getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('501')).toBeVisible();
  const gameId = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.getByRole('link', { name: league.name }).click();
  await expect(page.getByRole('heading', { name: 'Clasificación', exact: true })).toBeVisible();

  const seen = await previewOf(guest.context, path);
  expect(seen.title).toBe(league.name);
  expect(seen.about).toContain(`1. ${[...players].map((each) => each.username).toSorted()[0]}`);
  const picture = await guest.context.request.get(new URL(seen.image ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/png');
  const { page: plain } = await visitor({ javaScriptEnabled: false });
  await plain.goto(path);
  for (const { username } of players) {
    await expect(plain.getByRole('row').filter({ hasText: username })).toBeVisible();
  }

  const walkover = { outcome: 'walkover', came: 1, reason: 'No vino' };
  await enterOutcome(operator, path, gameId, walkover);
  const round = page.getByRole('list', { name: 'Partidas de la jornada 1' });
  await expect(round).toContainText('Por incomparecencia');
  const { page: other } = await visitor();
  await other.goto(`/game/view/${gameId}`);
  await expect(other.getByText('Por incomparecencia')).toBeVisible();
  await expect(other.getByText('Puntos que quedan')).toHaveCount(0); // nothing was thrown
  const result = { outcome: 'result', legsWon: [1, 0], left: 40, reason: 'Sí vino' };
  await enterOutcome(operator, path, gameId, result);
  await expect(other.getByText('Puntos que quedan')).toHaveCount(2);
  await expectGoodScreen(other);

  await putAs(operator, `${path}/visibility`, { isPublic: false });
  await expect(page.getByRole('heading', { name: 'Esta página ya no es pública' })).toBeVisible();
  await expect(page.getByText(players[0]!.username)).toHaveCount(0);
  await expectGoodScreen(page);
  await plain.reload();
  await expect(plain.getByText(players[0]!.username)).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL('/login');
});

test('a guest without an account follows a public bracket', async ({ account, visitor }) => {
  const cup = { name: 'Copa de la Oche', startDate: league.startDate, maxParticipants: 3 };
  const { operator, players, path, id } = await begunCompetition(account, 'tournaments', cup);
  await putAs(operator, `${path}/visibility`, { isPublic: true });
  const { page, context } = await visitor();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Final', exact: true })).toBeVisible();
  const boards = page.getByRole('list', { name: 'En las dianas' }).getByRole('listitem');
  await expect(boards).toHaveCount(0);
  const named = [{ name: 'Diana 1' }, { name: 'Fondo' }];
  await putAs(operator, `${path}/boards`, { boards: named, isAutomatic: true });
  await expect(boards).toContainText([/^Diana 1.+Llamada$/, 'FondoLibre']);
  for (const { username } of players) await expect(page.getByText(username).first()).toBeVisible();
  await expectGoodScreen(page);
  const { title, image } = await previewOf(context, `/tournaments/view/${id}`);
  expect(title).toBe(cup.name);
  expect((await context.request.get(new URL(image ?? '').pathname)).status()).toBe(200);

  await callAs(operator, `${path}/end`);
  await expect(page.getByText('FINALIZADA', { exact: true })).toBeVisible();
});
