import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/store/db.ts';
import type { Sessions } from '#platform/caller.ts';
import type { Broadcast } from '#platform/realtime/broadcast.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Query } from '#platform/store/statements.ts';
import type { Transact, Unit } from '#platform/store/transactions.ts';
import type { Writers } from '#platform/store/writers.ts';
import type { FollowUp } from './follow-up.ts';

/** Figures that a game adds to a player's account; negative to subtract them again. */
export type Counted = {
  readonly games: number;
  readonly won: number;
  readonly points: number;
  readonly turns: number;
};

/** Factory of the query that adds a finished game to a player's account. */
type CountGame = (userId: string, counted: Counted) => Query;

export type ClockSettings = {
  readonly allMs: number; // time that an absent player has to return
  readonly graceMs: number; // delay before an absence is reported, so that a reload goes unnoticed
};

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
  /** True if players may have lost time while a server was stalled, and have not got it back yet. */
  readonly someoneStalled: () => boolean;
  /** Returns the names of leagues and tournaments, by id. */
  readonly competitionNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Locks a league or tournament until the transaction ends, by a write. */
  readonly holdCompetition: (unit: Unit, competitionId: string) => Promise<void>;
  readonly followUp: FollowUp;
};
