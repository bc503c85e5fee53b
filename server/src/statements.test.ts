/** However much is stored, nothing that is asked of a store has it read a table from end to end. */
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KEPT_TABLES } from '../../scripts/store/tables.ts';
import { emptyDatabase } from '../test/database.ts';
import { fill, statementsOf, tablesScanned, type Statement } from '../test/statements.ts';
import { auditRepository } from './accounts/audit.ts';
import { accountRepository } from './accounts/repository.ts';
import { resetRepository } from './accounts/reset-repository.ts';
import { sessionStore } from './accounts/sessions.ts';
import type { UserRow } from './accounts/tables.ts';
import { helperRepository } from './competitions/helper-repository.ts';
import { historyRepository } from './competitions/history/history-repository.ts';
import { invitationRepository, invitationTokens } from './competitions/invitation/repository.ts';
import { publishingRepository } from './competitions/publishing-repository.ts';
import { competitionRepository } from './competitions/repository.ts';
import type { CompetitionRow, EntryRow } from './competitions/tables.ts';
import { waitingRepository } from './competitions/game-lobby/waiting-repository.ts';
import { dateRepository } from './dates/repository.ts';
import { noShowRepository } from './dates/no-show-repository.ts';
import { preferencesRepository } from './dates/preferences-repository.ts';
import { reminderRepository } from './dates/reminder-repository.ts';
import { gamesRepository } from './downloads/games-repository.ts';
import { downloadRepository } from './downloads/repository.ts';
import { leagueRepository } from './leagues/repository.ts';
import type { LeagueRow } from './leagues/tables.ts';
import { lobbyRepository } from './lobby/repository.ts';
import { outbox, type OutboxRow } from './platform/mail/outbox.ts';
import { openDatabase } from './platform/store/database.ts';
import type { Db } from './platform/store/db.ts';
import { madeRequests } from './platform/store/made-requests.ts';
import { lock, removeLock } from './platform/store/locks.ts';
import { isUpToDate } from './platform/store/migrations.ts';
import { isConnected, lockConnection, serversOf } from './platform/servers/servers.ts';
import { newToken } from './platform/tokens.ts';
import { briefRepository } from './play/brief-repository.ts';
import { figuresRepository } from './play/figures/figures-repository.ts';
import { readingRepository } from './play/figures/reading-repository.ts';
import type { Part } from './play/figures/result.ts';
import { presenceRepository } from './play/presence-repository.ts';
import { rematchRepository } from './play/rematch/rematch-repository.ts';
import { gameRepository, type LiveGameRow } from './play/repository.ts';
import { showingRepository } from './play/showing/showing-repository.ts';
import type { PlayingRow, RematchRow } from './play/tables.ts';
import { appendTurns } from './play/turns/turn-writer.ts';
import { noticeRepository } from './results/notice-repository.ts';
import { proposalRepository } from './results/proposal-repository.ts';
import { riskRepository } from './results/risk-repository.ts';
import type { ResultProposalRow } from './results/tables.ts';
import { boardRepository } from './tournaments/boards/board-repository.ts';
import { bracketRepository, tournamentRepository } from './tournaments/repository.ts';
import { groupRepository } from './tournaments/group-repository.ts';
import type { BracketPlaceRow, GroupGameRow, TournamentRow } from './tournaments/tables.ts';
import { screenTokens } from './audiences/screens/tokens.ts';

// Rows without sense: nobody looks at them.
const user = { user_id: 'a', username: 'ana' } as UserRow;
const league = { league_id: 'l', day_of_week: 'Lunes', is_home_and_away: 1, legs: 3 } as LeagueRow;
const competition = { competition_id: 'c', kind: 'league', created_at: 1 } as CompetitionRow;
const game = { game_id: 'g', version: 1 } as LiveGameRow;
const playing = { user_id: 'a', game_id: 'g' } as PlayingRow;
const offer = { game_id: 'g' } as RematchRow;
const place = { place_id: 'p', tournament_id: 't' } as BracketPlaceRow;
const tournament = { tournament_id: 't', day_of_week: null } as TournamentRow;
const groupGame = { game_id: 'g', tournament_id: 't' } as GroupGameRow;
const mail = { mail_id: 'm', send_at: 1 } as OutboxRow;
const reminder = { kind: 'day', gameId: 'g', userId: 'a', agreedAt: 1 } as const;
const entry = { competition_id: 'c', at: 1, by_id: 'a', act: 'void' } as EntryRow;
const proposal = { game_id: 'g', competition_id: 'c', user_id: 'a' } as ResultProposalRow;
const risk = { competitionId: 'c', before: '2026-12-03', proposedBefore: 1, undecided: ['g'] };
const token = newToken();
const counted = { games: 1, won: 1, points: 60, turns: 1 };
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
const filters = { limit: 100 };
const ids = ['a', 'b'];
const inGrace = {
  dueFrom: '2026-09-01',
  dueBefore: '2026-11-01',
  besides: ids,
};

