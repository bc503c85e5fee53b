import { sql } from 'kysely';
import { dateOf } from '#platform/madrid.ts';
import { batches } from '#platform/store/batches.ts';
import type { Db } from '#platform/store/db.ts';
import type { GameDateRow, ProposalRow } from './tables.ts';

export type PlannedRow = Pick<GameDateRow, 'game_id' | 'competition_id' | 'due'>;
export type UpcomingRow = Awaited<
  ReturnType<ReturnType<typeof dateRepository>['upcoming']>
>[number];

/** Selects the pending games of a user against known rivals, as `own`. */
function openGames(db: Db, userId: string) {
  const as = (player: 'player1_id' | 'player2_id', rival: 'player1_id' | 'player2_id') =>
    db
      .selectFrom('games')
      .select(['game_id', 'version', `${rival} as rival_id`])
      .where('status', '=', sql.lit('pendiente' as const)) // a literal, to match the partial index of each player
      .where(player, '=', userId)
      .where(rival, 'is not', null);
  return db
    .selectFrom(as('player1_id', 'player2_id').unionAll(as('player2_id', 'player1_id')).as('own'))
    .innerJoin('game_dates', 'game_dates.game_id', 'own.game_id');
}

/** Returns the sort key of a game. Within a day, games without a time come last. */
const orderOf = ({ agreed_at, due, game_id }: Pick<GameDateRow, 'agreed_at' | 'due' | 'game_id'>) =>
  `${agreed_at === null ? `${due}~` : `${dateOf(agreed_at)} ${agreed_at}`} ${game_id}`;

