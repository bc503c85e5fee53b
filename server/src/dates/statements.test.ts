/** However much is stored, no statement of the dates of games reads a table from end to end. */
import { expect, test } from 'vitest';
import { askingFiles, scansOf, type Asked } from '../../test/setup/scans.ts';
import { statementsOf } from '../../test/statements.ts';
import { noShowRepository } from './no-show-repository.ts';
import { preferencesRepository } from './preferences-repository.ts';
import { reminderRepository } from './reminder-repository.ts';
import { dateRepository } from './repository.ts';

// Rows without sense: nobody looks at them.
const reminder = { kind: 'day', gameId: 'g', userId: 'a', agreedAt: 1 } as const;
const ids = ['a', 'b'];

const ASKED: Asked = {
  'no-show-repository.ts': () =>
    statementsOf(noShowRepository, {
      in: [[ids]],
      put: [[{ game_id: 'g', user_id: 'a', said_at: 1, changes: 0 }]],
      forget: [[ids]],
      forgetIn: [['c']],
    }),
  'preferences-repository.ts': () =>
    statementsOf(preferencesRepository, {
      open: [['a']],
      change: [['a', { wants_reminders: 1 }]],
      ownerOf: [['t']],
      stop: [['t']],
    }),
  'reminder-repository.ts': () =>
    statementsOf(reminderRepository, {
      facts: [[reminder], [{ ...reminder, kind: 'call' }]],
    }),
  'repository.ts': () =>
    statementsOf(dateRepository, {
      plan: [[[{ game_id: 'g', competition_id: 'c', due: '2026-12-03' }]]],
      in: [[ids]],
      change: [['g', { due: '2026-12-03' }]],
      inRound: [['c', 1]],
      call: [['g', 1, 1]],
      calledBy: [['g', 'a']],
      propose: [[{ game_id: 'g', user_id: 'a', proposed_at: 1, times: '[]' }]],
      proposals: [[ids]],
      forget: [[ids]],
      forgetIn: [['c']],
      countOpen: [['a']],
      upcoming: [
        ['a', 20],
        ['a', 20, ids],
      ],
      roundsOf: [[ids]],
    }),
};

test('every file with database statements is listed in this test', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(askingFiles(import.meta.dirname));
});

test('every statement on a growing table uses an index, except the listed exceptions', async () => {
  expect(await scansOf(ASKED)).toEqual({});
});
