import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

export const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Makes a column a required foreign key. Its row is deleted with the referenced row. */
export const ownedBy = (reference: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(reference).onDelete('cascade');

/** Creates an index named after its table and, by default, its first column. */
export const addIndex = (
  db: Kysely<unknown>,
  table: string,
  columns: string[],
  name = columns[0],
): Promise<void> => db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
