import { feedersOf } from '@darts/rules/tournaments/bracket';
import { Refusal } from '#platform/refusals.ts';
import type { Db } from '#platform/store/db.ts';
import type { BracketPlaceRow, TournamentRow } from './tables.ts';

/** Tournaments at rest: what they have besides what every competition has. */
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

  /** The tournaments in progress, with groups or a game for third place, that a user is in. */
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

/** Brackets at rest. */
export const bracketRepository = (db: Db) => ({
  async add(rows: readonly BracketPlaceRow[]): Promise<void> {
    await db.insertInto('bracket_places').values(rows).execute();
  },

  /** The places of a bracket, by round and match. */
  of: (tournamentId: string): Promise<BracketPlaceRow[]> =>
    db
      .selectFrom('bracket_places')
      .selectAll()
      .where('tournament_id', '=', tournamentId)
      .orderBy('round')
      .orderBy('match')
      .execute(),

  /** Writes down who goes on from the place of a game, nobody or that it is open, and returns the place. */
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

  /** The place where a game is played. */
  placeOf: (gameId: string): Promise<BracketPlaceRow> =>
    db
      .selectFrom('bracket_places')
      .selectAll()
      .where('game_id', '=', gameId)
      .executeTakeFirstOrThrow(() => new Refusal('game-not-found')),

  /** Writes down who has a bye, or that it is not known yet, and returns the place. */
  giveBye: (placeId: string, userId: string | null): Promise<BracketPlaceRow> =>
    db
      .updateTable('bracket_places')
      .set({ winner_id: userId, is_decided: userId === null ? 0 : 1 })
      .where('place_id', '=', placeId)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** True if all places are decided, of the game for third place, too. */
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
