import { feedersOf } from '@darts/rules/tournaments/bracket';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import type { BracketPlaceRow, TournamentRow } from './tables.ts';

/** Tournaments in the store: the columns besides those of every competition. */
export const tournamentRepository = (db: Db) => ({
  async in(tournamentIds: readonly string[]): Promise<TournamentRow[]> {
    if (tournamentIds.length === 0) return [];
    return db
      .selectFrom('tournaments')
      .selectAll()
      .where('tournament_id', 'in', tournamentIds)
      .execute();
  },

  async add(row: TournamentRow): Promise<void> {
    await db.insertInto('tournaments').values(row).execute();
  },

  async update(tournamentId: string, changes: Partial<TournamentRow>): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await db
      .updateTable('tournaments')
      .set(changes)
      .where('tournament_id', '=', tournamentId)
      .execute();
  },

  /** Returns a user's tournaments in progress that have groups or a game for third place. */
  stagedOf: (userId: string): Promise<Pick<TournamentRow, 'tournament_id' | 'group_stage'>[]> =>
    db
      .selectFrom('enrolments')
      .innerJoin('competitions', 'competitions.competition_id', 'enrolments.competition_id')
      .innerJoin('tournaments', 'tournament_id', 'enrolments.competition_id')
      .select(['tournament_id', 'group_stage'])
      .where('user_id', '=', userId)
      .where('status', '=', 'encurso')
      .where((row) => row.or([row('group_stage', 'is not', null), row('third_place', '=', 1)]))
      .orderBy('tournament_id')
      .execute(),
});

/** Brackets in the store. */
export const bracketRepository = (db: Db) => ({
  async add(rows: readonly BracketPlaceRow[]): Promise<void> {
    await db.insertInto('bracket_places').values(rows).execute();
  },

  /** Returns the places of a bracket, by round and match. */
  of: (tournamentId: string): Promise<BracketPlaceRow[]> =>
    db
      .selectFrom('bracket_places')
      .selectAll()
      .where('tournament_id', '=', tournamentId)
      .orderBy('round')
      .orderBy('match')
      .execute(),

  /** Stores who advances from a game (null: nobody), or that it is open (`isDecided` false), and returns its place. */
  decide: (gameId: string, winnerId: string | null, isDecided = true): Promise<BracketPlaceRow> =>
    db
      .updateTable('bracket_places')
      .set({ winner_id: winnerId, is_decided: isDecided ? 1 : 0 })
      .where('game_id', '=', gameId)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** True if both places that lead to a game are decided. */
  async areFeedersDecided(place: BracketPlaceRow): Promise<boolean> {
    const feeders = feedersOf(place);
    const { open } = await db
      .selectFrom('bracket_places')
      .select((row) => row.fn.countAll<number>().as('open'))
      .where('tournament_id', '=', place.tournament_id)
      .where('round', '=', feeders.round)
      .where('match', 'in', [...feeders.matches])
      .where('is_decided', '=', 0)
      .executeTakeFirstOrThrow();
    return open === 0;
  },

  /** Returns the bracket place of a game. */
  placeOf: (gameId: string): Promise<BracketPlaceRow> =>
    db
      .selectFrom('bracket_places')
      .selectAll()
      .where('game_id', '=', gameId)
      .executeTakeFirstOrThrow(() => new Refusal('game-not-found')),

  /** Stores who has a bye (null: not known yet), and returns the place. */
  giveBye: (placeId: string, userId: string | null): Promise<BracketPlaceRow> =>
    db
      .updateTable('bracket_places')
      .set({ winner_id: userId, is_decided: userId === null ? 0 : 1 })
      .where('place_id', '=', placeId)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** True if all places are decided, including that of the game for third place. */
  async isDecided(tournamentId: string): Promise<boolean> {
    const open = await db
      .selectFrom('bracket_places')
      .select('place_id')
      .where('tournament_id', '=', tournamentId)
      .where('is_decided', '=', 0)
      .limit(1)
      .execute();
    return open.length === 0;
  },

  at: (tournamentId: string, round: number, match: number): Promise<BracketPlaceRow | undefined> =>
    db
      .selectFrom('bracket_places')
      .selectAll()
      .where('tournament_id', '=', tournamentId)
      .where('round', '=', round)
      .where('match', '=', match)
      .executeTakeFirst(),
});
