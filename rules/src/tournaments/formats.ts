import type { GameFormat } from '../play/settings.ts';
import { isThirdPlace, type Node } from './bracket.ts';

/** How the games of a bracket are played, and those of its last rounds where that is otherwise. */
export type BracketFormats = {
  readonly format: GameFormat;
  readonly formatFrom?:
    | {
        readonly semifinal?: GameFormat | undefined; // and of the final, unless it has its own
        readonly final?: GameFormat | undefined;
      }
    | undefined;
};

/** The format of a round, from 1, of so many. */
export function formatOfRound(
  { format, formatFrom = {} }: BracketFormats,
  round: number,
  rounds: number,
): GameFormat {
  const { semifinal = format, final = semifinal } = formatFrom;
  if (round === rounds) return final;
  return round === rounds - 1 ? semifinal : format;
}

/** The format of a place. For third place it is that of the semi-finals. */
export const formatOfPlace = (formats: BracketFormats, place: Node, rounds: number): GameFormat =>
  formatOfRound(formats, isThirdPlace(place) ? rounds - 1 : place.round, rounds);
