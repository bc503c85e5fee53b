/** Facts derived from one place of a bracket. */
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { finalLegs } from '@darts/rules/play/endings/final-legs';
import { formatShortTime } from '#competitions/calendar-date.ts';
import { isAmong } from '#competitions/competition.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { countRounds } from './bracket-geometry.ts';
import { hasGoneBy } from '#competitions/use-has-gone-by.ts';
import { competitionWords } from '#competitions/words.ts';
import { tournamentWords } from './words.ts';

export type SeatNumber = 1 | 2;

export const isOwn = ({ player1, player2 }: BracketGame, userId: string): boolean =>
  isAmong(
    [player1, player2].filter((player) => player !== null),
    userId,
  );

/** True if both players are known and the game has not begun. */
export const isPlayable = ({ status, player1, player2 }: BracketGame): boolean =>
  status === 'pendiente' && player1 !== null && player2 !== null;

/** Returns the note on a game besides its players and scores. */
export function noteOn(
  game: BracketGame,
  isMissed: boolean = hasGoneBy(game.agreedAt), // the time that was agreed on for it
): string | null {
  const { isSuddenDeath, endReason, status, agreedAt, winner } = game;
  if (status === 'pendiente' && agreedAt) {
    return competitionWords.agreedTime(formatShortTime(agreedAt), isMissed);
  }
  const ending = endingNote(endReason, winner !== null);
  return ending ?? (isSuddenDeath ? tournamentWords.suddenDeath : null);
}

/** True if darts were thrown in the game, or could be. */
export const isContested = ({ status, isBye, endReason }: BracketGame): boolean =>
  !isBye && status !== 'pendiente' && !hasNoScore(endReason);

/** Returns the legs or, for one leg, the points left of a game in progress or over; else undefined. */
export function scoreIn(game: BracketGame): readonly [number, number] | undefined {
  const { isBye, status, format, scorePlayer1, scorePlayer2, winnerSeat: winner } = game;
  if (isBye || status === 'pendiente') return undefined;
  if (format.legs > 1) return finalLegs({ ...game, winner }, format.legs);
  return isContested(game) ? [scorePlayer1, scorePlayer2] : undefined;
}

/** Returns the champion, once the final is over. */
export function championOf({ games }: Tournament): BracketGame['winner'] {
  const rounds = countRounds(games);
  return games.find(({ round }) => round === rounds)?.winner ?? null;
}

/**
 * Where to look first: at the latest game of one's own that is not over; else at the earliest that
 * is being played, or waits to be; else, while groups are played, at the earliest; else at the final.
 */
export function firstSight(games: readonly BracketGame[], userId: string): BracketGame | undefined {
  const open = games.filter(({ status }) => status !== 'finalizada');
  return (
    open.findLast((game) => isOwn(game, userId)) ??
    open.find(({ status }) => status === 'encurso') ??
    open.find(isPlayable) ??
    open[0] ??
    games.at(-1)
  );
}
