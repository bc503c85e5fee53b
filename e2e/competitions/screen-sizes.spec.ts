import type { LeagueScreen } from '@darts/contracts/screens';
import { expect, test } from '../fixtures.ts';
import { expectFits } from '../screens/good-wall.ts';

const FORMAT = { start: 9999, in: 'straight', out: 'straight', legs: 5, rounds: 15 } as const;
const LONG = 'W'.repeat(20);
const NAMES = [LONG, 'Mercedes_la_de_Lugo1', 'pau_oche', 'martarc', 'ivan_t20'];
const BOARDS = ['Diana 2', LONG];
const nameOf = (index: number) => NAMES[index % NAMES.length]!;
const pairOf = (index: number): [string, string] => [nameOf(index), nameOf(index + 1)];

const gameOf = (index: number): LeagueScreen['running'][number] => ({
  gameId: `running-${index}`,
  players: pairOf(index),
  format: FORMAT,
  status: 'encurso',
  leg: 2,
  round: 4,
  left: [9999, 9801],
  legsWon: [1, 2],
  averages: [145.3, 61.25],
  toThrow: index % 2 === 0 ? 1 : 2,
  winner: null,
  turns: [
    { seat: 1, total: 140, bust: false },
    { seat: 2, total: 0, bust: true },
  ],
  beds: index % 2 === 0 ? [] : ['T20', 'T19', 'D20'],
  ...(index % 3 < 2 && { board: BOARDS[index % 3]! }),
});

const leagueOf = (games: number): LeagueScreen => ({
  name: 'Liga de los Jueves en La Oche',
  status: 'encurso',
  startDate: '2026-09-01',
  running: Array.from({ length: games }, (_, index) => gameOf(index)),
  runningCount: games === 12 ? 17 : games,
  next: Array.from({ length: 12 }, (_, index) => ({
    gameId: `next-${index}`,
    players: pairOf(index),
    agreedAt: '2026-11-26T20:00:00.000Z',
    ...(index < 2 && { board: BOARDS[index]! }),
  })),
  thisWeek: 3,
  leagueId: '',
  format: FORMAT,
  dayOfWeek: 'Jueves',
  points: { win: 3, draw: 1, loss: 0, absent: 0 },
  tieBreaks: [],
  participants: [],
  rounds: Array.from({ length: 19 }, (_, index) => ({ round: index + 1, date: '2026-11-26' })),
  table: Array.from({ length: 20 }, (_, index) => ({
    user: { username: `${nameOf(index).slice(0, 18)}${index}` },
    rank: index + 1,
    played: 38,
    wins: 20,
    draws: 10,
    losses: 8,
    points: 114 - index,
    legsFor: 80,
    legsAgainst: 40,
  })),
});

test('a wall screen fits the longest names with 0 to 12 games running', async ({ page }) => {
  let league = leagueOf(0);
  await page.route('**/api/tv/leagues/**', (route) =>
    route.fulfill({ json: { success: true, message: '', data: { league } } }),
  );
  await page.goto('/tv/leagues/any');
  for (const games of [0, 1, 4, 12]) {
    league = leagueOf(games);
    await expect(page.getByRole('heading', { name: league.name })).toBeVisible();
    const now = page.getByRole('region', { name: 'Ahora' });
    await expect(now).toHaveCount(games === 0 ? 0 : 1);
    if (games > 1) await expect(now.getByRole('list').first().locator('> li')).toHaveCount(games);
    await expectFits(page);
    const covered = await now.locator('li > div').evaluateAll((lines) =>
      lines.filter((line) => {
        const left = line.lastElementChild?.getBoundingClientRect().left ?? 0; // of the score
        const beds = [...line.querySelectorAll('ol > li')];
        return beds.some((bed) => bed.getBoundingClientRect().right > left);
      }),
    );
    expect(covered).toHaveLength(0);
  }
});
