import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/store/db.ts';
import type { Sessions } from '#platform/caller.ts';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Query } from '#platform/store/statements.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import type { Writers } from '#platform/store/writers.ts';
import type { FollowUp } from './follow-up.ts';

/** What a game adds to a player's account; less than 0 to take it out again. */
export type Counted = {
  readonly games: number;
  readonly won: number;
  readonly points: number;
  readonly turns: number;
};

/** What adds a finished game to a player's account. */
type CountGame = (userId: string, counted: Counted) => Query;

export type ClockSettings = {
  readonly allMs: number; // the wait for an absent player
  readonly graceMs: number; // how long an absence is not reported, so that a reload goes unseen
};

/** What games are given to work with. */
export type Deps = {
  readonly db: Db;
  readonly transact: Transact;
  readonly write: Writers['write'];
  readonly batchedWrite: Writers['batchedWrite'];
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly broadcast: Broadcast;
  readonly broadcastLocally: Broadcast; // to connections of this server
  readonly countGame: CountGame;
  readonly clocks: ClockSettings;
  /** Whether players may have lost time by a server that was held up, which they will be given. */
  readonly someoneStalled: () => boolean;
  /** What some leagues and tournaments are called, by their ids. */
  readonly competitionNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Writes a league or tournament first, so that nobody else changes it until the transaction ends. */
  readonly holdCompetition: (unit: Unit, competitionId: string) => Promise<void>;
  readonly followUp: FollowUp;
};
