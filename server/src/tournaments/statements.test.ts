/** However much is stored, no statement of tournaments reads a table from end to end. */
import { expect, test } from 'vitest';
import { askingFiles, scansOf, type Asked } from '../../test/setup/scans.ts';
import { statementsOf } from '../../test/statements.ts';
import { boardRepository } from './boards/board-repository.ts';
import { groupRepository } from './group-repository.ts';
import { bracketRepository, tournamentRepository } from './repository.ts';
import type { BracketPlaceRow, GroupGameRow, TournamentRow } from './tables.ts';

// Rows without sense: nobody looks at them.
const place = { place_id: 'p', tournament_id: 't' } as BracketPlaceRow;
const tournament = { tournament_id: 't', day_of_week: null } as TournamentRow;
const groupGame = { game_id: 'g', tournament_id: 't' } as GroupGameRow;
const ids = ['a', 'b'];

const ASKED: Asked = {
  'boards/board-repository.ts': () => statementsOf(boardRepository, { gamesOf: [['t']] }),
  'group-repository.ts': () =>
    statementsOf(groupRepository, { add: [[[groupGame]]], placeOf: [['g']], of: [['t']] }),
  'repository.ts': async () => [
    ...(await statementsOf(tournamentRepository, {
      in: [[ids]],
      add: [[tournament]],
      update: [['t', { day_of_week: 'Lunes' }]],
      stagedOf: [['a']],
    })),
    ...(await statementsOf(bracketRepository, {
      add: [[[place]]],
      of: [['t']],
      decide: [['g', 'a']],
      areFeedersDecided: [[place]],
      placeOf: [['g']],
      giveBye: [['p', 'a']],
      isDecided: [['t']],
      at: [['t', 1, 1]],
    })),
  ],
};

test('every file with database statements is listed in this test', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(askingFiles(import.meta.dirname));
});

test('every statement on a growing table uses an index, except the listed exceptions', async () => {
  expect(await scansOf(ASKED)).toEqual({});
});
