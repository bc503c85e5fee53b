/** How many rows one statement writes or names: SQLite binds at most 32,766 values. */
const ROWS = 1000;

/** Rows, as many at a time as one statement writes or names. */
export function* batches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS) yield rows.slice(from, from + ROWS);
}
