import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import { GROUP_SIZE, QUALIFIERS_PER_GROUP } from '@darts/rules/tournaments/groups';
import { nameKey } from '@darts/rules/accounts/usernames';
import * as z from 'zod/mini';
import { shownPlayer, userRef } from './accounts.ts';
import {
  competitionFacts,
  competitionFields,
  competitionView,
  PARTICIPANTS_MAX,
} from './competitions.ts';
import { id, requestId } from './fields/ids.ts';
import { chosenFormat, gameFormat, shownResult } from './play.ts';
import { isOut, shownRow } from './table-figures.ts';
import { line } from './fields/text.ts';
import { words } from './words.ts';

/** Criteria by which players are seeded when a tournament begins. */
export const SEEDINGS = ['draw', 'average', 'league', 'hand'] as const;

const chosenSeeding = z.discriminatedUnion('by', [
  z.strictObject({ by: z.enum(['draw', 'average', 'hand']) }),
  z.strictObject({ by: z.literal('league'), leagueId: id }), // by the table of this league
]);

const groupStage = z.object({
  // Target size of a group. Groups come as near to it as the number of players allows.
  size: z.int().check(z.minimum(GROUP_SIZE.min), z.maximum(GROUP_SIZE.max)),
  // Qualifiers of each group for the bracket.
  through: z.int().check(z.minimum(QUALIFIERS_PER_GROUP.min), z.maximum(QUALIFIERS_PER_GROUP.max)),
});

export const tournamentBody = z.strictObject({
  ...competitionFields,
  // In an edit, an absent field stays unchanged, and null clears the field.
  dayOfWeek: z.optional(z.nullable(z.enum(WEEKDAYS))),
  isHomeAndAway: z.optional(z.nullable(z.boolean())),
  seeding: z.optional(chosenSeeding),
  hasThirdPlace: z.optional(z.boolean()),
  groupStage: z.optional(z.nullable(groupStage)),
  formatFrom: z.optional(
    z.nullable(
      z.strictObject({
        semifinal: z.optional(chosenFormat), // also of the final, unless `final` is given
        final: z.optional(chosenFormat),
      }),
    ),
  ),
});
export type TournamentBody = z.output<typeof tournamentBody>;

export const newTournament = z.extend(tournamentBody, { requestId });
export type NewTournament = z.output<typeof newTournament>;

/** Public view of a place of the bracket. A bye has a player and no game. */
export const shownPlace = z.object({
  gameId: z.nullable(id), // null for a bye only
  id: id, // id of the place, not of a game
  round: z.int(), // from 1
  matchNumber: z.int(), // within its round, from 1
  format: gameFormat,
  ...shownResult,
  isBye: z.boolean(), // true if player1 has a bye
  isSuddenDeath: z.boolean(), // in sudden death, or decided in sudden death
});
export type ShownPlace = z.output<typeof shownPlace>;

export const bracketGame = z.extend(shownPlace, {
  player1: z.nullable(userRef), // null while not known
  player2: z.nullable(userRef),
  winner: z.nullable(userRef), // player in `winnerSeat`; only the seat tells the winner once both accounts are deleted
  agreedAt: z.optional(z.iso.datetime()), // absent until its players agree on a time
});
export type BracketGame = z.output<typeof bracketGame>;

/** Row of a group's table. */
const groupRow = z.extend(z.omit(shownRow, { withdrawn: true }), {
  goesOn: z.boolean(), // qualifies for the bracket; false until all games of the group are over
});

/** Public view of a group: a small league before the bracket, in which all players meet once. */
export const shownGroup = z.object({
  number: z.int(), // from 1
  table: z.array(groupRow), // best first
  games: z.array(shownPlace), // by round and match within the group; draws are possible
  isOver: z.optional(z.boolean()), // all games are decided; absent from older servers
});
export type ShownGroup = z.output<typeof shownGroup>;

export const group = z.extend(shownGroup, {
  table: z.array(z.extend(groupRow, { user: userRef })),
  games: z.array(bracketGame),
});
export type Group = z.output<typeof group>;

export const BOARDS_MAX = 16;
export const BOARD_NAME_MAX = 20;

const boardName = line.check(z.minLength(1), z.maxLength(BOARD_NAME_MAX));

const areDistinct = (items: readonly string[]) => new Set(items).size === items.length;

