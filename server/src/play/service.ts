import type { RunningGame } from '@darts/contracts/lobby';
import type { FinishedGame, GameStatus, GameView, PlayerStatistics } from '@darts/contracts/play';
import { averagePerTurn } from '@darts/rules/play/statistics';
import { iso } from '#platform/clock.ts';
import type { Db } from '#platform/store/db.ts';
import { roomOf } from '#platform/realtime/realtime.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { briefRepository, type FinishedPage, type FinishedRow } from './brief-repository.ts';
import { presenceRepository, seatedRow } from './presence-repository.ts';
import { newRow, type Matchup } from './new-game.ts';
import { gameRepository, type CompetitionGames } from './repository.ts';
import { formatIn } from './stored-format.ts';
import { figuresService } from './figures/figures.ts';
import { recounting } from './figures/counting.ts';
import type { GameRow, SeatNumber } from './tables.ts';
import { seatOf } from './seats.ts';
import { finishedGameView, gameBrief, gameView, legsWonIn, runningGameView } from './views.ts';
import type { Deps as PlayDeps } from './deps.ts';

type Deps = Pick<
  PlayDeps,
  'db' | 'clock' | 'broadcast' | 'clocks' | 'competitionNames' | 'countGame'
>;

export type GameBrief = ReturnType<typeof gameBrief>;

export type { EndedGame } from './deps.ts';
export type { EnteredOutcome, EnteredOutcomes } from './endings/entered-outcomes.ts';
export type { Glances } from './showing/glances.ts';
export { talliesIn } from './figures/result.ts';
export { mayBeTakenBack } from './endings/taken-back.ts';
export { formatIn, storedFormat } from './stored-format.ts';
export { legsIn } from './stored-game.ts';
export { isDecided, isUndecided } from './undecided.ts';

/** How many games the profile's chart of averages shows. */
const CHARTED_GAMES = 12;

