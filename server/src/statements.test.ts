/**
 * However much is stored, no statement of a feature without such a test of its own reads a table from end to end: of
 * results, whose folder is full.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askingFiles, scansOf, type Asked } from '../test/setup/scans.ts';
import { statementsOf } from '../test/statements.ts';
import { noticeRepository } from './results/notice-repository.ts';
import { proposalRepository } from './results/proposal-repository.ts';
import { riskRepository } from './results/risk-repository.ts';
import type { ResultProposalRow } from './results/tables.ts';

// Rows without sense: nobody looks at them.
const proposal = { game_id: 'g', competition_id: 'c', user_id: 'a' } as ResultProposalRow;
const risk = { competitionId: 'c', before: '2026-12-03', proposedBefore: 1, undecided: ['g'] };
const ids = ['a', 'b'];

const ASKED: Asked = {
  'results/notice-repository.ts': () =>
    statementsOf(noticeRepository, {
      wanting: [[ids]],
      wasDecided: [['c', 'g', [0, 1]]],
      facts: [[{ competitionId: 'c', at: 1, userId: 'a' }]],
    }),
  'results/proposal-repository.ts': () =>
    statementsOf(proposalRepository, {
      in: [[ids]],
      contested: [['c', 1]],
      openIn: [[ids]],
      put: [[proposal]],
      dispute: [['g', { disputed_at: 1, asked_at: 1 }]],
      forget: [[ids]],
      forgetIn: [['c']],
    }),
  'results/risk-repository.ts': () =>
    statementsOf(riskRepository, {
      of: [[risk, 100]],
      count: [[risk]],
      remind: [['g', 1, 1]],
    }),
};

test('every file with database statements is listed in this test', () => {
  const hasOwnTest = (file: string) =>
    existsSync(join(import.meta.dirname, file.split('/', 1)[0] ?? '', 'statements.test.ts'));
  const others = askingFiles(import.meta.dirname).filter((file) => !hasOwnTest(file));
  expect(Object.keys(ASKED).toSorted()).toEqual(others);
});

test('every statement on a growing table uses an index, except the listed exceptions', async () => {
  expect(await scansOf(ASKED)).toEqual({});
});