/** Every file that asks anything of a store, and all that it asks. */
const ASKED: Readonly<Record<string, () => Promise<Statement[]>>> = {
  'accounts/audit.ts': () =>
    statementsOf(auditRepository, {
      add: [[{ at: 1, actor_id: 'a', action: 'role', target_id: 'b', detail: null }]],
      has: [['deletion', 1]],
      targets: [['deletion', 1]],
      removeBefore: [[1]],
    }),
  'accounts/repository.ts': () =>
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
  'accounts/reset-repository.ts': () =>
    statementsOf(resetRepository, {
      add: [['t', 'a', 1]],
      find: [['t', 1]],
      take: [['t', 1]],
      removeOf: [['a']],
      removeExpired: [[1]],
    }),
  'accounts/sessions.ts': () =>
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
  'competitions/repository.ts': () =>
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
  'competitions/publishing-repository.ts': () =>
    statementsOf(publishingRepository, {
      isPublic: [['league', 'c']],
      note: [['c', 'a']],
      isAware: [['c', 'a']],
      unaware: [['c']],
      facts: [['c', 'a']],
    }),
  'competitions/helper-repository.ts': () =>
    statementsOf(helperRepository, {
      has: [['c', 'a']],
      of: [['c']],
      admins: [[]],
      add: [['c', 'a']],
      remove: [['c', 'a']],
    }),
  'competitions/history/history-repository.ts': () =>
    statementsOf(historyRepository, {
      add: [[entry]],
      lastAt: [['c']],
      page: [['c', 1, 50]],
      newestOf: [['c', 'g', ['result', 'void']]],
      forgetReasons: [['a']],
      removeEndedBefore: [[1]],
    }),
  'competitions/invitation/repository.ts': () =>
    statementsOf(invitationRepository, {
      find: [['t']],
    }),
  'platform/mail/outbox.ts': () =>
    statementsOf(outbox, {
      plan: [[[{ userId: 'a', topic: 't', about: 'g', sendAt: 1 }]]],
      cancel: [['t', 'g']],
      due: [[1]],
      claim: [[mail, 2]],
      putOff: [[mail, 2]],
      remove: [[mail]],
    }),
  'platform/store/made-requests.ts': () =>
    statementsOf(madeRequests, {
      note: [[{ userId: 'a', requestId: 'r', madeId: 'm', at: 1 }]],
      isFirst: [[{ userId: 'a', requestId: 'r', at: 1 }]],
      forgetOld: [[1]],
    }),
  'platform/store/token-table.ts': async () => {
    const tables = [invitationTokens, screenTokens.ofCompetition, screenTokens.ofGame];
    const asked = tables.map((tokens) =>
      statementsOf(tokens, { open: [['i']], renew: [['i']], has: [['i', 't']] }),
    );
    return (await Promise.all(asked)).flat();
  },
  'competitions/game-lobby/waiting-repository.ts': () =>
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
  'dates/repository.ts': () =>
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
  'dates/preferences-repository.ts': () =>
    statementsOf(preferencesRepository, {
      open: [['a']],
      change: [['a', { wants_reminders: 1 }]],
      ownerOf: [['t']],
      stop: [['t']],
    }),
  'dates/reminder-repository.ts': () =>
    statementsOf(reminderRepository, {
      facts: [[reminder], [{ ...reminder, kind: 'call' }]],
    }),
  'downloads/games-repository.ts': () =>
    statementsOf(gamesRepository, {
      counted: [['a', 1, 200]],
      made: [['a', { created_at: 1, game_id: 'g' }, 200]],
      in: [[ids]],
      results: [['a', ids]],
    }),
  'downloads/repository.ts': () =>
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
  'leagues/repository.ts': () =>
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
  'lobby/repository.ts': () =>
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
  'platform/store/locks.ts': () =>
    statementsOf((db) => ({ lock: () => lock(db, ids), removeLock: () => removeLock(db, 'a') }), {
      lock: [[]],
      removeLock: [[]],
    }),
  'platform/store/migrations.ts': () =>
    statementsOf((db) => ({ isUpToDate: () => isUpToDate(db) }), { isUpToDate: [[]] }),
  'platform/servers/servers.ts': async () => [
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
  'play/brief-repository.ts': () =>
    statementsOf(briefRepository, {
      in: [[ids]],
      finishedOf: [
        ['a', { limit: 50, before: 1 }],
        ['a', { limit: 50, before: 1, rivalId: 'b' }],
      ],
    }),
  'play/figures/figures-repository.ts': () =>
    statementsOf(figuresRepository, {
      add: [[[part]]],
      subtractBeds: [[[part]]],
      resultsOf: [['g']],
      removeResults: [['g']],
      removeOf: [['a']],
    }),
  'play/figures/reading-repository.ts': () =>
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
  'play/presence-repository.ts': () =>
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
  'play/rematch/rematch-repository.ts': () =>
    statementsOf(rematchRepository, {
      open: [[offer]],
      ask: [
        ['g', 1, 1],
        ['g', 2, 1],
      ],
      place: [
        [{ gameId: 'g', seat: 1, connectionId: 'x', now: 1 }],
        [{ gameId: 'g', seat: 2, connectionId: 'x', now: 1 }],
      ],
      close: [['g']],
      closeOf: [['a']],
      closeGone: [[1]],
      closeExpired: [[1]],
      leave: [[1], [1, { connectionId: 'x' }], [1, { connectionId: 'x', gameId: 'g' }]],
    }),
  'play/repository.ts': () =>
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
      countRunningIn: [['c']],
      runningIn: [['c', 12]],
      voidUnplayed: [['c', 1]],
      voidUndecided: [['c']],
      add: [[[game]]],
      overwrite: [
        [game, { status: 'encurso' }],
        [game, { status: 'encurso' }, { sessionId: 's', now: 1 }],
      ],
      save: [[game, { status: 'encurso' }]],
      invalidate: [[ids]],
      countRunning: [[]],
      ofPlayer: [['c', 'a']],
      undecidedIn: [['c']],
    }),
  'play/showing/showing-repository.ts': () =>
    statementsOf(showingRepository, {
      turnOf: [[{ gameId: 'g', userId: 'a', connectionId: 'x', sessionId: 's', now: 1 }]],
      isHeldBy: [['g', 'x']],
    }),
  'play/turns/turn-writer.ts': () => {
    const turn = { seat: 1, total: 60, bust: false, sent: [60] } as const;
    const row = { ...game, score1: 441, score2: 501, moved_at: 1 };
    const turns = [{ row, turn, sessionId: 's' }];
    return statementsOf((db) => ({ append: () => appendTurns(db, turns).first }), { append: [[]] });
  },
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
  'dates/no-show-repository.ts': () =>
    statementsOf(noShowRepository, {
      in: [[ids]],
      put: [[{ game_id: 'g', user_id: 'a', said_at: 1, changes: 0 }]],
      forget: [[ids]],
      forgetIn: [['c']],
    }),
  'results/notice-repository.ts': () =>
    statementsOf(noticeRepository, {
      wanting: [[ids]],
      wasDecided: [['c', 'g', [0, 1]]],
      facts: [[{ competitionId: 'c', at: 1, userId: 'a' }]],
    }),
  'results/risk-repository.ts': () =>
    statementsOf(riskRepository, {
      of: [[risk, 100]],
      count: [[risk]],
      remind: [['g', 1, 1]],
    }),
  'tournaments/repository.ts': async () => [
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
  'tournaments/boards/board-repository.ts': () =>
    statementsOf(boardRepository, { gamesOf: [['t']] }),
  'tournaments/group-repository.ts': () =>
    statementsOf(groupRepository, { add: [[[groupGame]]], placeOf: [['g']], of: [['t']] }),
};