/** Games as a whole: beginning one, and what is known of all of them. */
export function playService(deps: Deps) {
  const { db, clock, broadcast, clocks, competitionNames, countGame } = deps;
  const figures = figuresService(deps);

  /** Puts both players into a game that runs from now on, and sends it to them. */
  async function seat(unit: Unit, row: GameRow): Promise<void> {
    const { game_id: gameId, player1_id: player1Id, player2_id: player2Id } = row;
    if (player1Id === null || player2Id === null) throw new Refusal('not-started');
    const time = { now: clock(), allMs: clocks.allMs };
    const areSeated = await presenceRepository(unit.db).seat([
      seatedRow(gameId, player1Id, 1, time),
      seatedRow(gameId, player2Id, 2, time),
    ]);
    if (!areSeated) throw new Refusal('already-playing');

    const game = gameView(await gameRepository(unit.db).get(gameId));
    unit.afterCommit(() => {
      for (const userId of [player1Id, player2Id]) {
        broadcast(roomOf.user(userId), 'gameStarted', { game });
      }
      broadcast(roomOf.watchers(gameId), 'updateGame', { game });
    });
  }

  return {
    /** @throws {Refusal} `game-not-found` */
    get: async (gameId: string): Promise<GameView> =>
      gameView(await gameRepository(db).get(gameId)),

    /** @throws {Refusal} `game-not-found` */
    async mustExist(gameId: string): Promise<void> {
      if (!(await gameRepository(db).exists(gameId))) throw new Refusal('game-not-found');
    },

    /** The running game of a user, if any. */
    async running(userId: string): Promise<GameView | null> {
      const row = await gameRepository(db).runningOf(userId);
      return row ? gameView(row) : null;
    },

    /** Games in progress, at most so many, the strongest players' first. */
    async runningGames(limit: number): Promise<RunningGame[]> {
      const rows = await presenceRepository(db).running(limit);
      return rows
        .map(runningGameView)
        .toSorted((one, other) => strengthOf(other) - strengthOf(one));
    },

    countRunning: (): Promise<number> => gameRepository(db).countRunning(),

    isPlaying: async (unit: Unit, userId: string): Promise<boolean> =>
      (await gameRepository(unit.db).runningOf(userId)) !== undefined,

    /** A user's finished games, newest first. */
    async finished(userId: string, page: FinishedPage): Promise<FinishedGame[]> {
      const rows = await briefRepository(db).finishedOf(userId, page);
      const idOf = (row: FinishedRow) => row.league_id ?? row.tournament_id;
      const names = await competitionNames([...new Set(rows.flatMap((row) => idOf(row) ?? []))]);
      return rows.map((row) => finishedGameView(row, names.get(idOf(row) ?? '')));
    },

    /** What the charts of a profile draw. */
    async statistics(userId: string): Promise<PlayerStatistics> {
      const { latest, turnTotals } = await figures.charts(userId, CHARTED_GAMES);
      return {
        averages: latest.map((result) => ({
          gameId: result.game_id,
          finishedAt: iso(result.finished_at),
          mpt: averagePerTurn(result),
        })),
        turnTotals,
      };
    },

    figures: figures.of,
    rivals: figures.rivals,
    leaders: figures.leaders,

    ...recounting({ countGame }),

    /**
     * Begins a game between two players, both free, whose accounts are locked (`lockAccounts`).
     *
     * @throws {Refusal} `already-playing`, or `not-started` where a player is missing
     */
    async start(unit: Unit, matchup: Matchup): Promise<string> {
      const row = newRow(matchup, 'encurso', clock());
      await gameRepository(unit.db).add([row]);
      await seat(unit, row);
      return row.game_id;
    },

    /** Writes games down that are to be played one day, and returns their ids. */
    async schedule(unit: Unit, matchups: readonly Matchup[]): Promise<readonly string[]> {
      const rows = matchups.map((matchup) => newRow(matchup, 'pendiente', clock()));
      await gameRepository(unit.db).add(rows);
      return rows.map((row) => row.game_id);
    },

    /**
     * Begins a game that was scheduled, of two players as for `start`.
     *
     * @throws {Refusal} `game-not-found`, `already-begun`, `game-over`, `already-playing`, or
     * `not-started` where a player is missing
     */
    async begin(unit: Unit, gameId: string): Promise<void> {
      const row = await gameRepository(unit.db).get(gameId);
      if (row.status === 'encurso') throw new Refusal('already-begun');
      if (row.status === 'finalizada') throw new Refusal('game-over');
      const begun = {
        status: 'encurso',
        moved_at: clock(),
        wants_to_score: null, // it may have been taken back, and asked in before
        times_asked: 0,
      } as const;
      await seat(unit, await gameRepository(unit.db).save(row, begun));
    },

    /**
     * How a game stands, and where it belongs, for one of its players. Refuses anyone else.
     *
     * @throws {Refusal} `game-not-found`, `not-a-player`
     */
    async statusFor(
      gameId: string,
      userId: string,
      from: Db = db,
    ): Promise<{ status: GameStatus; competitionId: string | null }> {
      const row = await gameRepository(from).get(gameId);
      seatOf(row, userId);
      return { status: row.status, competitionId: row.league_id ?? row.tournament_id };
    },

    /**
     * What a game is part of, and who is known to play it.
     *
     * @throws {Refusal} `game-not-found`
     */
    async matchup(gameId: string, from: Db = db) {
      const { status, league_id, tournament_id, ...row } = await gameRepository(from).get(gameId);
      return {
        status,
        version: row.version,
        seated: [row.player1_id, row.player2_id] as const,
        format: formatIn(row.format),
        mayDraw: row.sudden_death === 0,
        outcome: row.end_reason && {
          reason: row.end_reason,
          winner: row.winner,
          legsWon: legsWonIn(row),
          left: [row.score1, row.score2] as const,
        },
        kind: league_id === null ? tournament_id && ('tournament' as const) : ('league' as const),
        competitionId: league_id ?? tournament_id,
        playerIds: [row.player1_id, row.player2_id].filter((player) => player !== null),
      };
    },

    /** Reads who is known to play a game; nobody where there is no such game. */
    playersOf:
      (gameId: string) =>
      async (trx: Db): Promise<readonly string[]> => {
        const row = await gameRepository(trx).find(gameId);
        return [row?.player1_id, row?.player2_id].filter((player) => typeof player === 'string');
      },

    /** Games in brief, by their ids. */
    async briefs(gameIds: readonly string[]): Promise<GameBrief[]> {
      if (gameIds.length === 0) return [];
      return (await briefRepository(db).in(gameIds)).map(gameBrief);
    },

    /** The games of a player in a competition, and how each stands. */
    ofPlayer: ({ db: trx }: Unit, of: CompetitionGames, userId: string) =>
      gameRepository(trx).ofPlayer(of, userId),

    /** Which games stood still while one player recorded for both: void, until somebody decides otherwise. */
    undecided: (of: CompetitionGames): Promise<string[]> => gameRepository(db).undecidedIn(of),

    /**
     * Puts a player into a scheduled game, or nobody.
     *
     * @throws {Refusal} `game-not-found`, `next-game-begun`, `lost-race`
     */
    async place(
      unit: Unit,
      gameId: string,
      seatNumber: SeatNumber,
      userId: string | null,
    ): Promise<void> {
      const row = await gameRepository(unit.db).get(gameId);
      if (row.status !== 'pendiente') throw new Refusal('next-game-begun');
      const placed = seatNumber === 1 ? { player1_id: userId } : { player2_id: userId };
      await gameRepository(unit.db).save(row, placed);
    },

    /**
     * Writes a new version of a game, so that a write computed from the present one loses its race.
     *
     * @throws {Refusal} `game-not-found`, `lost-race`
     */
    async renewVersion(unit: Unit, gameId: string): Promise<void> {
      const games = gameRepository(unit.db);
      await games.save(await games.get(gameId), {});
    },

    /**
     * Closes the games that nobody has begun. Refused while one is being played.
     *
     * @throws {Refusal} `game-in-progress`
     */
    async voidUnplayed(unit: Unit, of: CompetitionGames): Promise<void> {
      const repository = gameRepository(unit.db);
      const isPlayed = (await repository.countRunningIn(of)) > 0;
      if (isPlayed) throw new Refusal('game-in-progress');
      await repository.voidUnplayed(of, clock());
    },

    /** Leaves those void for good that stood still while one player recorded for both. */
    voidUndecided: ({ db: trx }: Unit, of: CompetitionGames): Promise<void> =>
      gameRepository(trx).voidUndecided(of),
  };
}

export type PlayService = ReturnType<typeof playService>;

const strengthOf = ({ player1, player2 }: RunningGame): number => player1.mpt + player2.mpt;
