/** A screen on a wall over a whole night in a bar, by a mocked clock. */
import type { LeagueRound } from '@darts/contracts/leagues';
import type { Page } from '@playwright/test';
import { proofLength } from '../../scripts/proof-length.ts';
import { atPage, expect, test, type Player } from '../fixtures.ts';
import { inOrder } from '../people/meeting.ts';
import { begunCompetition, callAs, enterOutcome, gamesOf } from '../people/organiser.ts';
import { chooseMode, enterTotal } from '../screens/game-screen.ts';
import { expectFits } from '../screens/good-wall.ts';

const STEP = 3 * 60_000; // of the screen's clock, in milliseconds
const SLICE = 3_000; // milliseconds: shorter than the timeout of a request
const STEPS = proofLength(160, 10); // eight hours
const WARM = Math.min(20, STEPS / 2); // steps, after which the screen has shown everything a few times
const TURNS = 100; // of a game with 1 point a turn: two games last longer than the night

const league = {
  name: 'Liga de toda la noche',
  startDate: '2026-09-01',
  dayOfWeek: 'Jueves',
  maxParticipants: 4,
  isHomeAndAway: true,
  format: { start: 501, in: 'straight', out: 'straight', legs: 1, rounds: TURNS / 2 },
};

type Game = LeagueRound['games'][number];

/**
 * Plays the games of two players, one turn for each value that is asked for. Yields the thrower and the points left;
 * undefined at the end of a game.
 */
async function* turnsOf(games: readonly Game[], ana: Player, biel: Player) {
  for (const { gameId } of games) {
    for (const { page } of [ana, biel]) await page.goto(`/game/lobby/${gameId}`);
    for (const { page } of [ana, biel]) await expect(page).toHaveURL(/\/play\/game\/online\//);
    const throwers = await inOrder(ana, biel);
    for (const { page } of throwers) await chooseMode(page, 'Numerico');
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { page, username } = throwers[turn % 2]!;
      await enterTotal(page, 1);
      const isLast = turn === TURNS - 1; // the game leaves the screen
      yield isLast ? undefined : { username, left: 500 - Math.floor(turn / 2) };
    }
  }
}

/** Returns the heap of the page after a garbage collection, in bytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

test('a wall screen shows the turns of a whole night without a memory leak', async ({
  account,
  visitor,
  complaints,
}) => {
  test.setTimeout(300_000 + STEPS * 60_000);
  complaints.expect(/Failed to load resource|ERR_/); // from the minute without a network
  const { operator, players, path } = await begunCompetition(account, 'leagues', league);
  const [ana, biel] = [await atPage(players[0]!), await atPage(players[1]!)];
  const rounds = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((round) => gamesOf(operator, path, round)),
  );
  const own = new Set([ana.userId, biel.userId]);
  const isOwn = ({ player1, player2 }: Game) =>
    own.has(player1.userId ?? '') && own.has(player2.userId ?? '');
  const turns = turnsOf(rounds.flat().filter(isOwn), ana, biel);
  const elsewhere = rounds.flat().filter((game) => !isOwn(game));
  /** Enters a result that changes the table. A later result of the same game corrects the one before. */
  const enter = async (step: number) => {
    const { gameId } = elsewhere[step % elsewhere.length]!;
    const legsWon = Math.floor(step / elsewhere.length) % 2 === 0 ? [1, 0] : [0, 1];
    const outcome = { outcome: 'result', legsWon, left: 32, reason: 'En otra diana' };
    await enterOutcome(operator, path, gameId, outcome);
  };

  const { token } = await callAs<{ token: string }>(operator, `${path}/screen`);
  const { page: wall, context } = await visitor({ viewport: { width: 1920, height: 1080 } });
  await wall.clock.install();
  await wall.goto(`/tv${path}?token=${token}`);
  const table = wall.getByRole('region', { name: 'Clasificación' });
  for (const each of players) await expect(table).toContainText(each.username);
  await expectFits(wall);
  const side = (name: string) => wall.getByRole('main').getByRole('region', { name, exact: true });
  let before = 0;
  for (let step = 0; step < STEPS; step += 1) {
    await enter(step);
    const { value: thrown } = await turns.next();
    for (let passed = 0; passed < STEP; passed += SLICE) await wall.clock.runFor(SLICE);
    if (thrown) await expect(side(thrown.username)).toContainText(String(thrown.left));
    if (step === WARM - 1) before = await heapOf(wall);
  }
  expect(await heapOf(wall)).toBeLessThan(before * 1.1);

  await context.setOffline(true);
  await wall.clock.runFor(60_000);
  await expect(wall.getByText('Sin conexión')).toBeVisible();
  await enter(STEPS);
  const { value: thrown } = await turns.next();
  await context.setOffline(false);
  if (thrown) {
    await expect(side(thrown.username)).toContainText(String(thrown.left));
  }
  await expect(wall.getByText('Sin conexión')).toBeHidden();
});
