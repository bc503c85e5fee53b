/** However much is stored, no statement of the platform reads a table from end to end. */
import { expect, test } from 'vitest';
import { askingFiles, scansOf, type Asked } from '../../test/setup/scans.ts';
import { statementsOf } from '../../test/statements.ts';
import { outbox, type OutboxRow } from './mail/outbox.ts';
import { isConnected, lockConnection, serversOf } from './servers/servers.ts';
import { lock, removeLock } from './store/locks.ts';
import { madeRequests } from './store/made-requests.ts';
import { isUpToDate } from './store/migrations.ts';
import { tokenTable } from './store/token-table.ts';

// Rows without sense: nobody looks at them.
const mail = { mail_id: 'm', send_at: 1 } as OutboxRow;
const ids = ['a', 'b'];

const ASKED: Asked = {
  'mail/outbox.ts': () =>
    statementsOf(outbox, {
      plan: [[[{ userId: 'a', topic: 't', about: 'g', sendAt: 1 }]]],
      cancel: [['t', 'g']],
      due: [[1]],
      claim: [[mail, 2]],
      putOff: [[mail, 2]],
      remove: [[mail]],
    }),
  'servers/servers.ts': async () => [
    ...(await statementsOf(
      (db) => {
        const {
          canWrite: _,
          timeGranted: __,
          someoneStalled: ___,
          ...asking
        } = serversOf(db, (work) => work({ db, afterCommit: () => {} }));
        return asking;
      },
      {
        register: [[true]],
        renewLease: [[]],
        leave: [[]],
        addConnection: [['x', 'a']],
        removeConnection: [['x']],
      },
    )),
    ...(await statementsOf(
      (db) => ({
        lock: () => lockConnection(db, 'x'),
        isConnected: () => isConnected(db, 'a'),
      }),
      { lock: [[]], isConnected: [[]] },
    )),
  ],
  'store/locks.ts': () =>
    statementsOf((db) => ({ lock: () => lock(db, ids), removeLock: () => removeLock(db, 'a') }), {
      lock: [[]],
      removeLock: [[]],
    }),
  'store/made-requests.ts': () =>
    statementsOf(madeRequests, {
      note: [[{ userId: 'a', requestId: 'r', madeId: 'm', at: 1 }]],
      isFirst: [[{ userId: 'a', requestId: 'r', at: 1 }]],
      forgetOld: [[1]],
    }),
  'store/migrations.ts': () =>
    statementsOf((db) => ({ isUpToDate: () => isUpToDate(db) }), { isUpToDate: [[]] }),
  'store/token-table.ts': async () => {
    const tables = [
      tokenTable('invitations', 'competition_id'),
      tokenTable('competition_screens', 'competition_id'),
      tokenTable('game_screens', 'game_id'),
    ];
    const asked = tables.map((tokens) =>
      statementsOf(tokens, { open: [['i']], renew: [['i']], has: [['i', 't']] }),
    );
    return (await Promise.all(asked)).flat();
  },
};

test('every file with database statements is listed in this test', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(askingFiles(import.meta.dirname));
});

test('every statement on a growing table uses an index, except the listed exceptions', async () => {
  expect(await scansOf(ASKED)).toEqual({});
});
