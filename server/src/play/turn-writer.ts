import { sql } from 'kysely';
import type { Db } from '#platform/database.ts';
import { statementBySize } from '#platform/statements.ts';
import type { GameRow } from './tables.ts';

/** What a turn that leaves its game running changes, and the version that it makes. */
export type TurnRow = Pick<
  GameRow,
  'game_id' | 'version' | 'score1' | 'score2' | 'turns' | 'moved_at'
>;

const valuesOf = (row: TurnRow) => [
  row.game_id,
  row.version,
  row.score1,
  row.score2,
  row.turns,
  row.moved_at,
];

const one = sql`(${sql.join([0, 0, 0, 0, 0, 0])})`;

// PostgreSQL takes values without a column of their own for text.
const write = statementBySize<Pick<GameRow, 'game_id'>>((db, count) => {
  const statement = sql<Pick<GameRow, 'game_id'>>`
    with played (game_id, version, score1, score2, turns, moved_at) as (
      values ${sql.join(Array.from({ length: count }, () => one))}
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
  return { compile: () => statement.compile(db) };
});

/**
 * Writes the turns of many games with one statement, each over the version before its own.
 *
 * @returns for each whether it was written: not, where somebody wrote first
 */
export async function writeTurns(db: Db, rows: readonly TurnRow[]): Promise<boolean[]> {
  // Of two turns of one game here, both computed from the same version, the first is in time.
  const first = new Map(rows.toReversed().map((row) => [row.game_id, row]));
  const inTime = [...first.values()];
  const written = await write(db, inTime.length, inTime.flatMap(valuesOf));
  const gameIds = new Set(written.map(({ game_id }) => game_id));
  return rows.map((row) => gameIds.has(row.game_id) && first.get(row.game_id) === row);
}
