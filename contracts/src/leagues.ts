import { VERDICTS } from '@darts/rules/leagues/outlook';
import { isDescending, MAX_GAME_POINTS } from '@darts/rules/leagues/points';
import { TIE_BREAKS } from '@darts/rules/leagues/tie-breaks';
import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import * as z from 'zod/mini';
import { shownPlayer, userRef } from './accounts.ts';
import {
  competitionFacts,
  competitionFields,
  competitionView,
  date,
  isYes,
} from './competitions.ts';
import { id, requestId } from './fields/ids.ts';
import { PAGE_MAX, pageLimit } from './fields/paging.ts';
import { shownResult } from './play.ts';
import { shownRow } from './table-figures.ts';
import { words } from './words.ts';

export const DEFAULT_LEGS = 3;

const POINTS = words.wholeNumber(0, MAX_GAME_POINTS);
const worth = z.int(POINTS).check(z.minimum(0, POINTS), z.maximum(MAX_GAME_POINTS, POINTS));

/** Points for each outcome of a game. `absent`: a game lost by not coming. */
export const leaguePoints = z
  .strictObject({ win: worth, draw: worth, loss: worth, absent: worth })
  .check(z.refine(isDescending, words.pointsDescend));

const areDistinct = (items: readonly unknown[]) => new Set(items).size === items.length;

/** Criteria that rank players with equal points, in the order of comparison; each at most once. */
export const tieBreaks = z.array(z.enum(TIE_BREAKS)).check(z.refine(areDistinct));

export const leagueBody = z.strictObject({
  ...competitionFields,
  dayOfWeek: z.enum(WEEKDAYS),
  isHomeAndAway: z.boolean(),
  legs: z._default(z.int().check(z.minimum(1), z.maximum(99)), DEFAULT_LEGS), // no effect yet
  points: z.optional(leaguePoints), // absent: the default points; in an edit: the current points
  tieBreaks: z.optional(tieBreaks), // absent: the default tie-breaks; in an edit: the current tie-breaks
});
export type LeagueBody = z.output<typeof leagueBody>;

export const newLeague = z.extend(leagueBody, { requestId });
export type NewLeague = z.output<typeof newLeague>;

/** Public view of a league. */
export const shownLeague = z.object({
  leagueId: id,
  ...competitionFacts,
  dayOfWeek: z.enum(WEEKDAYS),
  points: leaguePoints,
  tieBreaks,
  participants: z.array(shownPlayer),
  rounds: z.array(z.object({ round: z.int(), date })),
});

export const league = z.extend(shownLeague, {
  ...competitionView,
  isHomeAndAway: z.boolean(),
  legs: z.int(),
  totalRounds: z.int(), // while the league is pending: the number if all places are taken
  participants: z.array(userRef),
});
export type League = z.output<typeof league>;

/** A league in a list. */
export const listedLeague = z.omit(league, { rounds: true, points: true, tieBreaks: true });
export type ListedLeague = z.output<typeof listedLeague>;

export const leagueAnswer = z.object({ league });
export const createdLeague = z.object({ leagueId: id, league });
export const leaguesAnswer = z.object({ leagues: z.array(listedLeague) }); // newest first

/** Public view of a league game. */
export const shownLeagueGame = z.object({
  gameId: id,
  round: z.int(),
  ...shownResult,
  player1: shownPlayer,
  player2: shownPlayer,
  isDraw: z.boolean(), // played to the end, without a winner
  gameDate: date, // date of the round, or the date to which the organiser moved the game
  isVoided: z.optional(z.literal(true)), // does not count: a player was withdrawn before half of their games
});

export const leagueGame = z.extend(shownLeagueGame, {
  player1: userRef,
  player2: userRef,
  winnerId: z.nullable(id), // null without a winner, or once the winner's account is gone
  agreedAt: z.optional(z.iso.datetime()), // absent until its players agree on a time
});
export type LeagueGame = z.output<typeof leagueGame>;

/** Public view of a round of a league. */
export const shownRound = z.object({
  round: z.int(),
  date,
  games: z.array(shownLeagueGame),
  resting: z.nullable(shownPlayer),
});

export const leagueRound = z.extend(shownRound, {
  games: z.array(leagueGame),
  resting: z.nullable(userRef),
});
export type LeagueRound = z.output<typeof leagueRound>;

/** Query for a page of unplayed games of past rounds, oldest first. */
export const overduePage = z.strictObject({
  after: z.optional(id), // cursor: the last `gameId` seen
  inGrace: isYes, // only games within the days of grace, which are not at risk yet
  limit: z._default(pageLimit(), PAGE_MAX),
});
export type OverduePage = z.output<typeof overduePage>;
export const overdueGames = z.object({
  games: z.array(leagueGame),
  total: z.int(), // matching games on all pages
  unplayed: z.int(), // unplayed games of all rounds, past and future
  running: z.array(leagueGame), // games in progress; the league cannot end before them
});
export type OverdueGames = z.output<typeof overdueGames>;

export const classification = z.object({
  classification: z.array(
    z.extend(shownRow, {
      user: userRef,
      tieBreak: z.optional(z.enum(TIE_BREAKS)), // the criterion that decided the rank among players with equal points
    }),
  ),
});

export type Classification = z.output<typeof classification>['classification'];

const place = z.object({
  place: z.int(),
  onlyByTieBreak: z.boolean(), // depends on a tie-break with players of equal points
});

/** Places that a player can still reach, and points needed for them, if all remaining games are played. */
export const outlook = z.object({
  gamesLeft: z.int(), // the player's own
  best: place,
  worst: place,
  verdict: z.optional(z.enum(VERDICTS)), // absent while nothing is certain
  needs: z.array(z.object({ place: z.int(), points: z.int() })), // further points that guarantee the place
  isExact: z.boolean(), // false: `best` and `worst` are bounds
});
export type Outlook = z.output<typeof outlook>;
export const outlookAnswer = z.object({ outlook });

export const byLeagueId = z.strictObject({ leagueId: id });

export const leagueEvents = {
  /** The league has changed; clients fetch it again. */
  leagueChanged: z.object({ leagueId: id }),
};
