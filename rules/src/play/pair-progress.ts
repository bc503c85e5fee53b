/** Progress of a game of two, from the number of its turns. */
import { legStarter, turnsBefore, type InLegs } from './legs.ts';
import type { PairSide } from './pair.ts';
import type { GameSettings } from './x01/settings.ts';

type Counted = InLegs & {
  readonly settings: GameSettings;
  readonly turns: number; // of all legs
};

/** Returns the side to throw; after the end of a game, the side that would be next. */
export const pairToThrow = ({ settings, turns, ...legs }: Counted): PairSide =>
  (legStarter(settings, legs) + turns - turnsBefore(legs)) % 2 === 0 ? 0 : 1;

/** True if the leg is, or was decided, in sudden death. */
export function isPairInSuddenDeath(
  { settings, turns, ...legs }: Counted,
  isOver: boolean,
): boolean {
  const own = settings.rounds * 2; // turns of both in the rounds of the format
  const played = turns - turnsBefore(legs);
  return settings.suddenDeath && (played > own || (played === own && !isOver));
}
