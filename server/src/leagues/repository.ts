import { bySide } from '../play/service.ts';
import type { OverduePage } from '@darts/contracts/leagues';
import { FORFEIT_REASONS } from '@darts/rules/play/endings/end-reasons';
import { batches } from '#platform/store/batches.ts';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import type { LeagueColumns, LeagueRow } from './tables.ts';

/** A game of a league, with the data that the table needs. */
export type PlayedRow = ReturnType<typeof playedIn>;

const NO_GAME = ''; // for `not in`, whose list must not be empty

/**
 * Selects the games of some rounds that count or can still count, with the points and turns of each player. Void
 * games, and games that both players lost by forfeit, are left out.
 */
const counted = (db: Db, leagueId: string, firstRound: number, lastRound: number) =>
  db
    .selectFrom('league_games')
    .innerJoin('games', 'games.game_id', 'league_games.game_id')
    .leftJoin('results as result1', (join) =>
      join
        .onRef('result1.game_id', '=', 'games.game_id')
        .onRef('result1.user_id', '=', 'games.player1_id'),
    )
    .leftJoin('results as result2', (join) =>
      join
        .onRef('result2.game_id', '=', 'games.game_id')
        .onRef('result2.user_id', '=', 'games.player2_id'),
    )
    .select([
      'games.legs',
      'status',
      'player1_id',
      'player2_id',
      'winner',
      'end_reason',
      'scorer',
      'score1',
      'score2',
    ])
    .select(['result1.points as points1', 'result1.turns as turns1'])
    .select(['result2.points as points2', 'result2.turns as turns2'])
    .select((row) =>
      // The results of a deleted account do not exist: the turns are read instead.
      row
        .case()
        .when(row.or([row('result1.game_id', 'is', null), row('result2.game_id', 'is', null)]))
        .then(row.ref('games.turns'))
        .end()
        .as('turns'),
    )
    .where('league_games.league_id', '=', leagueId)
    .where('league_games.round', '>=', firstRound)
    .where('league_games.round', '<=', lastRound)
    .where((row) =>
      row.or([
        row('end_reason', 'is', null),
        row('end_reason', '!=', 'void'),
        row('scorer', 'is not', null), // undecided, as `isUndecided` defines it
      ]),
    )
    .where((row) =>
      row.or([
        row('end_reason', 'is', null),
        row('winner', 'is not', null),
        row('end_reason', 'not in', FORFEIT_REASONS),
      ]),
    );

type CountedRow = Awaited<ReturnType<ReturnType<typeof counted>['execute']>>[number];

const playedIn = ({ points1, points2, turns1, turns2, ...row }: CountedRow) => ({
  ...bySide(row),
  tallies: [
    { points: points1 ?? 0, turns: turns1 ?? 0 },
    { points: points2 ?? 0, turns: turns2 ?? 0 },
  ] as const,
});

/** Filter for games that are overdue, but not at risk yet. */
export type InGrace = {
  readonly dueFrom: string; // YYYY-MM-DD
  readonly dueBefore: string; // YYYY-MM-DD
  readonly besides: readonly string[]; // ids of games that are at risk for other reasons
};

/**
 * Selects the games up to a round that nobody has begun.
 *
 * @param inGrace absent: all games, at risk or not
 */
const unplayed = (db: Db, leagueId: string, lastRound: number, inGrace?: InGrace) =>
  db
    .selectFrom('league_games')
    .innerJoin('games', 'games.game_id', 'league_games.game_id')
    .where('league_games.league_id', '=', leagueId)
    .where('league_games.round', '<=', lastRound)
    .where('games.status', '=', 'pendiente')
    .$if(inGrace !== undefined, (games) =>
      games
        .innerJoin('game_dates', 'game_dates.game_id', 'league_games.game_id')
        .where('due', '>=', inGrace?.dueFrom ?? '')
        .where('due', '<', inGrace?.dueBefore ?? '')
        .where('games.game_id', 'not in', [...(inGrace?.besides ?? []), NO_GAME]),
    );

