/** A user who deletes the account while something is done for it leaves nothing behind that waits. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { proofChance, proofLength, proofSeed } from '../test/proof.ts';
import { sessionOf, startFeatures, type TestFeatures } from '../test/features.ts';
import { tournamentStage } from '../test/tournament-stage.ts';

const REPETITIONS = proofLength(100);

const chance = proofChance();

const WITHIN_MS = 4; // which lets either come first

const FIELDS = { name: 'Copa', description: '', startDate: '2026-12-01', maxParticipants: 8 };

type Pair = { readonly leaver: string; readonly rival: string };

/** Prepares what one does for the other, or for oneself; returns how it is done, over and over. */
type Prepare = (features: TestFeatures, pair: Pair) => Promise<() => Promise<unknown>>;

const callerOf = (userId: string) =>
  ({ userId, role: 'operator', sessionId: sessionOf(userId) }) as const;

async function pendingGame(features: TestFeatures, { leaver, rival }: Pair) {
  const stage = await tournamentStage(features);
  const tournamentId = await stage.enrol([leaver, rival]);
  await stage.start(tournamentId);
  const [game] = await stage.openGames(tournamentId);
  return game!.gameId;
}

async function finishedGame({ lobby, live, db }: TestFeatures, { leaver, rival }: Pair) {
  await lobby.addEntry(leaver);
  await lobby.request(rival, leaver);
  const gameId = await lobby.accept(leaver, rival);
  const there = db.updateTable('playing').set({ connection_id: 'a device', away_since: null });
  await there.where('game_id', '=', gameId).execute();
  await live.surrender(gameId, leaver);
  return gameId;
}

const ACTIONS: Readonly<Record<string, Prepare>> = {
  'joining a tournament': async (features, { leaver, rival }) => {
    const tournamentId = await (await tournamentStage(features)).enrol([rival]);
    return () => features.tournaments.join(tournamentId, callerOf(leaver));
  },
  'creating a tournament': async ({ tournaments }, { leaver }) => {
    return () => tournaments.create(FIELDS, callerOf(leaver));
  },
  'entering the lobby': async ({ lobby }, { leaver }) => {
    return () => lobby.addEntry(leaver);
  },
  'asking for a game': async ({ lobby }, { leaver, rival }) => {
    await lobby.addEntry(rival);
    return () => lobby.request(leaver, rival);
  },
  'being asked for a game': async ({ lobby }, { leaver, rival }) => {
    await lobby.addEntry(leaver);
    return () => lobby.request(rival, leaver);
  },
  'being accepted for a game': async ({ lobby }, { leaver, rival }) => {
    await lobby.addEntry(rival);
    await lobby.request(leaver, rival);
    return () => lobby.accept(rival, leaver);
  },
  'being taken at the word for a rematch': async (features, pair) => {
    const gameId = await finishedGame(features, pair);
    await features.offers.ask(gameId, pair.leaver, randomUUID());
    return () => features.offers.ask(gameId, pair.rival, randomUUID());
  },
  'being met before a tournament game': async (features, pair) => {
    const gameId = await pendingGame(features, pair);
    const enter = async (userId: string) => {
      const connectionId = randomUUID();
      await features.servers.addConnection(connectionId, userId);
      await features.waiting.enter(gameId, { userId, connectionId, listen: async () => {} });
    };
    await enter(pair.leaver);
    return () => enter(pair.rival);
  },
};

/** Wherever somebody is waited for who has no account any more. */
async function traces({ db }: TestFeatures) {
  const gone = <Id extends string>(column: Id) =>
    [column, 'not in', db.selectFrom('users').select('user_id')] as const;
  const playing = await db
    .selectFrom('playing')
    .select('user_id')
    .where(...gone('user_id'))
    .execute();
  const entries = await db
    .selectFrom('lobby_entries')
    .select('user_id')
    .where(...gone('user_id'))
    .execute();
  const asking = await db
    .selectFrom('lobby_requests')
    .selectAll()
    .where(...gone('from_user_id'))
    .execute();
  const asked = await db
    .selectFrom('lobby_requests')
    .selectAll()
    .where(...gone('to_user_id'))
    .execute();
  const enrolled = await db
    .selectFrom('enrolments')
    .innerJoin('competitions', 'competitions.competition_id', 'enrolments.competition_id')
    .select(['user_id', 'status'])
    .where('status', '=', 'pendiente')
    .where(...gone('user_id'))
    .execute();
  const created = await db
    .selectFrom('competitions')
    .select('created_by')
    .where(...gone('created_by'))
    .execute();
  const games = await db
    .selectFrom('games')
    .select(['game_id', 'status'])
    .where('status', '!=', 'finalizada')
    .where((row) => row.or([row(...gone('player1_id')), row(...gone('player2_id'))]))
    .execute();
  const offers = await db
    .selectFrom('rematches')
    .innerJoin('games', 'games.game_id', 'rematches.game_id')
    .select('rematches.game_id')
    .where((row) => row.or([row(...gone('player1_id')), row(...gone('player2_id'))]))
    .execute();
  return [playing, entries, asking, asked, enrolled, created, games, offers].flat();
}

test(`an account deleted during another action leaves no pending entries behind, ${REPETITIONS} times (seed ${proofSeed})`, async () => {
  const features = await startFeatures();
  const soon = () => setTimeout(chance() * WITHIN_MS);
  for (const [name, prepare] of Object.entries(ACTIONS)) {
    for (let time = 0; time < REPETITIONS; time += 1) {
      const [leaver = '', rival = ''] = await features.newAccounts(2, 'operator');
      const act = await prepare(features, { leaver, rival });
      const [, removed] = await Promise.allSettled([
        soon().then(act),
        soon().then(() => features.accounts.remove(leaver, leaver)),
      ]);

      expect([name, removed.status, await traces(features)]).toEqual([name, 'fulfilled', []]);
    }
  }
});

test('an account is deleted although its game cannot be ended, and such a game blocks no other game', async () => {
  const features = await startFeatures();
  const { accounts, db } = features;
  const store = (gameId: string, format: string) =>
    db.updateTable('games').set({ format }).where('game_id', '=', gameId).execute();
  const games = [];
  for (let count = 0; count < 2; count += 1) {
    const [leaver = '', rival = ''] = await features.newAccounts(2, 'operator');
    const gameId = await pendingGame(features, { leaver, rival });
    const read = db.selectFrom('games').select(['format', 'status']).where('game_id', '=', gameId);
    const { format } = await read.executeTakeFirstOrThrow();
    games.push({ gameId, format, status: async () => (await read.executeTakeFirst())?.status });
    await store(gameId, 'nothing that can be read');
    await accounts.remove(leaver, leaver);
  }
  expect(await traces(features)).toHaveLength(2);

  const [one, other] = games as [(typeof games)[0], (typeof games)[0]];
  await store(one.gameId, one.format);
  await expect(accounts.endGamesOfDeleted()).rejects.toThrow('JSON');
  expect(await Promise.all([one.status(), other.status()])).toEqual(['finalizada', 'pendiente']);

  await store(other.gameId, other.format);
  await accounts.endGamesOfDeleted();
  expect(await traces(features)).toEqual([]);
});