/** All boards of a tournament, in their order. */
export const boardsBody = z.strictObject({
  boards: z
    .array(
      z.strictObject({
        boardId: z.optional(id), // absent for a new board; boards that are not listed are deleted
        name: boardName,
      }),
    )
    .check(
      z.maxLength(BOARDS_MAX),
      z.refine((all) => areDistinct(all.map(({ name }) => nameKey(name)))),
      z.refine(
        (all) => areDistinct(all.flatMap(({ boardId }) => boardId ?? [])),
        words.eachBoardOnce,
      ),
    ),
  isAutomatic: z.boolean(), // games are called automatically as boards come free
  // The boards that the sender knows; refused if stale. Absent: no check.
  seen: z.optional(
    z.array(z.strictObject({ boardId: id, name: boardName })).check(z.maxLength(BOARDS_MAX)),
  ),
});
export type BoardsBody = z.output<typeof boardsBody>;

/**
 * Game to call to a free board; null frees the board. `seen`: the game that the sender knows to be on the board;
 * refused if another game is there. Absent: no check.
 */
export const boardGameBody = z.strictObject({ gameId: z.nullable(id), seen: z.optional(id) });
export type BoardGameBody = z.output<typeof boardGameBody>;

const shownBoard = z.object({ name: z.string(), gameId: z.nullable(id) }); // null: free

/** Boards with the games called to them or thrown on them, and the games that wait for a board. */
export const boards = z.object({
  list: z.array(z.extend(shownBoard, { boardId: id })),
  isAutomatic: z.boolean(),
  // Games that can be thrown now and are on no board, in the order of calls.
  waiting: z.array(
    z.object({ gameId: id, isByHand: z.boolean() }), // by hand: has an agreed time, or was taken off a board
  ),
});
export type TournamentBoards = z.output<typeof boards>;

const shownMember = z.object({
  user: shownPlayer,
  seed: z.optional(z.int()), // from 1, once the bracket is drawn; with seeding by hand, before the draw too
  withdrawn: isOut,
});

/** Public view of a tournament. */
export const shownTournament = z.object({
  tournamentId: id,
  ...competitionFacts,
  participants: z.array(shownMember),
  games: z.array(shownPlace), // every place of the bracket, by round and match; empty while pending
  thirdPlace: z.optional(shownPlace), // absent while pending, and without a game for third place
  groups: z.optional(z.array(shownGroup)), // absent while pending, and without a group stage
  boards: z.optional(z.object({ list: z.array(shownBoard) })), // absent if the organiser has named no boards
});
export type ShownTournament = z.output<typeof shownTournament>;

export const tournament = z.extend(shownTournament, {
  ...competitionView,
  dayOfWeek: z.optional(z.enum(WEEKDAYS)), // absent if the organiser gave none
  isHomeAndAway: z.optional(z.boolean()), // absent if the organiser gave none
  // Formats of the last rounds, where they differ.
  formatFrom: z.optional(
    z.object({ semifinal: z.optional(gameFormat), final: z.optional(gameFormat) }),
  ),
  seeding: z.object({
    by: z.enum(SEEDINGS),
    leagueId: z.optional(id), // league whose table seeds the players
    leagueName: z.optional(z.string()),
  }),
  hasThirdPlace: z.boolean(), // the losers of the semi-finals play for third place, if both semi-finals were played
  groupStage: z.optional(groupStage), // absent without a group stage
  participants: z.array(z.extend(shownMember, { user: userRef })),
  games: z.array(bracketGame),
  thirdPlace: z.optional(bracketGame),
  groups: z.optional(z.array(group)),
  boards: z.optional(boards),
});
export type Tournament = z.output<typeof tournament>;

/** A tournament in a list. */
export const listedTournament = z.omit(tournament, {
  games: true,
  thirdPlace: true,
  groups: true,
  boards: true,
});
export type ListedTournament = z.output<typeof listedTournament>;

/** Ids of participants from the first seed on, without duplicates. Participants left out are seeded last. */
export const seedsBody = z.strictObject({
  userIds: z.array(id).check(z.maxLength(PARTICIPANTS_MAX)),
});

export const tournamentAnswer = z.object({ tournament });
export const createdTournament = z.object({ tournamentId: id, tournament });
export const tournamentsAnswer = z.object({ tournaments: z.array(listedTournament) }); // newest first

export const byTournamentId = z.strictObject({ tournamentId: id });

export const tournamentEvents = {
  /** The tournament has changed; clients fetch it again. */
  tournamentChanged: z.object({ tournamentId: id }),
};
