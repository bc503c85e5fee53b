import { nameKey } from '@darts/rules/accounts/usernames';
import { sql } from 'kysely';

/**
 * Returns an SQL condition: one of `columns`, which hold name keys, contains `piece`, ignoring case. `%` and `_` in
 * `piece` are literal.
 */
export function holds(piece: string, ...columns: readonly [string, ...string[]]) {
  const pattern = `%${nameKey(piece).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const each = columns.map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}
