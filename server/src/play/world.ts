import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';
import type { Announce } from '#platform/realtime.ts';
import type { Transact } from '#platform/transactions.ts';
import type { UnderWay } from '#platform/under-way.ts';
import type { ClockSettings } from './clocks.ts';
import type { CountGame } from './finishing.ts';

/** What games are given to work with. */
export type World = {
  readonly db: Db;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly announce: Announce;
  readonly underWay: UnderWay;
  readonly countGame: CountGame;
  readonly clocks: ClockSettings;
};
