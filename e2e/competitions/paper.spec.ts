/** The pages of the product on paper. */
import type { GameView, TurnView } from '@darts/contracts/play';
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import type { Page } from '@playwright/test';
import { atPage, expect, test } from '../fixtures.ts';
import { answerOtherwise } from '../network/answer-otherwise.ts';
import { begunCompetition } from '../people/organiser.ts';
import { expectGoodPaper } from '../screens/good-paper.ts';

const LONGEST = 'WWWWWWWWWWWWWWWWWWWW';
const LEGS = 11;
const ROUNDS_OF_A_LEG = 20;
const START = { startDate: '2026-09-03' };

test('a league and a game of eleven legs are printed without their controls', async ({
  account,
}) => {
  const { players, path } = await begunCompetition(account, 'leagues', {
    ...START,
    dayOfWeek: 'Jueves',
    isHomeAndAway: false,
    name: 'Liga de los Jueves del Triple',
    maxParticipants: 6,
  });
  const { page } = await atPage(players[0]!);
  await page.goto(path);
  const games = page.getByRole('link', { name: / vs / });
  await expect(games.first()).toBeVisible();
  await expectGoodPaper(page, 2);

  await games.first().click();
  await expect(page.getByText(/^Sin hora acordada/)).toBeVisible();
  await expectGoodPaper(page, 1);
  const game = `/games/${new URL(page.url()).pathname.split('/').at(-1)}`;
  await answerOtherwise(page, game, ofManyLegs);
  await page.reload();
  await expect(page.getByText('FINALIZADA', { exact: true })).toBeVisible();
  await expectGoodPaper(page, 6);
});

test('a bracket of a hundred players is printed on several sheets in legible letters', async ({
  account,
}) => {
  const { players, id } = await begunCompetition(account, 'tournaments', {
    ...START,
    name: 'Copa',
    maxParticipants: 4,
    hasThirdPlace: true,
  });
  const { page } = await atPage(players[0]!);
  for (const [rounds, sheets] of [
    [5, 1],
    [6, 3],
    [7, 5],
  ] as const) {
    await answerOtherwise(page, `/tournaments/${id}`, ofRounds(rounds));
    await page.goto(`/tournaments/view/${id}`);
    await expect(page.getByRole('heading', { name: 'Final', exact: true })).toBeVisible();
    await expectGoodPaper(page, sheets);
    if (sheets > 1) await expectEachOnce(page, 2 ** rounds, sheets);
    await expect(page.getByRole('heading', { name: 'Ronda 1' })).toHaveCount(rounds > 5 ? 1 : 0);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

/** While it is printed each game of the first round stands on one of the sheets, and not twice. */
async function expectEachOnce(page: Page, players: number, sheets: number): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Hoja \d de \d$/)).toHaveCount(sheets);
  const first = page.locator('[data-round="1"] [data-place]').filter({ visible: true });
  await expect(first).toHaveCount(players / 2);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
}

function ofManyLegs({ game }: { readonly game: GameView }) {
  const turns = Array.from({ length: LEGS }, (_, leg) =>
    Array.from({ length: 2 * ROUNDS_OF_A_LEG }, (__, turn): TurnView => {
      const seat = turn % 2 === 0 ? 1 : 2;
      const playerId = (seat === 1 ? game.player1 : game.player2)!.userId;
      return { playerId, seat, leg: leg + 1, totalScore: 20, bust: false };
    }),
  ).flat();
  const player1 = { ...game.player1!, username: LONGEST };
  const player2 = { ...game.player2!, username: LONGEST };
  return {
    game: {
      ...game,
      player1,
      player2,
      format: { ...game.format, legs: LEGS, rounds: ROUNDS_OF_A_LEG },
      leg: LEGS,
      legWinners: Array.from({ length: LEGS }, (_, leg) => (leg % 2 === 0 ? 1 : 2)),
      legsWon: [6, 5],
      turns,
      expectedTurn: turns.length,
      status: 'finalizada',
      winner: player1,
      endReason: 'rounds',
    },
  };
}

const ofRounds =
  (rounds: number) =>
  ({ tournament }: { readonly tournament: Tournament }) => {
    const [sample] = tournament.games;
    const player = () => ({ userId: crypto.randomUUID(), username: LONGEST });
    const games = Array.from({ length: rounds }, (_, index) =>
      Array.from({ length: 2 ** (rounds - 1 - index) }, (__, match): BracketGame => {
        const seats = index < 2 ? { player1: player(), player2: player() } : {};
        const own = { id: crypto.randomUUID(), round: index + 1, matchNumber: match + 1 };
        return { ...sample!, player1: null, player2: null, ...own, ...seats };
      }),
    ).flat();
    return { tournament: { ...tournament, games } };
  };
