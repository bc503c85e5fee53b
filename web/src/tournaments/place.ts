/** Places of a bracket, and facts derived from one. */
import type { BracketGame, ShownGroup, ShownPlace } from '@darts/contracts/tournaments';
import { playersOf, winnerOf, type PlayerFields } from '@darts/contracts/game/pairs';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { formatShortTime } from '#competitions/calendar-date.ts';
import { isAmong, type AnyPlayer } from '#competitions/competition.ts';
import { endingNote } from '#competitions/ending-note.ts';
import { scoreOf } from '#competitions/score-of.ts';
import { hasGoneBy } from '#competitions/use-has-gone-by.ts';
import { competitionWords } from '#competitions/words.ts';
import { countRounds } from './bracket-geometry.ts';
import { tournamentWords } from './words.ts';

/** Place of a bracket as shown to members or guests; guests get no ids of players and no times. */
export type Place = ShownPlace &
  Pick<Partial<BracketGame>, 'agreedAt'> &
  Readonly<Record<PlayerFields, AnyPlayer | null>>;

/** Group as shown to members or guests. */
export type PlaceGroup = Omit<ShownGroup, 'table' | 'games'> & {
  readonly table: readonly (ShownGroup['table'][number] & { readonly user: AnyPlayer })[];
  readonly games: readonly Place[];
};

export const isOwn = (place: Place, userId: string): boolean =>
  isAmong(
    playersOf(place).filter((player) => player !== null),
    userId,
  );

/** True if both players are known and the game has not begun. */
export const isPlayable = (place: Place): boolean =>
  place.status === 'pendiente' && !playersOf(place).includes(null);

/** Returns the note on a game besides its players and scores. */
export function noteOn(
  game: Place,
  isMissed: boolean = hasGoneBy(game.agreedAt), // true if the agreed time has passed
): string | null {
  const { isSuddenDeath, endReason, status, agreedAt } = game;
  if (status === 'pendiente' && agreedAt) {
    return competitionWords.agreedTime(formatShortTime(agreedAt), isMissed);
  }
  const ending = endingNote(endReason, winnerOf(game) !== undefined);
  return ending ?? (isSuddenDeath ? tournamentWords.suddenDeath : null);
}

/** True if the game has begun and its ending, if any, has a score. */
export const isContested = ({ status, isBye, endReason }: Place): boolean =>
  !isBye && status !== 'pendiente' && !hasNoScore(endReason);

/**
 * Returns the legs won or, for a game of one leg, the points left; undefined before the game begins, and without a
 * score.
 */
export const scoreIn = (game: Place): readonly [number, number] | undefined =>
  game.isBye ? undefined : scoreOf(game, game.format.legs);

/** Returns the champion, once the final is over. */
export function championOf<Game extends Place>({
  games,
}: {
  readonly games: readonly Game[];
}): Game[PlayerFields] {
  const rounds = countRounds(games);
  const final = games.find(({ round }) => round === rounds);
  const winner = final && winnerOf(final);
  return !final || winner === undefined ? null : playersOf<Game[PlayerFields]>(final)[winner];
}

/**
 * Returns the game to show first: the user's latest game that is not over; else the first in progress; else the first
 * that can begin; else the first that is not over; else the final.
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