/** Leagues in the store: their own columns, and their games. */
export const leagueRepository = (db: Db) => ({
  /** Returns the running games of a league, by round. */
  running: (leagueId: string) =>
    db
      .selectFrom('games')
      .innerJoin('league_games', 'league_games.game_id', 'games.game_id')
      .select(['games.game_id as gameId', 'round'])
      .where('games.competition_id', '=', leagueId)
      .where('games.status', '=', 'encurso')
      .orderBy('round')
      .orderBy('games.game_id')
      .execute(),

  /** @throws {Refusal} `league-not-found`: deleted, maybe since its competition was read */
  get: (leagueId: string): Promise<LeagueRow> =>
    db
      .selectFrom('leagues')
      .selectAll()
      .where('league_id', '=', leagueId)
      .executeTakeFirstOrThrow(() => new Refusal('league-not-found')),

  async in(leagueIds: readonly string[]): Promise<LeagueRow[]> {
    if (leagueIds.length === 0) return [];
    return db.selectFrom('leagues').selectAll().where('league_id', 'in', leagueIds).execute();
  },

  async add(row: LeagueColumns): Promise<void> {
    await db.insertInto('leagues').values(row).execute();
  },

  async update(leagueId: string, changes: Partial<LeagueRow>): Promise<void> {
    await db.updateTable('leagues').set(changes).where('league_id', '=', leagueId).execute();
  },

  /** Increments `results_version`, when a result has changed. */
  async countResult(leagueId: string): Promise<void> {
    await db
      .updateTable('leagues')
      .set((row) => ({ results_version: row('results_version', '+', 1) }))
      .where('league_id', '=', leagueId)
      .execute();
  },

  async addGames(
    leagueId: string,
    games: readonly { readonly gameId: string; readonly round: number }[],
  ): Promise<void> {
    const rows = games.map(({ gameId, round }) => ({
      game_id: gameId,
      league_id: leagueId,
      round,
    }));
    for (const batch of batches(rows)) await db.insertInto('league_games').values(batch).execute();
  },

  /** Returns the games of a round with the ids of their players. */
  async gamesOf(leagueId: string, round: number) {
    const rows = await db
      .selectFrom('league_games')
      .innerJoin('games', 'games.game_id', 'league_games.game_id')
      .select(['games.game_id', 'player1_id', 'player2_id'])
      .where('league_games.league_id', '=', leagueId)
      .where('league_games.round', '=', round)
      .execute();
    return rows.map(bySide);
  },

  /** Returns the round of a game. */
  async roundOf(gameId: string): Promise<number> {
    const { round } = await db
      .selectFrom('league_games')
      .select('round')
      .where('game_id', '=', gameId)
      .executeTakeFirstOrThrow();
    return round;
  },

  /** Returns the games of a player, each with its round. */
  gamesOfPlayer: (leagueId: string, userId: string) =>
    db
      .selectFrom('league_games')
      .innerJoin('games', 'games.game_id', 'league_games.game_id')
      .select(['games.game_id as gameId', 'league_games.round'])
      .where('league_games.league_id', '=', leagueId)
      .where((row) => row.or([row('player1_id', '=', userId), row('player2_id', '=', userId)]))
      .orderBy('league_games.round')
      .execute(),

  /** Returns a page of the games up to a round that nobody has begun, oldest first, each with its round. */
  unplayed: (
    leagueId: string,
    lastRound: number,
    { after, limit }: OverduePage,
    inGrace?: InGrace,
  ) =>
    unplayed(db, leagueId, lastRound, inGrace)
      .select(['league_games.game_id as gameId', 'league_games.round'])
      .$if(after !== undefined, (games) =>
        games.where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('league_games.round', 'league_games.game_id'),
            '>',
            selectFrom('league_games as last')
              .select(['last.round', 'last.game_id'])
              .where('last.game_id', '=', after ?? '')
              .$asTuple('round', 'game_id'),
          ),
        ),
      )
      .orderBy('league_games.round')
      .orderBy('league_games.game_id')
      .limit(limit)
      .execute(),

  async countUnplayed(leagueId: string, lastRound: number, inGrace?: InGrace): Promise<number> {
    const { count } = await unplayed(db, leagueId, lastRound, inGrace)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Returns the decided games of some rounds that count. */
  async decided(leagueId: string, firstRound: number, lastRound: number): Promise<PlayedRow[]> {
    const rows = await counted(db, leagueId, firstRound, lastRound)
      .where('games.status', '=', 'finalizada')
      .where('end_reason', '!=', 'void')
      .execute();
    return rows.map(playedIn);
  },

  /** Returns the decided and the open games of some rounds. One query reads both, so that each game appears once. */
  async counted(leagueId: string, firstRound: number, lastRound: number): Promise<PlayedRow[]> {
    return (await counted(db, leagueId, firstRound, lastRound).execute()).map(playedIn);
  },
});
