import type { Db } from './database.ts';
import { Refusal } from './refusals.ts';

/** One transaction: where its queries go, and what to do once it is committed. */
export type Unit = {
  readonly db: Db;
  /** `act` runs after the commit, and never if there is none. */
  readonly afterCommit: (act: () => void) => void;
};

/** Runs `work` in one transaction; again from its first step if the database asks for it. */
export type Transact = <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;

/** Somebody else wrote first what the work was computed from. */
export class LostRace extends Refusal {
  constructor() {
    super('lost-race');
  }
}

const MAX_TRIES = 5;

export const transactions =
  (db: Db): Transact =>
  async (work) => {
    for (let tries = 1; ; tries += 1) {
      const acts: (() => void)[] = [];
      const afterCommit = (act: () => void) => void acts.push(act);
      try {
        const result = await db.transaction().execute((trx) => work({ db: trx, afterCommit }));
        for (const act of acts) act();
        return result;
      } catch (error) {
        if (tries === MAX_TRIES || !isPassing(error)) throw error;
      }
    }
  };

// PostgreSQL's serialization failure and deadlock: nothing is wrong with the work itself.
const PASSING = new Set<unknown>(['40001', '40P01']);

const isPassing = (error: unknown) =>
  error instanceof LostRace ||
  (error instanceof Error && 'code' in error && PASSING.has(error.code));
