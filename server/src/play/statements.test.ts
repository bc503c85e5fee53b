/** However much is stored, no statement of games reads a table from end to end. */
import { expect, test } from 'vitest';
import { askingFiles, scansOf, type Asked } from '../../test/setup/scans.ts';
import { statementsOf } from '../../test/statements.ts';
import { competitionGamesRepository } from './competition-games-repository.ts';
import { briefRepository } from './brief-repository.ts';
import { figuresRepository } from './figures/figures-repository.ts';
import { readingRepository } from './figures/reading-repository.ts';
import type { Part } from './figures/result.ts';
import { presenceRepository } from './presence-repository.ts';
import { rematchRepository, type Offer } from './rematch/rematch-repository.ts';
import { gameRepository, type LiveGame } from './repository.ts';
import { showingRepository } from './showing/showing-repository.ts';
import type { PlayingRow } from './tables.ts';
import { appendTurns } from './turns/turn-repository.ts';

// Rows without sense: nobody looks at them.
const game = {
  game_id: 'g',
  version: 1,
  player_ids: ['a', 'b'],
  scores: [501, 501],
} as unknown as LiveGame;
const playing = { user_id: 'a', game_id: 'g' } as PlayingRow;
const offer: Offer = {
  game_id: 'g',
  expires_at: 1,
  gone_at: null,
  asked: [false, false],
  connections: ['x', null],
};
const result = {
  user_id: 'a',
  rival_id: 'b',
  game_id: 'g',
  competition_id: 'c',
  day: '2026-11-20',
};
const part = { result: { ...result, kind: 'league', format: '' }, beds: { T20: 1 } } as Part;
const someGames = {
  userId: 'a',
  since: { day: '2026-11-20', time: 1 },
  kind: 'league',
  format: '',
} as const;
const ids = ['a', 'b'];

const ASKED: Asked = {
  'brief-repository.ts': () =>
    statementsOf(briefRepository, {
      in: [[ids]],
      finishedOf: [
        ['a', { limit: 50, before: 1 }],
        ['a', { limit: 50, before: 1, rivalId: 'b' }],
      ],
    }),
  'competition-games-repository.ts': () =>
    statementsOf(competitionGamesRepository, {
      countRunningIn: [['c']],
      runningIn: [['c', 12]],
      voidUnplayed: [['c', 1]],
      voidUndecided: [['c']],
      ofPlayer: [['c', 'a']],
      undecidedIn: [['c']],
    }),
  'figures/figures-repository.ts': () =>
    statementsOf(figuresRepository, {
      add: [[[part]]],
      subtractBeds: [[[part]]],
      resultsOf: [['g']],
      removeResults: [['g']],
      removeOf: [['a']],
    }),
  'figures/reading-repository.ts': () =>
    statementsOf(readingRepository, {
      figures: [[{ userId: 'a' }], [someGames]],
      beds: [[{ userId: 'a' }], [someGames]],
      groups: [['a']],
      latest: [
        [{ userId: 'a' }, [{}], 30],
        [someGames, [someGames, someGames], 30],
      ],
      rivals: [['a', 20, 1]],
      inCompetition: [['c']],
      streak: [
        [{ userId: 'a' }, [{}], 100],
        [someGames, [someGames, someGames], 100],
      ],
    }),
  'presence-repository.ts': () =>
    statementsOf(presenceRepository, {
      seat: [[[playing, playing]]],
      unseat: [['g']],
      playingAmong: [[ids]],
      of: [['a']],
      in: [['g']],
      running: [[50]],
      update: [['a', { absent: 1 }]],
      lostBefore: [[1]],
      unreportedBefore: [[1]],
      heldByNobody: [[]],
      release: [[ids, 1]],
      withSomebodyAway: [[]],
      stopClocks: [[1]],
      grant: [[1, 1, 300_000]],
    }),
  'rematch/rematch-repository.ts': () =>
    statementsOf(rematchRepository, {
      open: [[offer]],
      ask: [
        ['g', 0, 1],
        ['g', 1, 1],
      ],
      place: [
        [{ gameId: 'g', side: 0, connectionId: 'x', now: 1 }],
        [{ gameId: 'g', side: 1, connectionId: 'x', now: 1 }],
      ],
      close: [['g']],
      closeOf: [['a']],
      closeGone: [[1]],
      closeExpired: [[1]],
      leave: [[1], [1, { connectionId: 'x' }], [1, { connectionId: 'x', gameId: 'g' }]],
    }),
  'repository.ts': () =>
    statementsOf(gameRepository, {
      find: [['g']],
      get: [['g']],
      exists: [['g']],
      hold: [[game]],
      countQuestion: [['g', 5]],
      runningOf: [['a']],
      runningAfter: [['g', 1000]],
      unplayedOf: [['a', 'known']],
      unplayedAmong: [[ids]],
      add: [[[game]]],
      overwrite: [
        [game, { status: 'encurso' }],
        [game, { status: 'encurso' }, { sessionId: 's', now: 1 }],
      ],
      save: [[game, { status: 'encurso' }]],
      invalidate: [[ids]],
      countRunning: [[]],
    }),
  'showing/showing-repository.ts': () =>
    statementsOf(showingRepository, {
      turnOf: [[{ gameId: 'g', userId: 'a', connectionId: 'x', sessionId: 's', now: 1 }]],
      isHeldBy: [['g', 'x']],
    }),
  'turns/turn-repository.ts': () => {
    const turn = { side: 0, total: 60, bust: false, sent: [60] } as const;
    const row = { ...game, scores: [441, 501] as const, moved_at: 1 };
    const turns = [{ row, turn, sessionId: 's' }];
    return statementsOf((db) => ({ append: () => appendTurns(db, turns).first }), { append: [[]] });
  },
};

test('every file with database statements is listed in this test', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(askingFiles(import.meta.dirname));
});

test('every statement on a growing table uses an index, except the listed exceptions', async () => {
  expect(await scansOf(ASKED)).toEqual({});
});
