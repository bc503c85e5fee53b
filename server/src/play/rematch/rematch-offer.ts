import type { PlayingRow } from '#play/tables.ts';
import type { Offer } from './rematch-repository.ts';

/** Time after a game's end during which the players can ask for a rematch, in milliseconds. */
const OPEN_FOR = 5 * 60_000;

/** Returns the offer of a rematch after a game, with the devices of the players who are present. */
export function rematchOffer(players: readonly PlayingRow[], now: number): Offer | undefined {
  const [one, other] = players; // in the order of sides
  if (!one || !other) return undefined;
  const areBothThere = one.connection_id !== null && other.connection_id !== null;
  return {
    game_id: one.game_id,
    expires_at: now + OPEN_FOR,
    asked: [false, false],
    connections: [one.connection_id, other.connection_id],
    gone_at: areBothThere ? null : now,
  };
}
