import type { EndReason, Game } from '@darts/rules/play/game';
import { SEATS, type Seat } from '@darts/rules/play/seats';
import { tallyOf, totalsStep } from '@darts/rules/play/statistics';
import type { Unit } from '#platform/transactions.ts';
import { presenceRepository } from './presence-repository.ts';
import { rematchOffer } from './rematch-offer.ts';
import { rematchRepository } from './rematch-repository.ts';
import { gameRepository, type LiveGameRow, type NamedGameRow } from './repository.ts';
import { statisticsRepository } from './statistics-repository.ts';
import { columnsOf } from './stored-game.ts';
import type { World } from './world.ts';

// They were not played: they are in no statistics and in no list of results.
const NOT_PLAYED: ReadonlySet<EndReason> = new Set(['absence', 'void', 'bye']);

/** Writes a game's end and all that follows from it: its players are free, and it counts. */
export const finisher =
  ({ countGame, clock, onFinished }: Pick<World, 'countGame' | 'clock' | 'onFinished'>) =>
  async (unit: Unit, row: LiveGameRow, game: Game): Promise<LiveGameRow> => {
    const { db } = unit;
    const now = clock();
    const finished = await gameRepository(db).save(row, {
      ...columnsOf(game),
      turns: row.turns,
      status: 'finalizada',
      finished_at: now,
    });
    const players = await presenceRepository(db).unseat(row.game_id);
    const isLobbyGame = row.league_id === null && row.tournament_id === null;
    const offer = isLobbyGame ? rematchOffer(players, now) : undefined;
    if (offer) await rematchRepository(db).open(offer);

    const { outcome } = game;
    if (outcome && !NOT_PLAYED.has(outcome.reason)) {
      const parts = playersOf(row).map(({ userId, seat }) => {
        return { userId, seat, tally: tallyOf(game.turns, seat), steps: stepsOf(game, seat) };
      });
      for (const { userId, seat, tally } of parts) {
        await countGame(db, userId, tally, outcome.winner === seat);
      }
      await statisticsRepository(db).add(finished, parts);
    }
    await onFinished(unit, finished);
    return { ...finished, players: [] };
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