/** Allowed table scans, with the reason. */
const READ_ALL = {
  'accounts/repository.ts count': 'users', // how many there are is asked for
  'downloads/repository.ts actions': 'audit_log', // two years of what few do, for who takes their data
} satisfies Record<string, string>;

async function migratedStore(): Promise<Db> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-plans-'));
  const db = await openDatabase({ dataDir, databaseUrl: await emptyDatabase() });
  onTestFinished(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  return db;
}

test('every file with database statements is listed in this test', () => {
  const files = globSync('*/**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  const asking = files.filter((file) =>
    /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`\s*(with|update|insert|delete)/.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  );
  expect(Object.keys(ASKED).toSorted()).toEqual(asking.toSorted());
});

test('every statement on a growing table uses an index, except the listed exceptions', async () => {
  const growing = KEPT_TABLES.filter((table) => table !== 'playing'); // has as many as play now
  const db = await migratedStore();
  await fill(db, growing);

  const scans: Record<string, string> = {};
  for (const [file, asked] of Object.entries(ASKED)) {
    for (const statement of await asked()) {
      const scanned = await tablesScanned(db, statement);
      const tables = growing.filter((table) => scanned.includes(table));
      if (tables.length > 0) scans[`${file} ${statement.by}`] = tables.join();
    }
  }

  expect(scans).toEqual(READ_ALL);
});
