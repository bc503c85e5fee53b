import { randomUUID } from 'node:crypto';
import { PAGES } from '@darts/contracts/pages';
import { expect, test } from './fixtures.ts';
import { openConnected } from './network/open-connected.ts';
import { begunCompetition, gamesOf, LEAGUE_OF_TWO } from './people/organiser.ts';

/** Fixtures fail each test in which a page writes to the console. */
test('every page leaves the console of a guest empty', async ({ account, page }) => {
  const {
    id: leagueId,
    operator,
    path,
  } = await begunCompetition(account, 'leagues', LEAGUE_OF_TWO);
  const [game] = await gamesOf(operator, path);
  const { id: tournamentId } = await begunCompetition(account, 'tournaments', LEAGUE_OF_TWO);
  const secret: Readonly<Record<string, string>> = {
    ':leagueId': leagueId,
    ':tournamentId': tournamentId,
    ':gameId': game?.gameId ?? '',
    ':userId': operator.userId,
    ':kind': 'league',
  };
  const missing = { ':kind': 'tournament' };

  const addressesOf = (parts: Readonly<Record<string, string>>) =>
    PAGES.map((each) => each.replaceAll(/:\w+/g, (part) => parts[part] ?? randomUUID()));
  for (const address of new Set([...addressesOf(secret), ...addressesOf(missing)])) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('#root')).not.toBeEmpty();
  }
  await page.goto(`/resetpassword?token=${randomUUID()}`, { waitUntil: 'networkidle' });
});

test('logging out in one tab leaves the console of every tab empty', async ({ player }) => {
  const { page, context } = await player();
  await openConnected(page, '/online');
  for (const address of ['/online', '/leagues', '/']) {
    const other = await context.newPage();
    await openConnected(other, address);
  }
  const [, ...others] = context.pages();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  for (const each of [page, ...others]) {
    await expect(each.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  }
});
