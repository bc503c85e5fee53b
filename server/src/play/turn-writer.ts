import { sql } from 'kysely';
import type { Db } from '#platform/database.ts';
import { ask, keptStatement, many, type Query, type Script } from '#platform/statements.ts';
import { LostRace } from '#platform/transactions.ts';
import type { GameRow, StoredTurn } from './tables.ts';
import type { World } from './world.ts';

/** A turn, and what it makes of its game's row. */
export type NewTurn = {
  readonly row: Pick<GameRow, 'game_id' | 'version' | 'score1' | 'score2' | 'moved_at'>;
  readonly turn: StoredTurn;
  readonly sessionId: string; // that it was sent in
  readonly end?: Script; // what it writes if it ends the game
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

// PostgreSQL takes values without a column of their own for text.
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
 * What appends the turns of many games that go on, each over the version before its own, and only if
 * the session that it was sent in has not ended. Gives a row for each that it wrote.
 */
const appending = (db: Db, turns: readonly NewTurn[]): Query =>
  append(db, turns.flatMap(valuesOf), turns.length);

/**
 * Writes the turn of a game that goes on in a transaction that is there.
 *
 * @throws {LostRace} when another write came first, or the session has just ended
 */
export async function writeTurn(db: Db, turn: NewTurn): Promise<void> {
  const written = await ask(db, appending(db, [turn]));
  if (written.length === 0) throw new LostRace();
}

/**
 * Writes turns that have come together, most of them with one statement.
 *
 * @returns for each whether it was written (not, where somebody wrote first), or why it failed
 */
export async function writeTurns(
  { db, write }: Pick<World, 'db' | 'write'>,
  turns: readonly NewTurn[],
): Promise<(boolean | Error)[]> {
  // Of two turns of one game here, both computed from the same version, the first is in time.
  const inTime = [...new Map(turns.toReversed().map((turn) => [turn.row.game_id, turn])).values()];
  const parts = partsOf(db, inTime);
  const results = await write(parts.map(({ script }) => script));
  const told = new Map<NewTurn, boolean | Error>();
  for (const [index, part] of parts.entries()) {
    const isWritten = judging(results[index]);
    for (const turn of part.turns) told.set(turn, isWritten(turn));
  }
  return turns.map((turn) => told.get(turn) ?? false);
}

type Part = { readonly script: Script; readonly turns: readonly NewTurn[] };

/** The turns of games that go on together, and each that ends its game by itself. */
function partsOf(db: Db, turns: readonly NewTurn[]): Part[] {
  const goingOn = turns.filter(({ end }) => !end);
  const ends = turns.flatMap((turn) => (turn.end ? [{ script: turn.end, turns: [turn] }] : []));
  if (goingOn.length === 0) return ends;
  return [{ script: { first: appending(db, goingOn), rest: [] }, turns: goingOn }, ...ends];
}

/** Whether a turn is among what a script has written. */
function judging(result: readonly unknown[] | Error = []): (turn: NewTurn) => boolean | Error {
  if (result instanceof Error) return () => result;
  // Every first query of these scripts gives the ids of the games that it has written.
  const rows = result as readonly Pick<GameRow, 'game_id'>[];
  const gameIds = new Set(rows.map(({ game_id }) => game_id));
  return ({ row }) => gameIds.has(row.game_id);
}
