/** Figures of players over all or some of their games. */
import { formatOfKey } from '@darts/rules/play/x01/figures/format-key';
import * as z from 'zod/mini';
import { userRef } from './accounts.ts';
import { id } from './fields/ids.ts';
import { bed, gameFormat, gamesPage, playerStatistics } from './play.ts';

const gameId = id;
const count = z.int().check(z.nonnegative());

export const GAME_KINDS = ['lobby', 'league', 'tournament'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** Periods of figures, in days up to and including today. */
export const FIGURE_DAYS = [10, 30, 90] as const;

/** Most games that a streak counts. */
export const MAX_STREAK = 100;

/** Filter of the games that figures cover. An empty filter covers all games. */
export const figuresFilter = z.strictObject({
  kind: z.optional(z.enum(GAME_KINDS)),
  days: z.optional(
    z.coerce.number().check(z.refine((days) => FIGURE_DAYS.some((each) => each === days))),
  ),
  // Key of the format: start, in, out, legs and rounds, such as 501-straight-double-3-20.
  format: z.optional(z.string().check(z.refine((key) => formatOfKey(key) !== undefined))),
});
export type FiguresFilter = z.output<typeof figuresFilter>;

/** Figures of a player over a set of games. Averages are 0 before the first dart, and not rounded. */
export const figures = z.object({
  games: count,
  won: count,
  drawn: count,
  streak: count, // latest games won in a row, at most MAX_STREAK
  legs: count, // with a winner
  legsWon: count,
  turns: count,
  darts: count, // thrown, including those of busts
  average: z.number(), // points per three darts
  firstNine: z.number(), // `average` over the first three turns of each leg
  mpt: z.number(), // points per turn
  mpd: z.number(), // a third of `mpt`
  bestTurn: count,
  bestLeg: z.nullable(count), // darts of the shortest leg won
  bestClose: z.nullable(count), // points of the highest turn that ended a leg
  turns60: count, // from 60 to 99
  turns100: count, // from 100 to 139
  turns140: count, // from 140 to 179
  turns180: count,
  finishes: count, // legs closed by a turn with known beds, in formats that need a double or treble to close
  finishDarts: count, // darts thrown at a score that one dart could close, in turns counted as for `finishes`
});
export type Figures = z.output<typeof figures>;

export const figuresAnswer = z.object({
  figures,
  latest: z.array(z.object({ gameId, finishedAt: z.iso.datetime(), points: count, darts: count })), // oldest first
  turnTotals: playerStatistics.shape.turnTotals,
  beds: z.array(z.object({ bed, count })), // beds hit, where known
  formats: z.array(z.object({ format: gameFormat, games: count })), // of all the player's games, unfiltered
});
export type FiguresAnswer = z.output<typeof figuresAnswer>;

/** A player's record against one rival. */
export const rivalry = z.object({
  rival: userRef,
  games: count,
  won: count,
  drawn: count,
  legs: count, // with a winner
  legsWon: count,
  lastAt: z.iso.datetime(), // end of their latest game
});
export type Rivalry = z.output<typeof rivalry>;

/** Query for a page of rivals, latest game first. `before` is a cursor: the last `lastAt` seen. */
export const rivalsPage = z.omit(gamesPage, { rival: true });
export const rivalsAnswer = z.object({ rivals: z.array(rivalry) });

const leader = z.object({ user: userRef, value: z.number() });
export type Leader = z.output<typeof leader>;

/** Leaders of a league or tournament in each figure, best first. Players without a value are left out. */
export const leaders = z.object({
  average: z.array(leader), // per three darts
  turns180: z.array(leader),
  bestClose: z.array(leader), // points
  bestLeg: z.array(leader), // darts
});
export type Leaders = z.output<typeof leaders>;
export const leadersAnswer = z.object({ leaders });
