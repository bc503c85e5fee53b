/** However much is stored, no statement of accounts reads a table from end to end. */
import { expect, test } from 'vitest';
import { newToken } from '#platform/tokens.ts';
import { askingFiles, scansOf, type Asked } from '../../test/setup/scans.ts';
import { statementsOf } from '../../test/statements.ts';
import { auditRepository } from './audit.ts';
import { accountRepository } from './repository.ts';
import { resetRepository } from './reset-repository.ts';
import { sessionStore } from './sessions.ts';
import type { UserRow } from './tables.ts';

// Rows without sense: nobody looks at them.
const user = { user_id: 'a', username: 'ana' } as UserRow;
const token = newToken();
const counted = { games: 1, won: 1, points: 60, turns: 1 };
const ids = ['a', 'b'];

const ASKED: Asked = {
  'audit.ts': () =>
    statementsOf(auditRepository, {
      add: [[{ at: 1, actor_id: 'a', action: 'role', target_id: 'b', detail: null }]],
      has: [['deletion', 1]],
      targets: [['deletion', 1]],
      removeBefore: [[1]],
    }),
  'repository.ts': () =>
    statementsOf(accountRepository, {
      find: [['a']],
      findByEmail: [['a@b.es']],
      findByUsername: [['ana']],
      findByGoogle: [['1']],
      add: [[user]],
      countGame: [['a', counted]],
      list: [[{}], [{ limit: 50 }], [{ limit: 50, role: 'user', after: 'ana' }]],
      count: [[{}], [{ role: 'admin' }]],
      named: [
        [{ q: 'an', limit: 20 }, []],
        [{ q: 'an', limit: 20, after: 'ana' }, ids],
      ],
      unusedSince: [[1]],
      noteWarning: [['a', 1]],
      goneAmong: [[ids]],
      existing: [[ids]],
      tallies: [[ids]],
      update: [
        ['a', { role: 'user' }],
        ['a', { role: 'user' }, { password_hash: '' }],
      ],
      remove: [['a']],
    }),
  'reset-repository.ts': () =>
    statementsOf(resetRepository, {
      add: [['t', 'a', 1]],
      find: [['t', 1]],
      take: [['t', 1]],
      removeOf: [['a']],
      removeExpired: [[1]],
    }),
  'sessions.ts': () =>
    statementsOf((db) => sessionStore(db, Date.now), {
      open: [['a']],
      withToken: [[token]],
      byToken: [[token]],
      byId: [['s']],
      refresh: [[token]],
      makeRoom: [['a']],
      closeAll: [['a'], ['a', 's']],
      endedAmong: [[ids]],
      removeExpired: [[]],
      close: [[token]],
    }),
};

/** Allowed table scans, with the reason. */
const READ_ALL = {
  'repository.ts count': 'users', // how many there are is asked for
} satisfies Record<string, string>;

test('every file with database statements is listed in this test', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(askingFiles(import.meta.dirname));
});

test('every statement on a growing table uses an index, except the listed exceptions', async () => {
  expect(await scansOf(ASKED)).toEqual(READ_ALL);
});
