import { sql } from 'kysely';
import type { Db } from '#platform/store/db.ts';
import { preparedStatement, type NoValues, type Script } from '#platform/store/statements.ts';
import type { Write } from '#platform/store/writers.ts';
import type { GameRow, StoredGame, StoredTurn } from '#play/tables.ts';

/** A turn that leaves its game running, with the row after the turn. */
export type NewTurn = {
  readonly row: Pick<StoredGame, 'game_id' | 'version' | 'scores' | 'legs' | 'moved_at'>;
  readonly turn: StoredTurn;
  readonly sessionId: string; // the session that sent the turn
};

/** A turn as values of the statement; `turn` is JSON. */
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
  const { game_id, version, legs, moved_at } = row;
  const [score1, score2] = row.scores;
  const json = JSON.stringify(turn);
  return { game_id, version, score1, score2, legs, moved_at, turn: json, session_id: sessionId };
}

// The casts are for PostgreSQL, which types values without a column as text. Each stored turn ends in a brace, so
// that `rtrim` removes only the bracket of the list.
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
 * Returns the script that appends turns, one per game. Each turn is written only if the game has the previous
 * version and the turn's session is open. The script returns a row for each turn that it has written.
 */
export const appendTurns = (db: Db, turns: readonly NewTurn[]): Script => ({
  first: append(db, {}, turns.map(valuesOf)),
  rest: [],
});

/**
 * Writes a batch of turns with one statement.
 *
 * @returns true for each turn that was written; false if another write came first, or the session has ended
 */
export async function writeTurns(
  db: Db,
  write: Write,
  turns: readonly NewTurn[],
): Promise<boolean[]> {
  // Two turns of one game are computed from the same version: only the first can be written.
  const first = new Map<string, NewTurn>();
  for (const turn of turns) {
    const { game_id } = turn.row;
    if (!first.has(game_id)) first.set(game_id, turn);
  }
  // Nothing is awaited before this write, so that it joins the commit that the batch has waited for.
  const rows = await write(appendTurns(db, [...first.values()]));
  if (rows.length === turns.length) return turns.map(() => true);

  const written = rows as readonly Pick<GameRow, 'game_id'>[]; // as the statement returns them
  const gameIds = new Set(written.map(({ game_id }) => game_id));
  return turns.map((turn) => {
    const { game_id } = turn.row;
    return gameIds.has(game_id) && first.get(game_id) === turn;
  });
}
