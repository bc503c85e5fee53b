/** However much is stored, no statement of the lobby reads a table from end to end. */
import { expect, test } from 'vitest';
import { askingFiles, scansOf, type Asked } from '../../test/setup/scans.ts';
import { statementsOf } from '../../test/statements.ts';
import { lobbyRepository } from './repository.ts';

const ids = ['a', 'b'];

const ASKED: Asked = {
  'repository.ts': () =>
    statementsOf(lobbyRepository, {
      entries: [[]],
      addEntry: [['a', '{}', 1]],
      changeEntry: [['a', '{}']],
      formatOf: [['a']],
      removeEntries: [[ids]],
      addRequest: [[{ from_user_id: 'a', to_user_id: 'b', created_at: 1, format: '{}' }]],
      countRequestsFrom: [['a']],
      takeRequest: [['a', 'b', 1]],
      removeRequestsOf: [[ids]],
      removeRequestsTo: [['a']],
      removeRequestsBefore: [[1]],
      requestsAbout: [['a']],
      absent: [[]],
    }),
};

test('every file with database statements is listed in this test', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(askingFiles(import.meta.dirname));
});

test('every statement on a growing table uses an index, except the listed exceptions', async () => {
  expect(await scansOf(ASKED)).toEqual({});
});
