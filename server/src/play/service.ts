import { randomUUID } from 'node:crypto';
import type { FinishedGame, GameView, PlayerStatistics } from '@darts/contracts/play';
import { MAX_TURN_TOTAL } from '@darts/rules/play/darts';
import { STARTING_POINTS } from '@darts/rules/play/game';
import { meanPerTurn, TOTALS_STEP } from '@darts/rules/play/statistics';
import { iso } from '#platform/clock.ts';
import { roomOf } from '#platform/realtime.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/transactions.ts';
import { presenceRepository, seatedRow } from './presence-repository.ts';
import { gameRepository } from './repository.ts';
import { statisticsRepository } from './statistics-repository.ts';
import type { GameRow, SeatNumber } from './tables.ts';
import { finishedGameView, gameView } from './views.ts';
import type { World as PlayWorld } from './world.ts';

type World = Pick<PlayWorld, 'db' | 'clock' | 'announce' | 'clocks'>;

export type Matchup = {
  readonly player1Id: string;
  readonly player2Id: string;
  readonly starter: SeatNumber;
};

/** How many games the profile's chart of averages shows. */
const CHARTED_GAMES = 12;

/** Games as a whole: beginning one, and what is known of all of them. */
export const playService = ({ db, clock, announce, clocks }: World) => ({
  get: async (gameId: string): Promise<GameView> => gameView(await gameRepository(db).get(gameId)),

  /** The running game of a user, if any. */
  async running(userId: string): Promise<GameView | null> {
    const row = await gameRepository(db).runningOf(userId);
    return row ? gameView(row) : null;
  },

  countRunning: (): Promise<number> => gameRepository(db).countRunning(),

  isPlaying: async (unit: Unit, userId: string): Promise<boolean> =>
    (await gameRepository(unit.db).runningOf(userId)) !== undefined,

  /** A user's finished games, newest first, from before a time in milliseconds. */
  async finished(userId: string, limit: number, before: number): Promise<FinishedGame[]> {
    const rows = await gameRepository(db).finishedOf(userId, limit, before);
    return rows.map(finishedGameView);
  },

  async statistics(userId: string): Promise<PlayerStatistics> {
    const results = await statisticsRepository(db).latestResults(userId, CHARTED_GAMES);
    const totals = await statisticsRepository(db).turnTotals(userId);
    return {
      averages: results.toReversed().map((result) => ({
        gameId: result.game_id,
        finishedAt: iso(result.finished_at),
        mpt: meanPerTurn(result),
      })),
      turnTotals: steps.map((from) => ({
        from,
        to: Math.min(from + TOTALS_STEP - 1, MAX_TURN_TOTAL),
        count: totals.find(({ step }) => step === from)?.count ?? 0,
      })),
    };
  },

  /** Begins a game between two players, both of whom must be free. */
  async start(unit: Unit, matchup: Matchup): Promise<string> {
    const games = gameRepository(unit.db);
    const row = newRow(matchup, clock());
    await games.add(row);
    const players = [matchup.player1Id, matchup.player2Id];
    const time = { now: row.created_at, allMs: clocks.allMs };
    const seats = [
      seatedRow(row.game_id, matchup.player1Id, 1, time),
      seatedRow(row.game_id, matchup.player2Id, 2, time),
    ];
    const areSeated = await presenceRepository(unit.db).seat(seats);
    if (!areSeated) throw new Refusal('already-playing');

    const game = gameView(await games.get(row.game_id));
    unit.afterCommit(() => {
      for (const userId of players) announce(roomOf.user(userId), 'gameStarted', { game });
    });
    return row.game_id;
  },
});

export type PlayService = ReturnType<typeof playService>;

const steps = Array.from(
  { length: MAX_TURN_TOTAL / TOTALS_STEP + 1 },
  (_, index) => index * TOTALS_STEP,
);

const newRow = ({ player1Id, player2Id, starter }: Matchup, now: number): GameRow => ({
  game_id: randomUUID(),
  version: 1,
  player1_id: player1Id,
  player2_id: player2Id,
  league_id: null,
  tournament_id: null,
  status: 'encurso',
  starter,
  sudden_death: 0,
  score1: STARTING_POINTS,
  score2: STARTING_POINTS,
  turns: '[]',
  winner: null,
  end_reason: null,
  created_at: now,
  moved_at: now,
  finished_at: null,
});
