import type { Kysely } from 'kysely';

/**
 * All tables by name. Each feature adds its own in its `tables.ts`. The types hold in both databases: ids and JSON are
 * text, times are whole milliseconds, booleans are 0 or 1.
 */
export interface Tables {}

/** The database, or a transaction of it. */
export type Db = Kysely<Tables>;
