/** Maximum number of rows, or ids, in one statement: SQLite binds at most 32,766 values. */
const BATCH_ROWS = 1000;

/** Splits rows into batches for one statement each. */
export function* batches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += BATCH_ROWS)
    yield rows.slice(from, from + BATCH_ROWS);
}
