/** Places of a bracket, and facts derived from one. */
import type { BracketGame, ShownGroup, ShownPlace } from '@darts/contracts/tournaments';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { formatShortTime } from '#competitions/calendar-date.ts';
import { isAmong, type AnyPlayer } from '#competitions/competition.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { scoreOf } from '#competitions/score-of.ts';
import { hasGoneBy } from '#competitions/use-has-gone-by.ts';
import { competitionWords } from '#competitions/words.ts';
import { countRounds } from './bracket-geometry.ts';
import { tournamentWords } from './words.ts';

/** A place as members or guests are shown it: guests are told no ids of players and no times. */
export type Place = ShownPlace &
  Pick<Partial<BracketGame>, 'agreedAt'> & {
    readonly player1: AnyPlayer | null;
    readonly player2: AnyPlayer | null;
  };

/** A group, likewise. */
export type PlaceGroup = Omit<ShownGroup, 'table' | 'games'> & {
  readonly table: readonly (ShownGroup['table'][number] & { readonly user: AnyPlayer })[];
  readonly games: readonly Place[];
};

export type SeatNumber = 1 | 2;

export const isOwn = ({ player1, player2 }: Place, userId: string): boolean =>
  isAmong(
    [player1, player2].filter((player) => player !== null),
    userId,
  );

/** True if both players are known and the game has not begun. */
export const isPlayable = ({ status, player1, player2 }: Place): boolean =>
  status === 'pendiente' && player1 !== null && player2 !== null;

/** Returns the note on a game besides its players and scores. */
export function noteOn(
  game: Place,
  isMissed: boolean = hasGoneBy(game.agreedAt), // the time that was agreed on for it
): string | null {
  const { isSuddenDeath, endReason, status, agreedAt, winnerSeat } = game;
  if (status === 'pendiente' && agreedAt) {
    return competitionWords.agreedTime(formatShortTime(agreedAt), isMissed);
  }
  const ending = endingNote(endReason, winnerSeat !== undefined);
  return ending ?? (isSuddenDeath ? tournamentWords.suddenDeath : null);
}

/** True if darts were thrown in the game, or could be. */
export const isContested = ({ status, isBye, endReason }: Place): boolean =>
  !isBye && status !== 'pendiente' && !hasNoScore(endReason);

/** Returns the legs or, for one leg, the points left of a game in progress or over; else undefined. */
export const scoreIn = (game: Place): readonly [number, number] | undefined =>
  game.isBye ? undefined : scoreOf(game, game.format.legs);

/** Returns the champion, once the final is over. */
export function championOf<Game extends Place>({
  games,
}: {
  readonly games: readonly Game[];
}): Game['player1'] {
  const rounds = countRounds(games);
  const final = games.find(({ round }) => round === rounds);
  if (!final?.winnerSeat) return null;
  return final.winnerSeat === 1 ? final.player1 : final.player2;
}

/**
 * Where to look first: at the latest game of one's own that is not over; else at the earliest that
 * is being played, or waits to be; else, while groups are played, at the earliest; else at the final.
 */
export function firstSight(games: readonly Place[], userId: string): Place | undefined {
  const open = games.filter(({ status }) => status !== 'finalizada');
  return (
    open.findLast((game) => isOwn(game, userId)) ??
    open.find(({ status }) => status === 'encurso') ??
    open.find(isPlayable) ??
    open[0] ??
    games.at(-1)
  );
}
