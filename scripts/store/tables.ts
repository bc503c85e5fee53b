import type { Tables } from '../../server/src/platform/store/db.ts';

/** Tables that a backup holds, each after the tables that its rows reference. */
export const KEPT_TABLES = [
  'users',
  'sessions',
  'password_resets',
  'audit_log',
  'outbox',
  'games',
  'playing',
  'results',
  'bed_figures',
  'competitions',
  'enrolments',
  'public_notices',
  'invitations',
  'competition_screens',
  'game_screens',
  'leagues',
  'league_games',
  'tournaments',
  'bracket_places',
  'group_games',
  'game_dates',
  'date_proposals',
  'date_preferences',
  'made_requests',
  'competition_helpers',
  'result_proposals',
  'no_shows',
  'competition_entries',
] as const satisfies readonly (keyof Tables)[];

/** Tables left out of backups: they matter only while servers run, such as connections, locks and requests. */
export const PASSING_TABLES = [
  'connections',
  'servers',
  'locks',
  'lobby_entries',
  'lobby_requests',
  'rematches',
  'waiting_players',
] as const satisfies readonly (keyof Tables)[];

export type KeptTable = (typeof KEPT_TABLES)[number];
