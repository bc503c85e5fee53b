/** Figures agree with a recount of the stored games after any play, deletion or correction. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { recountedSums, storedSums } from '../../../test/figures/recount.ts';
import { sessionOf, startFeatures, type TestFeatures } from '../../../test/features.ts';
import { gameCourses, sentOf, storedTurns } from '../../../test/figures/game-courses.ts';
import { proofChance, proofLength, proofSeed } from '../../../test/proof.ts';
import { takeOut } from './counting.ts';
import { gameRepository } from '../repository.ts';
import type { ResultRow } from '../tables.ts';

const GAMES = proofLength(1000);
const DAY = 24 * 3_600_000;
const chance = proofChance();
const { below, oneOf, anyFormat, course } = gameCourses(chance);

/** Plays a game: all but its last turn is put into the store, and the last one recorded. */
async function play(features: TestFeatures, pair: readonly [string, string], leagueId?: string) {
  const { db, writers, games, live } = features;
  const format = anyFormat();
  const competition = leagueId && ({ kind: 'league', competitionId: leagueId } as const);
  const matchup = { playerIds: pair, format, ...(competition && { competition }) };
  const gameId = await writers.transact((unit) => games.start(unit, matchup));
  const played = course(format);
  if (below(10) === 0) {
    await live.surrender(gameId, oneOf(pair));
    return gameId;
  }
  const turns = JSON.stringify(storedTurns(played).slice(0, -1));
  await db.updateTable('games').set({ turns }).where('game_id', '=', gameId).execute();
  const last = played.moves.at(-1)!;
  const userId = played.game.turns.at(-1)!.side === 0 ? pair[0] : pair[1];
  const thrower = { userId, sessionId: sessionOf(userId) };
  await live.recordTurn(gameId, thrower, { sent: sentOf(last), beds: last.beds });
  return gameId;
}

/** Makes a game void by hand. */
const correct = ({ writers, accounts }: TestFeatures, gameId: string): Promise<unknown> =>
  writers.transact(async (unit) => {
    const row = await gameRepository(unit.db).get(gameId);
    await takeOut(accounts, unit, row);
    return gameRepository(unit.db).save(row, { end_reason: 'void', winner: null });
  });

test(`stored sums agree with a recount of ${GAMES} games, including voided games and deleted accounts (seed ${proofSeed})`, async () => {
  const features = await startFeatures();
  const players = await features.newAccounts(6);
  const leagues = [randomUUID(), randomUUID()];
  const played: string[] = [];
  for (let count = 0; count < GAMES; count += 1) {
    const [one = '', other = ''] = players.toSorted(() => chance() - 0.5);
    played.push(await play(features, [one, other], below(2) === 0 ? oneOf(leagues) : undefined));
    if (below(12) === 0) features.passTime(DAY);
    features.passTime(1000 + below(60_000));
    if (below(10) === 0) await correct(features, oneOf(played));
    if (below(GAMES) < 2) {
      const gone = players.pop()!;
      await features.accounts.remove(gone, gone);
      players.push(...(await features.newAccounts(1)));
    }
  }
  expect(await storedSums(features.db)).toEqual(await recountedSums(features.db));
  const [reader = '', rival = ''] = players;
  await play(features, [reader, rival], leagues[0]); // so that their last day is today
  await expectRead(features, reader, leagues[0]!);
});

/** Expects the answers about a player and a league to agree with their results. */
async function expectRead({ db, games }: TestFeatures, userId: string, leagueId: string) {
  const own = await db.selectFrom('results').selectAll().where('user_id', '=', userId).execute();
  const newest = own.toSorted((one, other) => other.finished_at - one.finished_at);
  const sum = (rows: typeof own, of: (row: ResultRow) => number) =>
    rows.reduce((all, row) => all + of(row), 0);

  const { figures, latest } = await games.figures(userId, { kind: 'league' });
  const leagueGames = newest.filter(({ kind }) => kind === 'league');
  const lost = leagueGames.findIndex(({ won }) => won === 0);
  expect(figures).toMatchObject({
    games: leagueGames.length,
    won: sum(leagueGames, ({ won }) => won),
    streak: lost === -1 ? leagueGames.length : lost,
    bestTurn: Math.max(0, ...leagueGames.map(({ best_turn }) => best_turn)),
    turns180: sum(leagueGames, ({ from180 = 0 }) => from180),
  });
  const thrown = leagueGames.filter(({ turns }) => turns > 0);
  expect(latest.map(({ gameId }) => gameId)).toEqual(
    thrown
      .slice(0, 30)
      .map(({ game_id }) => game_id)
      .toReversed(),
  );
  const [last] = newest;
  const recent = await games.figures(userId, { days: 10 });
  const since = Temporal.PlainDate.from(last!.day).subtract({ days: 9 }).toString();
  expect(recent.figures.games).toBe(newest.filter(({ day }) => day >= since).length);

  const rivals = await games.rivals(userId, 100, Number.MAX_SAFE_INTEGER);
  for (const { rival, games: count } of rivals) {
    const page = { limit: 1000, before: Number.MAX_SAFE_INTEGER, rivalId: rival.userId! };
    expect(await games.finished(userId, page)).toHaveLength(count);
  }
  const { average } = await games.leaders(leagueId);
  expect(average.map(({ value }) => value)).toEqual(
    average.map(({ value }) => value).toSorted((one, other) => other - one),
  );
}