/** Dates of games, and the times that players propose, in the store. */
export const dateRepository = (db: Db) => ({
  async plan(rows: readonly PlannedRow[]): Promise<void> {
    for (const batch of batches(rows)) await db.insertInto('game_dates').values(batch).execute();
  },

  in(gameIds: readonly string[]): Promise<GameDateRow[]> {
    return db.selectFrom('game_dates').selectAll().where('game_id', 'in', gameIds).execute();
  },

  /** Returns the dates and statuses of the games in a round of a league, or of a tournament's bracket. */
  inRound: (competitionId: string, round: number) =>
    db
      .selectFrom('game_dates')
      .innerJoin('games', 'games.game_id', 'game_dates.game_id')
      .leftJoin('league_games', 'league_games.game_id', 'game_dates.game_id')
      .leftJoin('bracket_places', 'bracket_places.game_id', 'game_dates.game_id')
      .selectAll('game_dates')
      .select('status')
      .where('game_dates.competition_id', '=', competitionId)
      .where((row) =>
        row.or([row('league_games.round', '=', round), row('bracket_places.round', '=', round)]),
      )
      .execute(),

  async change(
    gameId: string,
    changes: Partial<Pick<GameDateRow, 'due' | 'agreed_at'>>,
  ): Promise<void> {
    await db
      .updateTable('game_dates')
      .set((row) => ({ ...changes, changes: row('changes', '+', 1) }))
      .where('game_id', '=', gameId)
      .execute();
  },

  /** Stores a call to the rival; false if either player has called after `since`. */
  async call(gameId: string, now: number, since: number): Promise<boolean> {
    const row = await db
      .updateTable('game_dates')
      .set({ called_at: now })
      .where('game_id', '=', gameId)
      .where((each) => each.or([each('called_at', 'is', null), each('called_at', '<=', since)]))
      .returning('game_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Returns the username of the calling player and the name of the game's competition. */
  calledBy: (gameId: string, userId: string) =>
    db
      .selectFrom('game_dates')
      .innerJoin('competitions', 'competitions.competition_id', 'game_dates.competition_id')
      .innerJoin('users', (join) => join.on('users.user_id', '=', userId))
      .select(['username', 'competitions.name as competition'])
      .where('game_id', '=', gameId)
      .executeTakeFirstOrThrow(),

  async propose(row: ProposalRow): Promise<void> {
    await db
      .insertInto('date_proposals')
      .values(row)
      .onConflict((conflict) => conflict.columns(['game_id', 'user_id']).doUpdateSet(row))
      .execute();
  },

  /** Returns the proposals for some games, newest first. */
  proposals: (gameIds: readonly string[]) =>
    db
      .selectFrom('date_proposals')
      .innerJoin('users', 'users.user_id', 'date_proposals.user_id')
      .selectAll('date_proposals')
      .select('username')
      .where('game_id', 'in', gameIds)
      .orderBy('proposed_at', 'desc')
      .execute(),

  async forget(gameIds: readonly string[]): Promise<void> {
    await db.deleteFrom('date_proposals').where('game_id', 'in', gameIds).execute();
  },

  async forgetIn(competitionId: string): Promise<void> {
    await db
      .deleteFrom('date_proposals')
      .where('game_id', 'in', (row) =>
        row.selectFrom('game_dates').select('game_id').where('competition_id', '=', competitionId),
      )
      .execute();
  },

  /** Counts the pending games of a user against known rivals, by competition. */
  countOpen: (userId: string) =>
    openGames(db, userId)
      .innerJoin('competitions', 'competitions.competition_id', 'game_dates.competition_id')
      .select(['competitions.competition_id', 'kind'])
      .select((row) => row.fn.countAll<number>().as('count'))
      .groupBy(['competitions.competition_id', 'kind'])
      .execute(),

  /**
   * Returns the next pending games of a user against known rivals: `limit` games with an agreed time, `limit`
   * without one, and those of `calledIds`. They are sorted by time.
   */
  async upcoming(userId: string, limit: number, calledIds: readonly string[] = []) {
    const own = () => openGames(db, userId).select(['own.game_id', 'version', 'rival_id']);
    const agreed = own().where('agreed_at', 'is not', null).orderBy('agreed_at');
    const others = own().where('agreed_at', 'is', null).orderBy('due');
    const called = own().where('own.game_id', 'in', calledIds);
    const first = (games: typeof agreed) =>
      db.selectFrom(games.orderBy('own.game_id').limit(limit).as('first')).selectAll();
    const next = first(agreed).unionAll(first(others));
    const rows = await db
      .selectFrom((calledIds.length > 0 ? next.union(called) : next).as('own'))
      .innerJoin('game_dates', 'game_dates.game_id', 'own.game_id')
      .innerJoin('competitions', 'competitions.competition_id', 'game_dates.competition_id')
      .innerJoin('users as rival', 'rival.user_id', 'own.rival_id')
      .leftJoin('league_games', 'league_games.game_id', 'own.game_id')
      .leftJoin('bracket_places', 'bracket_places.game_id', 'own.game_id')
      .leftJoin('group_games', 'group_games.game_id', 'own.game_id')
      .leftJoin('date_proposals', (join) =>
        join
          .onRef('date_proposals.game_id', '=', 'own.game_id')
          .onRef('date_proposals.user_id', '=', 'own.rival_id'),
      )
      .selectAll('game_dates')
      .select(['own.version', 'description'])
      .select(['kind', 'name', 'rival.user_id as rival_id', 'rival.username as rival'])
      .select(['league_games.round as league_round', 'bracket_places.round as bracket_round'])
      .select(['bracket_places.match as bracket_match'])
      .select(['group_games.round as group_round', 'group_number'])
      .select('date_proposals.times')
      .execute();
    const orders = new Map(rows.map((row) => [row.game_id, orderOf(row)]));
    const comesAt = ({ game_id: gameId }: Pick<GameDateRow, 'game_id'>) => orders.get(gameId) ?? '';
    return rows.toSorted((one, other) => comesAt(one).localeCompare(comesAt(other)));
  },

  /** Returns the number of bracket rounds of some tournaments, by tournament id. */
  async roundsOf(tournamentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tournamentIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('bracket_places')
      .select('tournament_id')
      .select((row) => row.fn.max('round').as('rounds'))
      .where('tournament_id', 'in', tournamentIds)
      .groupBy('tournament_id')
      .execute();
    return new Map(rows.map((row) => [row.tournament_id, row.rounds]));
  },
});

/** A proposal with the name of its author. */
export type NamedProposal = Awaited<
  ReturnType<ReturnType<typeof dateRepository>['proposals']>
>[number];
