import { sql } from 'kysely';
import type { Db } from '#platform/store/db.ts';

type Games = ReturnType<ReturnType<typeof downloadRepository>['games']>;
export type PlayedGame = Awaited<Games>[number];

// Of no use to anybody, or secrets: hashes, and what names are compared by.
const NOT_TOLD = ['password_hash', 'username_key', 'sort_key', 'email_key'] as const;

/** All that is stored about one player, and of others nothing but their names. */
export const downloadRepository = (db: Db) => ({
  async account(userId: string) {
    const row = await db
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!row) return undefined;
    const told = Object.entries(row).filter(([name]) => !NOT_TOLD.some((each) => each === name));
    return { ...Object.fromEntries(told), has_password: row.password_hash !== null };
  },

  sessions: (userId: string) =>
    db
      .selectFrom('sessions')
      .select(['fresh_until', 'expires_at'])
      .where('user_id', '=', userId)
      .execute(),

  resets: (userId: string) =>
    db.selectFrom('password_resets').select('expires_at').where('user_id', '=', userId).execute(),

  /** What was done by them, or to their account. */
  actions: (userId: string) =>
    db
      .selectFrom('audit_log')
      .select(['at', 'action', 'detail'])
      .select((row) => row('actor_id', '=', userId).as('by_them'))
      .where((row) => row.or([row('actor_id', '=', userId), row('target_id', '=', userId)]))
      .execute(),

  connections: (userId: string) =>
    db.selectFrom('connections').select('connection_id').where('user_id', '=', userId).execute(),

  waiting: (userId: string) =>
    db
      .selectFrom('waiting_players')
      .select(['game_id', 'connection_id'])
      .where('user_id', '=', userId)
      .execute(),

  playing: (userId: string) =>
    db
      .selectFrom('playing')
      .select(['game_id', 'seat', 'away_since', 'absent', 'remaining_ms', 'lost_at'])
      .where('user_id', '=', userId)
      .execute(),

  lobby: (userId: string) =>
    db
      .selectFrom('lobby_entries')
      .select(['created_at', 'format'])
      .where('user_id', '=', userId)
      .execute(),

  sentRequests: (userId: string) =>
    db
      .selectFrom('lobby_requests')
      .innerJoin('users', 'users.user_id', 'to_user_id')
      .select(['username as to', 'lobby_requests.created_at', 'format'])
      .where('from_user_id', '=', userId)
      .execute(),

  receivedRequests: (userId: string) =>
    db
      .selectFrom('lobby_requests')
      .innerJoin('users', 'users.user_id', 'from_user_id')
      .select(['username as from', 'lobby_requests.created_at', 'format'])
      .where('to_user_id', '=', userId)
      .execute(),

  /** The leagues and tournaments that they organise, each with the link that leads to joining it. */
  organised: (userId: string) =>
    db
      .selectFrom('competitions')
      .leftJoin('invitations', 'invitations.competition_id', 'competitions.competition_id')
      .select(['competitions.competition_id', 'kind', 'name', 'description', 'status'])
      .select(['start_date', 'max_participants', 'created_at', 'format', 'is_public'])
      .select(['grace_days', 'ended_at', 'token as invitation'])
      .where('created_by', '=', userId)
      .execute(),

  enrolments: (userId: string) =>
    db
      .selectFrom('enrolments')
      .innerJoin('competitions', 'competitions.competition_id', 'enrolments.competition_id')
      .select(['enrolments.competition_id', 'kind', 'name', 'status', 'enrolled_at', 'withdrawn'])
      .where('user_id', '=', userId)
      .execute(),

  /** What they know to be public. */
  publicNotices: (userId: string) =>
    db
      .selectFrom('public_notices')
      .select('competition_id')
      .where('user_id', '=', userId)
      .execute(),

  proposals: (userId: string) =>
    db
      .selectFrom('date_proposals')
      .select(['game_id', 'proposed_at', 'times'])
      .where('user_id', '=', userId)
      .execute(),

  helping: (userId: string) =>
    db
      .selectFrom('competition_helpers')
      .innerJoin(
        'competitions',
        'competitions.competition_id',
        'competition_helpers.competition_id',
      )
      .select(['competitions.competition_id', 'kind', 'name'])
      .where('user_id', '=', userId)
      .execute(),

  /** The results that they propose. */
  results: (userId: string) =>
    db
      .selectFrom('result_proposals')
      .select(['game_id', 'proposed_at', 'legs1', 'legs2', 'points_left', 'disputed_at'])
      .where('user_id', '=', userId)
      .execute(),

  /** What was done by hand in leagues and tournaments, by them or about them. */
  acts(userId: string) {
    const as = (role: 'by_id' | 'about1_id' | 'about2_id') =>
      db
        .selectFrom('competition_entries')
        .select(['competition_id', 'at', 'act', 'game_id', 'before', 'after', 'reason'])
        .select((row) => row('by_id', '=', userId).as('by_them'))
        .where(role, '=', userId);
    return as('by_id').union(as('about1_id')).union(as('about2_id')).execute();
  },

  /** Mails about that. */
  notices: (userId: string) =>
    db
      .selectFrom('notices')
      .select(['competition_id', 'at', 'kind', 'send_at', 'tries'])
      .where('user_id', '=', userId)
      .execute(),

  reminders: (userId: string) =>
    db
      .selectFrom('date_reminders')
      .select(['game_id', 'kind', 'agreed_at', 'send_at', 'tries'])
      .where('user_id', '=', userId)
      .execute(),

  preferences: (userId: string) =>
    db.selectFrom('date_preferences').selectAll().where('user_id', '=', userId).execute(),

  /** The games that they have still to play, with their dates. */
  pending(userId: string) {
    const as = (own: 'player1_id' | 'player2_id', rival: 'player1_id' | 'player2_id') =>
      db
        .selectFrom('games')
        .leftJoin('game_dates', 'game_dates.game_id', 'games.game_id')
        .leftJoin('users as rival', 'rival.user_id', `games.${rival}`)
        .select(['games.game_id', 'rival.username as rival', 'due', 'agreed_at'])
        .where('games.status', '=', sql.lit('pendiente' as const)) // as in the index of each player
        .where(own, '=', userId);
    return as('player1_id', 'player2_id').unionAll(as('player2_id', 'player1_id')).execute();
  },

  figures: (userId: string) =>
    db.selectFrom('figures').selectAll().where('user_id', '=', userId).execute(),

  beds: (userId: string) =>
    db.selectFrom('bed_figures').selectAll().where('user_id', '=', userId).execute(),

  rivalries: (userId: string) =>
    db
      .selectFrom('rivalries')
      .innerJoin('users', 'users.user_id', 'rival_id')
      .select(['username as rival', 'games', 'won', 'drawn', 'legs', 'legs_won', 'finished_at'])
      .where('rivalries.user_id', '=', userId)
      .execute(),

  inCompetitions: (userId: string) =>
    db.selectFrom('competition_figures').selectAll().where('user_id', '=', userId).execute(),

  /** Finished games from before a time, newest first, with what they threw in each. */
  games: (userId: string, before: number, limit: number) =>
    db
      .selectFrom('results')
      .innerJoin('games', 'games.game_id', 'results.game_id')
      .leftJoin('users as rival', 'rival.user_id', 'results.rival_id')
      .leftJoin('competitions', 'competitions.competition_id', 'results.competition_id')
      .selectAll('results')
      .select(['games.turns as thrown', 'games.player1_id', 'score1', 'score2', 'end_reason'])
      .select(['rival.username as rival', 'competitions.name as competition'])
      .where('results.user_id', '=', userId)
      .where('results.finished_at', '<', before)
      .orderBy('results.finished_at', 'desc')
      .limit(limit)
      .execute(),
});
