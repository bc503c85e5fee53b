import type { GameFormat } from '../play/x01/settings.ts';
import { isThirdPlace, type Node } from './bracket.ts';

/** The format of a bracket, and the formats of its last rounds if they differ. */
export type BracketFormats = {
  readonly format: GameFormat;
  readonly formatFrom?:
    | {
        readonly semifinal?: GameFormat | undefined; // also the default for the final
        readonly final?: GameFormat | undefined;
      }
    | undefined;
};

/** Returns the format of a round, counted from 1. */
export function formatOfRound(
  { format, formatFrom = {} }: BracketFormats,
  round: number,
  rounds: number,
): GameFormat {
  const { semifinal = format, final = semifinal } = formatFrom;
  if (round === rounds) return final;
  return round === rounds - 1 ? semifinal : format;
}

/** Returns the format of a place. The game for third place has the format of the semi-finals. */
export const formatOfPlace = (formats: BracketFormats, place: Node, rounds: number): GameFormat =>
  formatOfRound(formats, isThirdPlace(place) ? rounds - 1 : place.round, rounds);
