import { sql } from 'kysely';
import type { Db } from '#platform/store/db.ts';
import { preparedStatement, type NoValues, type Script } from '#platform/store/statements.ts';
import type { Write } from '#platform/store/writers.ts';
import type { GameRow, StoredTurn } from '#play/tables.ts';

/** A turn that leaves its game running, and what it makes of the row. */
export type NewTurn = {
  readonly row: Pick<GameRow, 'game_id' | 'version' | 'score1' | 'score2' | 'legs' | 'moved_at'>;
  readonly turn: StoredTurn;
  readonly sessionId: string; // that it was sent in
};

/** A turn as the statement takes it, the turn itself as JSON. */
type TurnValues = {
  readonly game_id: string;
  readonly version: number;
  readonly score1: number;
  readonly score2: number;
  readonly legs: string;
  readonly moved_at: number;
  readonly turn: string;
  readonly session_id: string;
};

function valuesOf({ row, turn, sessionId }: NewTurn): TurnValues {
  const { game_id, version, score1, score2, legs, moved_at } = row;
  const json = JSON.stringify(turn);
  return { game_id, version, score1, score2, legs, moved_at, turn: json, session_id: sessionId };
}

// PostgreSQL takes values without a column of their own for text. Each turn that is there ends in a
// brace, so that only the list's own bracket is trimmed.
const append = preparedStatement<NoValues, TurnValues>((db, _, rows) => {
  const names = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
  const statement = sql<Pick<GameRow, 'game_id'>>`
    with played (${sql.join(names)}) as (values ${sql.join(values)})
    update games set
      version = cast(played.version as integer),
      score1 = cast(played.score1 as integer),
      score2 = cast(played.score2 as integer),
      legs = played.legs,
      moved_at = cast(played.moved_at as bigint),
      correction = null,
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
export const appendTurns = (db: Db, turns: readonly NewTurn[]): Script => ({
  first: append(db, {}, turns.map(valuesOf)),
  rest: [],
});

/**
 * Writes turns that have come together with one statement.
 *
 * @returns for each whether it was written: not, where somebody wrote first, or the session has ended
 */
export async function writeTurns(
  db: Db,
  write: Write,
  turns: readonly NewTurn[],
): Promise<boolean[]> {
  // Of two turns of one game here, both computed from the same version, the first is in time.
  const first = new Map<string, NewTurn>();
  for (const turn of turns) {
    const { game_id } = turn.row;
    if (!first.has(game_id)) first.set(game_id, turn);
  }
  // Nothing is awaited before, so that it goes with the commit that has been waited for.
  const rows = await write(appendTurns(db, [...first.values()]));
  if (rows.length === turns.length) return turns.map(() => true);

  const written = rows as readonly Pick<GameRow, 'game_id'>[]; // as the statement returns them
  const gameIds = new Set(written.map(({ game_id }) => game_id));
  return turns.map((turn) => {
    const { game_id } = turn.row;
    return gameIds.has(game_id) && first.get(game_id) === turn;
  });
}
