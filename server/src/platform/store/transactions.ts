import type { Db } from './db.ts';
import { Refusal } from '#platform/refusals.ts';
import { perform, type Script } from './statements.ts';

/** One transaction: where its queries go, and what to do once it is committed. */
export type Unit = {
  readonly db: Db;
  /** `act` runs after the commit, and never if there is none. */
  readonly afterCommit: (act: () => void) => void;
};

export type Work<Result> = (unit: Unit) => Promise<Result>;

/** Runs `work` in one transaction; again from its first step if the database asks for it. */
export type Transact = <Result>(work: Work<Result>) => Promise<Result>;

/** Somebody else wrote first what the work was computed from. */
export class LostRace extends Refusal {
  constructor() {
    super('lost-race');
  }
}

/**
 * Does a script in a transaction that is there.
 *
 * @throws {LostRace} when its first query gives no row
 */
export async function performOrLose(db: Db, script: Script): Promise<void> {
  const rows = await perform(db, script);
  if (rows.length === 0) throw new LostRace();
}

const MAX_TRIES = 5;

/** Each work in a transaction, and again in another if it only came at a bad moment. */
export const persistent =
  (transact: Transact): Transact =>
  (work) =>
    persist(() => transact(work));

/** Tries again what only came at a bad moment. */
export async function persist<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === MAX_TRIES || !isPassing(error)) throw error;
    }
  }
}

/** Each work in a transaction of its own, as many at once as there are connections. */
export const transactions =
  (db: Db): Transact =>
  async (work) => {
    const acts: (() => void)[] = [];
    const afterCommit = (act: () => void) => void acts.push(act);
    const result = await db.transaction().execute((trx) => work({ db: trx, afterCommit }));
    for (const act of acts) act();
    return result;
  };

// PostgreSQL's serialization failure and deadlock, and what is written for a row that was deleted after it was
// read: nothing is wrong with the work itself.
const PASSING = new Set<unknown>(['40001', '40P01', '23503']);

const isPassing = (error: unknown) =>
  error instanceof LostRace ||
  (error instanceof Error && 'code' in error && PASSING.has(error.code));
