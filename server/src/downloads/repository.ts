import { sql } from 'kysely';
import { numberOf } from '@darts/contracts/game/pairs';
import type { Db } from '#platform/store/db.ts';

// A secret, and internal keys for comparing names and e-mails, which are of no use to the player.
const NOT_EXPORTED = ['password_hash', 'username_key', 'sort_key', 'email_key'] as const;

/** Data stored about a player besides the games. Other players appear in it by name only. */
export const downloadRepository = (db: Db) => ({
  async account(userId: string) {
    const row = await db
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!row) return undefined;
    const exported = Object.entries(row).filter(
      ([name]) => !NOT_EXPORTED.some((each) => each === name),
    );
    return { ...Object.fromEntries(exported), has_password: row.password_hash !== null };
  },

  sessions: (userId: string) =>
    db
      .selectFrom('sessions')
      .select(['fresh_until', 'expires_at'])
      .where('user_id', '=', userId)
      .execute(),

  resets: (userId: string) =>
    db.selectFrom('password_resets').select('expires_at').where('user_id', '=', userId).execute(),

  /** Returns recent requests that created something. They are stored to make repeats idempotent. */
  requests: (userId: string) =>
    db
      .selectFrom('made_requests')
      .select(['request_id', 'made_id', 'at'])
      .where('user_id', '=', userId)
      .execute(),

  /** Returns the entries of the audit log with the player as actor or target. */
  actions: (userId: string) =>
    db
      .selectFrom('audit_log')
      .select(['at', 'action', 'detail'])
      .select(isTheirs('actor_id', userId).as('by_them'))
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

  async playing(userId: string) {
    const rows = await db
      .selectFrom('playing')
      .select(['game_id', 'side', 'away_since', 'absent', 'remaining_ms', 'lost_at'])
      .select(['connection_id', 'tab_id'])
      .where('user_id', '=', userId)
      .execute();
    return rows.map(({ side, ...row }) => Object.assign(row, { seat: numberOf(side) }));
  },

  /** Returns the player's open end dialogs; `asked` is 1 if the player wants a rematch. */
  rematches(userId: string) {
    const as = (player: 1 | 2) =>
      db
        .selectFrom('rematches')
        .innerJoin('games', 'games.game_id', 'rematches.game_id')
        .select(['rematches.game_id', 'expires_at', `asked${player} as asked`])
        .select(`connection${player} as connection_id`)
        .where(`player${player}_id`, '=', userId);
    return as(1).unionAll(as(2)).execute();
  },

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

  /** Returns the leagues and tournaments that the player created, with the tokens of their invitations and screens. */
  organised: (userId: string) =>
    db
      .selectFrom('competitions')
      .leftJoin('invitations', 'invitations.competition_id', 'competitions.competition_id')
      .leftJoin(
        'competition_screens',
        'competition_screens.competition_id',
        'competitions.competition_id',
      )
      .select(['competitions.competition_id', 'kind', 'name', 'description', 'status'])
      .select(['start_date', 'max_participants', 'created_at', 'format', 'is_public'])
      .select(['grace_days', 'ended_at', 'invitations.token as invitation'])
      .select('competition_screens.token as screen')
      .where('created_by', '=', userId)
      .execute(),

  /**
   * Returns the player's enrolments, with the seed and group in a tournament: numbered from 1, null if there is none.
   */
  async enrolments(userId: string) {
    const rows = await db
      .selectFrom('enrolments')
      .innerJoin('competitions', 'competitions.competition_id', 'enrolments.competition_id')
      .leftJoin('tournaments', 'tournament_id', 'enrolments.competition_id')
      .select(['enrolments.competition_id', 'kind', 'name', 'status', 'enrolled_at', 'withdrawn'])
      .select(['seeds', 'drawn_groups'])
      .where('user_id', '=', userId)
      .execute();
    return rows.map(({ seeds, drawn_groups, ...row }) => {
      // The columns of `tournaments` hold JSON of these types.
      const drawn = JSON.parse(seeds ?? '[]') as string[];
      const groups = JSON.parse(drawn_groups ?? '[]') as string[][];
      const group = groups.findIndex((members) => members.includes(userId));
      const seed = drawn.indexOf(userId);
      return Object.assign(row, { seed: fromOne(seed), group: fromOne(group) });
    });
  },

  /** Returns the bracket places that the player won. */
  places: (userId: string) =>
    db
      .selectFrom('enrolments')
      .innerJoin('bracket_places', 'tournament_id', 'competition_id')
      .select(['tournament_id', 'round', 'match', 'game_id'])
      .where('user_id', '=', userId)
      .where('winner_id', '=', userId)
      .execute(),

  /** Returns the competitions that the player knows are public. */
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

  /** Returns the results that the player proposes. */
  results: (userId: string) =>
    db
      .selectFrom('result_proposals')
      .select(['game_id', 'proposed_at', 'legs1', 'legs2', 'points_left', 'disputed_at'])
      .where('user_id', '=', userId)
      .execute(),

  /** Returns the player's reports of games to which the rival did not come. */
  noShows: (userId: string) =>
    db
      .selectFrom('no_shows')
      .select(['game_id', 'said_at'])
      .where('user_id', '=', userId)
      .execute(),

  /** Returns the history entries of leagues and tournaments with the player as author or subject. */
  acts(userId: string) {
    const as = (role: 'by_id' | 'about1_id' | 'about2_id') =>
      db
        .selectFrom('competition_entries')
        .select(['competition_id', 'at', 'act', 'game_id', 'before', 'after', 'reason'])
        .select(isTheirs('by_id', userId).as('by_them'))
        .where(role, '=', userId);
    return as('by_id').union(as('about1_id')).union(as('about2_id')).execute();
  },

  /** Returns the queued mails to the player. */
  mails: (userId: string) =>
    db
      .selectFrom('outbox')
      .select(['topic', 'about', 'payload', 'send_at', 'tries'])
      .where('user_id', '=', userId)
      .execute(),

  preferences: (userId: string) =>
    db.selectFrom('date_preferences').selectAll().where('user_id', '=', userId).execute(),

  beds: (userId: string) =>
    db.selectFrom('bed_figures').selectAll().where('user_id', '=', userId).execute(),
});

/** Returns the number of an index, from 1; null for -1. */
const fromOne = (index: number): number | null => (index === -1 ? null : index + 1);

/** Selects 1 if a column has the player's id, else 0. Flags are numbers; PostgreSQL would return booleans. */
const isTheirs = (column: string, userId: string) =>
  sql<number>`case when ${sql.ref(column)} = ${userId} then 1 else 0 end`;
