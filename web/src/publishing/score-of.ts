import type { PublicGame } from '@darts/contracts/publishing';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { words } from './words.ts';

type Scored = Pick<
  PublicGame,
  'status' | 'endReason' | 'legsWon' | 'scorePlayer1' | 'scorePlayer2'
>;

/** What stands between two names: legs or points of a game in which darts are, or were, thrown; else nothing. */
export function scoreOf(game: Scored, hasLegs: boolean): string | undefined {
  const { status, endReason, legsWon, scorePlayer1, scorePlayer2 } = game;
  if (status === 'pendiente' || hasNoScore(endReason)) return undefined;
  if (hasLegs) return words.legs(legsWon);
  return status === 'encurso' ? words.legs([scorePlayer1, scorePlayer2]) : undefined;
}
