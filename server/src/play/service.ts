import type { RunningGame } from '@darts/contracts/lobby';
import type { FinishedGame, GameView, PlayerStatistics } from '@darts/contracts/play';
import { playersOf } from '@darts/contracts/game/pairs';
import { averagePerTurn } from '@darts/rules/play/x01/statistics';
import { pairOf, type PairSide } from '@darts/rules/play/pair';
import { iso } from '#platform/clock.ts';
import type { Db } from '#platform/store/db.ts';
import { roomOf, roomsOf } from '#platform/realtime/rooms.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { briefRepository, type FinishedPage } from './brief-repository.ts';
import { competitionGamesRepository } from './competition-games-repository.ts';
import { presenceRepository, seatedRow } from './presence-repository.ts';
import { newStoredGame, type Matchup } from './new-game.ts';
import { heldGame, type HeldGame } from './held-game.ts';
import { gameRepository } from './repository.ts';
import { figuresService } from './figures/figures.ts';
import type { CompetitionRef } from './follow-up.ts';
import type { StoredGame } from './tables.ts';
import { areKnown, sideOf } from './sides.ts';
import { MOST_QUESTIONS } from './presence/scoring.ts';
import { finishedGameView, gameBrief, gameView, runningGameView } from './views.ts';
import type { Deps as PlayDeps } from './deps.ts';

type Deps = Pick<
  PlayDeps,
  'db' | 'clock' | 'broadcast' | 'clocks' | 'limits' | 'competitionNames' | 'countGame' | 'followUp'
>;

export type GameBrief = ReturnType<typeof gameBrief>;

export type { CompetitionGame, CompetitionRef, FollowUp } from './follow-up.ts';
export { isOfCompetition } from './follow-up.ts';
export type { HeldGame } from './held-game.ts';
export type { EnteredOutcome, EnteredOutcomes } from './endings/entered-outcomes.ts';
export type { Glances } from './showing/glances.ts';
export { talliesIn } from './figures/result.ts';
export { mayBeTakenBack } from './endings/taken-back.ts';
export { formatIn, storedFormat } from './stored-format.ts';
export { legsIn } from './stored-game.ts';
export { bySide } from './tables.ts';
export { isDecided } from './undecided.ts';

/** Players to be placed in a game, by side. Null: nobody. */
export type NewPlayers = { readonly [side in PairSide]?: string | null };

/** Number of games in the profile's chart of averages. */
const CHARTED_GAMES = 12;

