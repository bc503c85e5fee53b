import type { EndReason, Game } from '@darts/rules/play/game';
import { SEATS, type Seat } from '@darts/rules/play/seats';
import { tallyOf, totalsStep, type Tally } from '@darts/rules/play/statistics';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';
import { gameRepository, type NamedGameRow } from './repository.ts';
import { statisticsRepository } from './statistics-repository.ts';
import { columnsOf } from './stored-game.ts';

/** Adds a finished game to a player's account, in the same transaction. */
export type CountGame = (db: Db, userId: string, tally: Tally, won: boolean) => Promise<void>;

// They were not played: they are in no statistics and in no list of results.
const NOT_PLAYED: ReadonlySet<EndReason> = new Set(['absence', 'void', 'bye']);

/** Writes a game's end and all that follows from it: its players are free, and it counts. */
export const finisher =
  (countGame: CountGame, clock: Clock) =>
  async (db: Db, row: NamedGameRow, game: Game): Promise<NamedGameRow> => {
    const finished = await gameRepository(db).save(row, {
      ...columnsOf(game),
      turns: row.turns,
      status: 'finalizada',
      finished_at: clock(),
      device1: null,
      device2: null,
    });
    await gameRepository(db).unseat(row.game_id);

    const { outcome } = game;
    if (outcome && !NOT_PLAYED.has(outcome.reason)) {
      for (const { userId, seat } of playersOf(row)) {
        const tally = tallyOf(game.turns, seat);
        await countGame(db, userId, tally, outcome.winner === seat);
        await statisticsRepository(db).addResult(userId, finished, tally);
        await statisticsRepository(db).addTurnTotals(userId, stepsOf(game, seat));
      }
    }
    return finished;
  };

/** In the order of their ids, so that transactions never wait for each other in a circle. */
const playersOf = (row: NamedGameRow) =>
  SEATS.map((seat) => ({ seat, userId: seat === 'player1' ? row.player1_id : row.player2_id }))
    .filter((player): player is { seat: Seat; userId: string } => player.userId !== null)
    .toSorted((one, other) => one.userId.localeCompare(other.userId));

/** How many of a player's turns fell into each step of totals. */
const stepsOf = ({ turns }: Game, seat: Seat): ReadonlyMap<number, number> => {
  const own = turns.filter((turn) => turn.seat === seat);
  const groups = Map.groupBy(own, (turn) => totalsStep(turn.total));
  return new Map([...groups].map(([step, group]) => [step, group.length]));
};
