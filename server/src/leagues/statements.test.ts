/** However much is stored, no statement of leagues reads a table from end to end. */
import { expect, test } from 'vitest';
import { askingFiles, scansOf, type Asked } from '../../test/setup/scans.ts';
import { statementsOf } from '../../test/statements.ts';
import { leagueRepository } from './repository.ts';
import type { LeagueRow } from './tables.ts';

// Rows without sense: nobody looks at them.
const league = { league_id: 'l', day_of_week: 'Lunes', is_home_and_away: 1, legs: 3 } as LeagueRow;
const ids = ['a', 'b'];
const inGrace = {
  dueFrom: '2026-09-01',
  dueBefore: '2026-11-01',
  besides: ids,
};

const ASKED: Asked = {
  'repository.ts': () =>
    statementsOf(leagueRepository, {
      get: [['l']],
      in: [[ids]],
      add: [[league]],
      update: [['l', league]],
      addGames: [['l', [{ gameId: 'g', round: 1 }]]],
      gamesOf: [['l', 1]],
      running: [['l']],
      roundOf: [['g']],
      gamesOfPlayer: [['l', 'a']],
      unplayed: [
        ['l', 1, { limit: 10 }],
        ['l', 1, { limit: 10, after: 'g' }],
        ['l', 1, { limit: 10, after: 'g' }, inGrace],
      ],
      countUnplayed: [
        ['l', 1],
        ['l', 1, inGrace],
      ],
      countResult: [['l']],
      decided: [['l', 1, 20]],
      counted: [['l', 1, 20]],
    }),
};

test('every file with database statements is listed in this test', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(askingFiles(import.meta.dirname));
});

test('every statement on a growing table uses an index, except the listed exceptions', async () => {
  expect(await scansOf(ASKED)).toEqual({});
});
