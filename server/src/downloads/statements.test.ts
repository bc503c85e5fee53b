/** However much is stored, no statement of downloads reads a table from end to end. */
import { expect, test } from 'vitest';
import { askingFiles, scansOf, type Asked } from '../../test/setup/scans.ts';
import { statementsOf } from '../../test/statements.ts';
import { gamesRepository } from './games-repository.ts';
import { downloadRepository } from './repository.ts';

const ids = ['a', 'b'];

const ASKED: Asked = {
  'games-repository.ts': () =>
    statementsOf(gamesRepository, {
      counted: [['a', 1, 200]],
      made: [['a', { created_at: 1, game_id: 'g' }, 200]],
      in: [[ids, 'a']],
      results: [['a', ids]],
    }),
  'repository.ts': () =>
    statementsOf(downloadRepository, {
      account: [['a']],
      sessions: [['a']],
      resets: [['a']],
      requests: [['a']],
      actions: [['a']],
      connections: [['a']],
      waiting: [['a']],
      playing: [['a']],
      rematches: [['a']],
      lobby: [['a']],
      sentRequests: [['a']],
      receivedRequests: [['a']],
      organised: [['a']],
      enrolments: [['a']],
      publicNotices: [['a']],
      places: [['a']],
      proposals: [['a']],
      helping: [['a']],
      results: [['a']],
      noShows: [['a']],
      acts: [['a']],
      mails: [['a']],
      preferences: [['a']],
      beds: [['a']],
    }),
};

/** Allowed table scans, with the reason. */
const READ_ALL = {
  'repository.ts actions': 'audit_log', // two years of what few do, for who takes their data
} satisfies Record<string, string>;

test('every file with database statements is listed in this test', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(askingFiles(import.meta.dirname));
});

test('every statement on a growing table uses an index, except the listed exceptions', async () => {
  expect(await scansOf(ASKED)).toEqual(READ_ALL);
});
