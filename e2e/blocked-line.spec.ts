import { atPage } from './fixtures.ts';
import { expect, test } from './network/front.ts';
import { begunCompetition, gamesOf, LEAGUE_OF_TWO } from './people/organiser.ts';
import { expectGoodScreen } from './screens/good-screen.ts';

const WORDS = /^Las partidas en directo no llegan hasta aquí, aunque la página sí\./;

/** The front passes calls on, as a proxy without the headers of websockets does. */
test('a player behind a proxy without websockets reads that live games do not get through', async ({
  account,
  front,
  complaints,
}) => {
  complaints.expect(/WebSocket connection to .* failed/);
  const { players, path, operator } = await begunCompetition(account, 'leagues', LEAGUE_OF_TWO);
  const [game] = await gamesOf(operator, path);
  const { page } = await atPage(players[0]!);

  for (const address of ['/online', `/game/lobby/${game?.gameId}`]) {
    await page.goto(front.url + address);
    await expect(page.getByText(WORDS)).toBeVisible();
    await expectGoodScreen(page);
  }
  await page.close(); // before its server goes
});
