/** However much somebody has played, the figures of some of their games are read past no others. */
import { randomUUID } from 'node:crypto';
import { MAX_STREAK } from '@darts/contracts/figures';
import { newGame, playTurn } from '@darts/rules/play/match';
import { expect, test } from 'vitest';
import { ask } from '#platform/store/statements.ts';
import { startFeatures, type TestFeatures } from '../../../test/features.ts';
import { statementsOf } from '../../../test/statements.ts';
import { figuresRepository } from './figures-repository.ts';
import { readingRepository } from './reading-repository.ts';
import { partsOf } from './result.ts';

/** Counts games, oldest first, each won by who begins it: W for the player, L for the rival. */
async function count({ db }: TestFeatures, userId: string, results: string, start: number) {
  const [rival, game] = [randomUUID(), playTurn(newGame({ start }), [start / 2, start / 2])];
  for (const [index, result] of Array.from(results).entries()) {
    const ids = result === 'W' ? ([userId, rival] as const) : ([rival, userId] as const);
    const row = { game_id: randomUUID(), finished_at: start + index };
    const none = { kind: 'lobby', competition_id: null } as const;
    const columns = { version: 1, status: 'finalizada', starter: 1, sudden_death: 0 } as const;
    const scores = { score1: 0, score2: start, legs: '[]', turns: '[]', format: '{}' };
    const times = { created_at: 1, moved_at: 1, times_asked: 0 };
    await db
      .insertInto('games')
      .values({
        ...row,
        player1_id: ids[0],
        player2_id: ids[1],
        ...none,
        ...columns,
        ...scores,
        ...times,
      })
      .execute();
    const parts = partsOf({ ...row, player_ids: ids, ...none }, game).filter(
      (part) => part.result.user_id === userId,
    );
    for (const query of figuresRepository(db).add(parts)) await ask(db, query);
  }
}

test('a winning streak counts only the games that match the filter, up to a maximum', async () => {
  const features = await startFeatures();
  const [ana = ''] = await features.newAccounts(1);
  await count(features, ana, 'WLWW', 20);
  await count(features, ana, 'W', 40);
  const streakOf = async (format?: string) =>
    (await features.games.figures(ana, { format })).figures.streak;
  expect(await streakOf()).toBe(3);
  expect(await streakOf('20-straight-straight-1-15')).toBe(2);
  expect(await streakOf('40-straight-straight-1-15')).toBe(1);
  expect(await streakOf('60-straight-straight-1-15')).toBe(0);
  await count(features, ana, 'W'.repeat(MAX_STREAK), 60);
  expect(await streakOf()).toBe(MAX_STREAK);
  const { latest } = await features.games.figures(ana, { kind: 'lobby' });
  expect(latest).toHaveLength(30);
});

// PostgreSQL plans by what is stored.
test.skipIf(process.env.TEST_DATABASE === 'postgres')(
  'an index on kind and format finds the newest matching games',
  async () => {
    const { db } = await startFeatures();
    const fits = { userId: 'a', kind: 'tournament' } as const;
    const groups = [{ kind: 'tournament', format: 'f' }] as const;
    const asked = await statementsOf(
      (noting) => {
        const { latest, streak } = readingRepository(noting);
        return { latest, streak };
      },
      { latest: [[fits, groups, 30]], streak: [[fits, groups, MAX_STREAK]] },
    );
    for (const { sql, values } of asked) {
      const plan = await ask<{ detail: string }>(db, { sql: `explain query plan ${sql}`, values });
      expect(plan.map(({ detail }) => detail)).toContainEqual(
        expect.stringContaining('(user_id=? AND kind=? AND format=?)'),
      );
    }
  },
);
