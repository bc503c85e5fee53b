import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Role } from '@darts/rules/accounts/permissions';
import { onTestFinished } from 'vitest';
import { newRow } from '../src/accounts/new-account.ts';
import { accountService } from '../src/accounts/service.ts';
import { competitionService } from '../src/competitions/service.ts';
import { lobbyService } from '../src/lobby/service.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { httpServer } from '../src/platform/http.ts';
import { noLimits } from '../src/platform/limits.ts';
import { mailer } from '../src/platform/mail.ts';
import { transactions } from '../src/platform/transactions.ts';
import { underWay as worksUnderWay } from '../src/platform/under-way.ts';
import { clockSettings } from '../src/play/clocks.ts';
import { liveGames } from '../src/play/live-games.ts';
import { playService } from '../src/play/service.ts';
import type { World } from '../src/play/world.ts';
import { tournamentService } from '../src/tournaments/service.ts';
import { emptyDatabase } from './database.ts';

export type TournamentWorld = Awaited<ReturnType<typeof tournamentWorld>>;

/**
 * The services that tournaments are made of, connected as in the product, over a store of their
 * own: for courses by the thousand, which HTTP and sockets would make slow.
 */
export async function tournamentWorld() {
  const { db, config } = await newStore();
  const { log } = await httpServer(config);
  let now = Date.now();
  const clock = () => now;
  const world = { db, transact: transactions(db), clock, underWay: worksUnderWay(log) };
  const announce = () => {}; // nobody is connected
  const tellChange = () => {};

  const competitions = competitionService('tournament', { ...world, tellChange });
  const accounts = accountService({
    ...world,
    limits: noLimits,
    publicUrl: config.publicUrl,
    google: config.google,
    mailer: mailer({ config, clock, log }),
    onSessionsEnded: () => {},
    letGo: async (unit, userId) => {
      await lobby.leave(unit, [userId]);
      await competitions.letGo(unit, userId);
      await live.letGo(unit, userId);
    },
  });
  const play: World = {
    ...world,
    announce,
    countGame: accounts.countGame,
    clocks: clockSettings(config.disconnectSeconds),
    onFinished: (unit, game) => tournaments.advance(unit, game),
  };
  const games = playService(play);
  const live = liveGames(play);
  const lobby = lobbyService({ ...world, announce, games });
  const { forfeit } = live;
  const { goneAmong } = accounts;
  const tournaments = tournamentService({ db, games, competitions, forfeit, goneAmong });

  return {
    ...world,
    accounts,
    games,
    live,
    tournaments,
    passTime: (milliseconds: number) => {
      now += milliseconds;
    },
    /** So many new accounts, by their ids. */
    async newAccounts(count: number, role: Role = 'user'): Promise<string[]> {
      const rows = Array.from({ length: count }, () => {
        const username = randomUUID();
        const nobodys = { password_hash: null, google_subject: null };
        return newRow({ username, email: `${username}@correo.es`, ...nobodys, role, now });
      });
      if (count > 0) await db.insertInto('users').values(rows).execute();
      return rows.map((row) => row.user_id);
    },
  };
}

async function newStore() {
  const dataDir = await mkdtemp(join(tmpdir(), 'tres-dardos-'));
  const databaseUrl = await emptyDatabase();
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const db = await openDatabase(config);
  if (!databaseUrl) await sql`pragma synchronous = off`.execute(db); // nothing outlasts the test
  onTestFinished(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  return { db, config };
}
