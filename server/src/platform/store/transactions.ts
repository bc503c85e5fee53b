import type { Db } from './db.ts';
import { codeOf } from '#platform/connection-faults.ts';
import { Refusal } from '#platform/refusals.ts';
import { perform, type Script } from './statements.ts';

/** A transaction, and actions for after its commit. */
export type Unit = {
  readonly db: Db;
  /** Runs `act` after the commit; never after a rollback. */
  readonly afterCommit: (act: () => void) => void;
};

export type Work<Result> = (unit: Unit) => Promise<Result>;

/** Runs `work` in a transaction. After a conflict with another transaction, runs it again from the start. */
export type Transact = <Result>(work: Work<Result>) => Promise<Result>;

/** Refusal of a write over a version that another transaction has replaced. */
export class LostRace extends Refusal {
  constructor() {
    super('lost-race');
  }
}

/**
 * Runs a script in the transaction `db`.
 *
 * @throws {LostRace} if its first query returns no row
 */
export async function performOrLose(db: Db, script: Script): Promise<void> {
  const rows = await perform(db, script);
  if (rows.length === 0) throw new LostRace();
}

const MAX_TRIES = 5;

/** Returns a `Transact` that retries after conflicts. */
export const persistent =
  (transact: Transact): Transact =>
  (work) =>
    persist(() => transact(work));

/** Runs `act`, up to `MAX_TRIES` times while it conflicts with other transactions. */
export async function persist<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === MAX_TRIES || !isConflict(error)) throw error;
    }
  }
}

/** Returns a `Transact` that runs each work in its own transaction, on its own connection. */
export const transactions =
  (db: Db): Transact =>
  async (work) => {
    const acts: (() => void)[] = [];
    const afterCommit = (act: () => void) => void acts.push(act);
    const result = await db.transaction().execute((trx) => work({ db: trx, afterCommit }));
    for (const act of acts) act();
    return result;
  };

// PostgreSQL's serialization failure and deadlock, and a foreign key to a row that was deleted after it was read.
const CONFLICTS = new Set(['40001', '40P01', '23503']);

const isConflict = (error: unknown) => error instanceof LostRace || CONFLICTS.has(codeOf(error));
