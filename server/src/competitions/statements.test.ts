/** However much is stored, no statement of competitions reads a table from end to end. */
import { expect, test } from 'vitest';
import { askingFiles, scansOf, type Asked } from '../../test/setup/scans.ts';
import { statementsOf } from '../../test/statements.ts';
import { waitingRepository } from './game-lobby/waiting-repository.ts';
import { helperRepository } from './helper-repository.ts';
import { historyRepository } from './history/history-repository.ts';
import { invitationRepository } from './invitation/repository.ts';
import { publishingRepository } from './publishing-repository.ts';
import { competitionRepository } from './repository.ts';
import type { CompetitionRow, EntryRow } from './tables.ts';

// Rows without sense: nobody looks at them.
const competition = { competition_id: 'c', kind: 'league', created_at: 1 } as CompetitionRow;
const entry = { competition_id: 'c', at: 1, by_id: 'a', act: 'void' } as EntryRow;
const filters = { limit: 100 };
const ids = ['a', 'b'];

const ASKED: Asked = {
  'game-lobby/waiting-repository.ts': () =>
    statementsOf(waitingRepository, {
      add: [[{ connection_id: 'x', game_id: 'g', user_id: 'a' }]],
      propose: [['x', 'g', 1]],
      proposerIn: [['g']],
      proposedTo: [['a']],
      endProposals: [['g']],
      playersIn: [['g']],
      remove: [['x']],
      removePlayers: [['g', ids]],
      clear: [['g']],
      removeLost: [[]],
    }),
  'helper-repository.ts': () =>
    statementsOf(helperRepository, {
      has: [['c', 'a']],
      of: [['c']],
      admins: [[]],
      add: [['c', 'a']],
      remove: [['c', 'a']],
    }),
  'history/history-repository.ts': () =>
    statementsOf(historyRepository, {
      add: [[entry]],
      lastAt: [['c']],
      page: [['c', 1, 50]],
      newestOf: [['c', 'g', ['result', 'void']]],
      forgetReasons: [['a']],
      removeEndedBefore: [[1]],
    }),
  'invitation/repository.ts': () =>
    statementsOf(invitationRepository, {
      find: [['t']],
    }),
  'publishing-repository.ts': () =>
    statementsOf(publishingRepository, {
      isPublic: [['league', 'c']],
      note: [['c', 'a']],
      isAware: [['c', 'a']],
      unaware: [['c']],
      facts: [['c', 'a']],
    }),
  'repository.ts': () =>
    statementsOf(competitionRepository, {
      get: [['league', 'c']],
      list: [
        ['league', filters, 'a'],
        ['league', { ...filters, status: 'pendiente,encurso' }, 'a'],
        ['league', { ...filters, status: 'finalizada', mine: true }, 'a'],
        ['tournament', { ...filters, created: true, q: 'ana' }, 'a'],
        ['league', { ...filters, before: '2026-12-01T00:00:00.000Z' }, 'a'],
      ],
      names: [[ids]],
      enrolled: [[ids]],
      add: [[competition]],
      change: [['c'], ['c', { status: 'encurso' }]],
      remove: [['c']],
      enrol: [['c', 'a', 1]],
      withdraw: [['c', 'a']],
      withdrawn: [['c']],
      retire: [['c', 'a', 'void']],
      pendingOf: [['league', 'a']],
      unfinishedBy: [['league', 'a']],
      forgetCreator: [['league', 'a']],
    }),
};

test('every file with database statements is listed in this test', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(askingFiles(import.meta.dirname));
});

test('every statement on a growing table uses an index, except the listed exceptions', async () => {
  expect(await scansOf(ASKED)).toEqual({});
});
