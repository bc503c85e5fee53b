import { sql } from 'kysely';
import type { Db } from '#platform/database.ts';
import { keptStatement, many, type Script } from '#platform/statements.ts';
import { performOrLose } from '#platform/transactions.ts';
import type { GameRow, StoredTurn } from './tables.ts';
import type { World } from './world.ts';

/** A turn that leaves its game running, and what it makes of the row. */
export type NewTurn = {
  readonly row: Pick<GameRow, 'game_id' | 'version' | 'score1' | 'score2' | 'moved_at'>;
  readonly turn: StoredTurn;
  readonly sessionId: string; // that it was sent in
};

const valuesOf = ({ row, turn, sessionId }: NewTurn) => [
  row.game_id,
  row.version,
  row.score1,
  row.score2,
  row.moved_at,
  JSON.stringify(turn),
  sessionId,
];

const one = sql`(${sql.join([0, 0, 0, 0, 0, 0, 0])})`;

// PostgreSQL takes values without a column of their own for text. Each turn that is there ends in a
// brace, so that only the list's own bracket is trimmed.
const append = keptStatement<number>((db, count) => {
  const statement = sql<Pick<GameRow, 'game_id'>>`
    with played (game_id, version, score1, score2, moved_at, turn, session_id) as (
      values ${sql.join(many(count, one))}
    )
    update games set
      version = cast(played.version as integer),
      score1 = cast(played.score1 as integer),
      score2 = cast(played.score2 as integer),
      moved_at = cast(played.moved_at as bigint),
      turns = rtrim(games.turns, ']')
        || case games.turns when '[]' then '' else ',' end || played.turn || ']'
    from played
    where games.game_id = played.game_id
      and games.version = cast(played.version as integer) - 1
      and exists (
        select * from sessions
        where sessions.session_id = played.session_id
          and sessions.expires_at > cast(played.moved_at as bigint)
      )
    returning games.game_id`;
  return { compile: () => statement.compile(db) };
});

/**
 * What appends the turns of many games, each over the version before its own, and only if the
 * session that it was sent in has not ended. Gives a row for each that it wrote.
 */
const appending = (db: Db, turns: readonly NewTurn[]): Script => ({
  first: append(db, turns.flatMap(valuesOf), turns.length),
  rest: [],
});

/**
 * Writes the turn of a game in a transaction that is there.
 *
 * @throws {LostRace} when another write came first, or the session has just ended
 */
export const writeTurn = (db: Db, turn: NewTurn): Promise<void> =>
  performOrLose(db, appending(db, [turn]));

/**
 * Writes turns that have come together with one statement.
 *
 * @returns for each whether it was written: not, where somebody wrote first, or the session has ended
 */
export async function writeTurns(
  { db, write }: Pick<World, 'db' | 'write'>,
  turns: readonly NewTurn[],
): Promise<boolean[]> {
  // Of two turns of one game here, both computed from the same version, the first is in time.
  const first = new Map<string, NewTurn>();
  for (const turn of turns) {
    const { game_id } = turn.row;
    if (!first.has(game_id)) first.set(game_id, turn);
  }
  // Nothing is awaited before, so that it goes with the commit that has been waited for.
  const rows = await write(appending(db, [...first.values()]));
  if (rows.length === turns.length) return turns.map(() => true);

  const written = rows as readonly Pick<GameRow, 'game_id'>[]; // as the statement returns them
  const gameIds = new Set(written.map(({ game_id }) => game_id));
  return turns.map((turn) => {
    const { game_id } = turn.row;
    return gameIds.has(game_id) && first.get(game_id) === turn;
  });
}
