import { nameKey } from '@darts/rules/accounts/usernames';
import { sql } from 'kysely';

/** Whether one of some columns of keys holds a piece of text, in any case; `%` and `_` are ordinary. */
export function holds(piece: string, ...columns: readonly [string, ...string[]]) {
  const pattern = `%${nameKey(piece).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const each = columns.map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}
