import { PAIR, type Pair, type PairSide } from '@darts/rules/play/pair';
import { Refusal } from '#platform/refusals.ts';
import type { StoredGame } from './tables.ts';

/** Returns the side of a user. Refuses a user who is not in the game. */
export function sideOf({ player_ids }: Pick<StoredGame, 'player_ids'>, userId: string): PairSide {
  const side = PAIR.find((each) => player_ids[each] === userId);
  if (side === undefined) throw new Refusal('not-a-player');
  return side;
}

/** True if both players of a game are known, and their accounts exist. */
export const areKnown = (ids: Pair<string | null>): ids is Pair<string> =>
  ids.every((id) => id !== null);
