import type { PlayingRow, RematchRow } from '#play/tables.ts';

/** Time after a game's end during which the players can ask for a rematch, in milliseconds. */
const OPEN_FOR = 5 * 60_000;

/** Returns the offer of a rematch after a game, with the devices of the players who are present. */
export function rematchOffer(players: readonly PlayingRow[], now: number): RematchRow | undefined {
  const [one, other] = players.toSorted((a, b) => a.seat - b.seat);
  if (!one || !other) return undefined;
  const areBothThere = one.connection_id !== null && other.connection_id !== null;
  return {
    game_id: one.game_id,
    expires_at: now + OPEN_FOR,
    asked1: 0,
    asked2: 0,
    connection1: one.connection_id,
    connection2: other.connection_id,
    gone_at: areBothThere ? null : now,
  };
}
