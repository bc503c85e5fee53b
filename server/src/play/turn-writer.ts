import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#platform/database.ts';
import type { GameRow } from './tables.ts';

/** What a turn that leaves its game running changes, and the version that it makes. */
export type TurnRow = Pick<
  GameRow,
  'game_id' | 'version' | 'score1' | 'score2' | 'turns' | 'moved_at'
>;

/**
 * Writes the turns of many games with one statement, each over the version before its own.
 *
 * @returns for each whether it was written: not, where somebody wrote first
 */
export async function writeTurns(db: Db, rows: readonly TurnRow[]): Promise<boolean[]> {
  // Of two turns of one game here, both computed from the same version, the first is in time.
  const first = new Map(rows.toReversed().map((row) => [row.game_id, row]));
  const written = await db.executeQuery(statement(db, [...first.values()]));
  const gameIds = new Set(written.rows.map(({ game_id }) => game_id));
  return rows.map((row) => gameIds.has(row.game_id) && first.get(row.game_id) === row);
}

/** The text for so many rows: writing it takes longer than the statement. */
const texts = new Map<number, string>();

function statement(db: Db, rows: readonly TurnRow[]): CompiledQuery<Pick<GameRow, 'game_id'>> {
  const text = texts.get(rows.length) ?? written(rows).compile(db).sql;
  texts.set(rows.length, text);
  return CompiledQuery.raw(text, rows.flatMap(values));
}

const values = (row: TurnRow) => [
  row.game_id,
  row.version,
  row.score1,
  row.score2,
  row.turns,
  row.moved_at,
];

// PostgreSQL takes values without a column of their own for text.
const written = (rows: readonly TurnRow[]) => sql`
  with played (game_id, version, score1, score2, turns, moved_at) as (
    values ${sql.join(rows.map((row) => sql`(${sql.join(values(row))})`))}
  )
  update games set
    version = cast(played.version as integer),
    score1 = cast(played.score1 as integer),
    score2 = cast(played.score2 as integer),
    turns = played.turns,
    moved_at = cast(played.moved_at as bigint)
  from played
  where games.game_id = played.game_id
    and games.version = cast(played.version as integer) - 1
  returning games.game_id`;