/** Games in general: start, schedule, lookups and lists. */
export function playService(deps: Deps) {
  const { db, clock, broadcast, clocks, limits, competitionNames, followUp } = deps;
  const figures = figuresService(deps);

  /** Seats both players of a game that begins, calls `followUp`, and broadcasts the game after the commit. */
  async function seat(unit: Unit, row: StoredGame): Promise<void> {
    const { game_id: gameId, player_ids: playerIds } = row;
    if (!areKnown(playerIds)) throw new Refusal('not-started');
    const time = { now: clock(), allMs: clocks.allMs };
    const areSeated = await presenceRepository(unit.db).seat(
      pairOf((side) => seatedRow(gameId, playerIds[side], side, time)),
    );
    if (!areSeated) throw new Refusal('already-playing');

    const seated = await gameRepository(unit.db).get(gameId);
    const game = gameView(seated);
    await followUp.begun(unit, heldGame(seated));
    unit.afterCommit(() => {
      for (const userId of playerIds) {
        broadcast(roomOf.user(userId), 'gameStarted', { game });
      }
      broadcast(roomsOf.watchers(gameId), 'updateGame', { game });
    });
  }

  /** Counts a game against the rate limits of both players, or of neither if a limit is reached. */
  async function count({ player_ids }: StoredGame): Promise<void> {
    const players = player_ids.map((userId) => userId ?? '');
    const counted = await Promise.allSettled(players.map((userId) => limits.take('games', userId)));
    if (counted.every(({ status }) => status === 'fulfilled')) return;
    await Promise.all(players.map((userId) => limits.giveBack('games', userId)));
    throw new Refusal('too-many-games');
  }

  return {
    /** @throws {Refusal} `game-not-found` */
    get: async (gameId: string): Promise<GameView> =>
      gameView(await gameRepository(db).get(gameId)),

    view: ({ row }: HeldGame): GameView => gameView(row),

    /** @throws {Refusal} `game-not-found` */
    async mustExist(gameId: string): Promise<void> {
      if (!(await gameRepository(db).exists(gameId))) throw new Refusal('game-not-found');
    },

    /** Returns the running game of a user, or null. */
    async running(userId: string, from: Db = db): Promise<GameView | null> {
      const row = await gameRepository(from).runningOf(userId);
      return row ? gameView(row) : null;
    },

    /** Returns at most `limit` running games, the strongest players' first. */
    async runningGames(limit: number): Promise<RunningGame[]> {
      const rows = await presenceRepository(db).running(limit);
      return rows
        .map(runningGameView)
        .toSorted((one, other) => strengthOf(other) - strengthOf(one));
    },

    countRunning: (): Promise<number> => gameRepository(db).countRunning(),

    isPlaying: async (unit: Unit, userId: string): Promise<boolean> =>
      (await gameRepository(unit.db).runningOf(userId)) !== undefined,

    /** Returns a page of a user's finished games, newest first. */
    async finished(userId: string, page: FinishedPage): Promise<FinishedGame[]> {
      const rows = await briefRepository(db).finishedOf(userId, page);
      const names = await competitionNames([
        ...new Set(rows.flatMap((row) => row.competition_id ?? [])),
      ]);
      return rows.map((row) => finishedGameView(row, names.get(row.competition_id ?? '')));
    },

    /** Returns the data for the charts of a profile. */
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

    /**
     * Begins a game between two free players whose accounts are locked (`lockAccounts`), and returns its id. The game
     * counts against both players' limits, even if it is given up, because it is stored like any other.
     *
     * @throws {Refusal} `already-playing`, `too-many-games`, or `not-started` if a player is missing
     */
    async start(unit: Unit, matchup: Matchup): Promise<string> {
      const row = newStoredGame(matchup, 'encurso', clock());
      await gameRepository(unit.db).add([row]);
      await seat(unit, row);
      await count(row);
      return row.game_id;
    },

    /** Stores games to be played later, and returns their ids. */
    async schedule(unit: Unit, matchups: readonly Matchup[]): Promise<readonly string[]> {
      const rows = matchups.map((matchup) => newStoredGame(matchup, 'pendiente', clock()));
      await gameRepository(unit.db).add(rows);
      return rows.map((row) => row.game_id);
    },

    /**
     * Begins a scheduled game between two free players whose accounts are locked. The player `scorerId`, if given,
     * records the turns of both, with the rival's consent.
     *
     * @throws {Refusal} `already-begun`, `game-over`, `already-playing`, `lost-race`, or `not-started` if a player is
     * missing
     */
    async begin(unit: Unit, { row }: HeldGame, scorerId?: string): Promise<void> {
      if (row.status === 'encurso') throw new Refusal('already-begun');
      if (row.status === 'finalizada') throw new Refusal('game-over');
      const begun = {
        status: 'encurso',
        moved_at: clock(),
        scorer: scorerId === undefined ? null : sideOf(row, scorerId),
        wants_to_score: null, // a game whose outcome was taken back may have an old request
        times_asked: 0,
      } as const;
      await seat(unit, await gameRepository(unit.db).save(row, begun));
    },

    /** Counts a request to record for both in a game that has not begun; false if there were too many. */
    countQuestion: ({ db: trx }: Unit, gameId: string): Promise<boolean> =>
      gameRepository(trx).countQuestion(gameId, MOST_QUESTIONS),

    /** Returns the ids of the users among `userIds` who are in a running game. */
    playingAmong: (userIds: readonly string[], from: Db = db): Promise<string[]> =>
      presenceRepository(from).playingAmong(userIds),

    /**
     * Returns a game with its competition and its players, in the form that a transaction may write.
     *
     * @throws {Refusal} `game-not-found`
     */
    matchup: async (gameId: string, from: Db = db): Promise<HeldGame> =>
      heldGame(await gameRepository(from).get(gameId)),

    find: async (gameId: string, from: Db = db): Promise<HeldGame | undefined> => {
      const row = await gameRepository(from).find(gameId);
      return row && heldGame(row);
    },

    /**
     * Locks a game until the transaction ends, if it is unchanged since it was read.
     *
     * @throws {LostRace} when another write came first
     */
    hold: ({ db: trx }: Unit, { row }: HeldGame): Promise<void> => gameRepository(trx).hold(row),

    /** Returns the games with the given ids, without turns, ordered by id. */
    async briefs(gameIds: readonly string[]): Promise<GameBrief[]> {
      if (gameIds.length === 0) return [];
      return (await briefRepository(db).in(gameIds)).map(gameBrief);
    },

    /** Returns a player's games in a competition, with status and outcome. */
    ofPlayer: ({ db: trx }: Pick<Unit, 'db'>, competitionId: string, userId: string) =>
      competitionGamesRepository(trx).ofPlayer(competitionId, userId),

    /** Returns the ids of a competition's undecided games: stopped while one player recorded for both. */
    undecided: (competitionId: string): Promise<string[]> =>
      competitionGamesRepository(db).undecidedIn(competitionId),

    /**
     * Places players in a scheduled game. A side absent from `newPlayers` is unchanged.
     *
     * @throws {Refusal} `next-game-begun`, `lost-race`
     */
    async place(unit: Unit, { row, seated }: HeldGame, newPlayers: NewPlayers): Promise<HeldGame> {
      if (row.status !== 'pendiente') throw new Refusal('next-game-begun');
      const { 0: first = seated[0], 1: second = seated[1] } = newPlayers;
      return heldGame(await gameRepository(unit.db).save(row, { player_ids: [first, second] }));
    },

    /**
     * Voids the games of a competition that have not begun. Refused while a game of it is running.
     *
     * @throws {Refusal} `game-in-progress`
     */
    async close(unit: Unit, of: CompetitionRef): Promise<void> {
      const repository = competitionGamesRepository(unit.db);
      if ((await repository.countRunningIn(of.competitionId)) > 0)
        throw new Refusal('game-in-progress');
      await repository.voidUnplayed(of.competitionId, clock());
      // Undecided games become void for good: no player can advance from them any longer.
      if (of.kind === 'tournament') await repository.voidUndecided(of.competitionId);
      await followUp.closed(unit, of);
    },
  };
}

export type PlayService = ReturnType<typeof playService>;

const strengthOf = (game: RunningGame): number =>
  playersOf(game).reduce((sum, { mpt }) => sum + mpt, 0);
