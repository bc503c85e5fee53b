import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createAccounts } from './accounts.ts';
import { createCompetitions } from './competitions.ts';
import { createDates } from './dates.ts';
import { createFigures } from './figures.ts';
import { createLeagues } from './leagues.ts';
import { createLobby } from './lobby.ts';
import { createPlatform } from './platform.ts';
import { createPlay } from './play.ts';
import { createResults } from './results.ts';
import { createTournaments } from './tournaments.ts';
import { createTv } from './tv.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Name of the baseline migration. Until 0.1.0 is released, a change of tables edits the baseline and raises the number
 * at the end of this name. Databases made before the change are then refused.
 */
export const BASELINE = '0001-baseline-5';

/** All migrations by name; they run in the order of their names, in one transaction. */
export const migrations: Migrations = { [BASELINE]: { up: createTables } };

async function createTables(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createPlatform(db);
  await createPlay(db);
  await createFigures(db);
  await createLobby(db);
  await createCompetitions(db);
  await createDates(db);
  await createLeagues(db);
  await createTournaments(db);
  await createResults(db);
  await createTv(db);
}
