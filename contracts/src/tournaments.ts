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

/** By what players are seeded when a tournament begins. */
export const SEEDINGS = ['draw', 'average', 'league', 'hand'] as const;

const chosenSeeding = z.discriminatedUnion('by', [
  z.strictObject({ by: z.enum(['draw', 'average', 'hand']) }),
  z.strictObject({ by: z.literal('league'), leagueId: id }), // by its table
]);

const groupStage = z.object({
  size: z.int().check(z.minimum(GROUP_SIZE.min), z.maximum(GROUP_SIZE.max)), // as near to it as can be
  through: z.int().check(z.minimum(QUALIFIERS_PER_GROUP.min), z.maximum(QUALIFIERS_PER_GROUP.max)), // of each group, into the bracket
});

export const tournamentBody = z.strictObject({
  ...competitionFields,
  // Left out of an edit, each stays as it is; null takes it back.
  dayOfWeek: z.optional(z.nullable(z.enum(WEEKDAYS))),
  isHomeAndAway: z.optional(z.nullable(z.boolean())),
  seeding: z.optional(chosenSeeding),
  hasThirdPlace: z.optional(z.boolean()),
  groupStage: z.optional(z.nullable(groupStage)),
  formatFrom: z.optional(
    z.nullable(
      z.strictObject({
        semifinal: z.optional(chosenFormat), // and of the final, unless it has its own
        final: z.optional(chosenFormat),
      }),
    ),
  ),
});
export type TournamentBody = z.output<typeof tournamentBody>;

export const newTournament = z.extend(tournamentBody, { requestId });
export type NewTournament = z.output<typeof newTournament>;

/** A place of the bracket as anybody may see it. A bye has a player and no game. */
export const shownPlace = z.object({
  gameId: z.nullable(id), // null for a bye only
  id: id, // of the place
  round: z.int(), // from 1
  matchNumber: z.int(), // within its round, from 1
  format: gameFormat,
  ...shownResult,
  isBye: z.boolean(), // of player1
  isSuddenDeath: z.boolean(), // in rounds beyond its own, or decided there
});
export type ShownPlace = z.output<typeof shownPlace>;

export const bracketGame = z.extend(shownPlace, {
  player1: z.nullable(userRef), // null while not known
  player2: z.nullable(userRef),
  winner: z.nullable(userRef), // at `winnerSeat`, which tells them apart where both accounts are gone
  agreedAt: z.optional(z.iso.datetime()), // absent until its players agree on a time
});
export type BracketGame = z.output<typeof bracketGame>;

/** A player of a group as its table has them. */
const groupRow = z.extend(z.omit(shownRow, { withdrawn: true }), {
  goesOn: z.boolean(), // into the bracket: known once all games of the group are over
});

/** A small league before the bracket, where everybody meets everybody once, as anybody may see it. */
export const shownGroup = z.object({
  number: z.int(), // from 1
  table: z.array(groupRow), // best first
  games: z.array(shownPlace), // by round and match within the group; these may be drawn
  isOver: z.optional(z.boolean()), // whether all of them are decided; absent from older servers
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

/** The boards of a tournament, all of them, in their order. */
export const boardsBody = z.strictObject({
  boards: z
    .array(
      z.strictObject({
        boardId: z.optional(id), // absent for a new one; whichever is not named is gone
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
  isAutomatic: z.boolean(), // whether games are called by themselves as boards come free
  // As the sender knows them: refused if they are others by now. Absent: whatever there is gives way.
  seen: z.optional(
    z.array(z.strictObject({ boardId: id, name: boardName })).check(z.maxLength(BOARDS_MAX)),
  ),
});
export type BoardsBody = z.output<typeof boardsBody>;

/**
 * What is called to a board; null frees it. `seen`: the game that the sender knows to be there, which is all
 * that leaves it. Absent: whatever is there gives way.
 */
export const boardGameBody = z.strictObject({ gameId: z.nullable(id), seen: z.optional(id) });
export type BoardGameBody = z.output<typeof boardGameBody>;

const shownBoard = z.object({ name: z.string(), gameId: z.nullable(id) }); // null: free

/** Which game is called to which board, or thrown there, and which are next. */
export const boards = z.object({
  list: z.array(z.extend(shownBoard, { boardId: id })),
  isAutomatic: z.boolean(),
  // What can be thrown now and is on no board, whoever is next first.
  waiting: z.array(
    z.object({ gameId: id, isByHand: z.boolean() }), // by hand: agreed for a time, or taken off a board
  ),
});
export type TournamentBoards = z.output<typeof boards>;

const shownMember = z.object({
  user: shownPlayer,
  seed: z.optional(z.int()), // from 1, once it is drawn; put in order by hand, before, too
  withdrawn: isOut,
});

/** A tournament as anybody may see it. */
export const shownTournament = z.object({
  tournamentId: id,
  ...competitionFacts,
  participants: z.array(shownMember),
  games: z.array(shownPlace), // by round and match: every node of the bracket; none while pending
  thirdPlace: z.optional(shownPlace), // absent while pending, and where nobody plays for it
  groups: z.optional(z.array(shownGroup)), // absent while pending, and where there is the bracket alone
  boards: z.optional(z.object({ list: z.array(shownBoard) })), // absent where its organiser has named none
});
export type ShownTournament = z.output<typeof shownTournament>;

export const tournament = z.extend(shownTournament, {
  ...competitionView,
  dayOfWeek: z.optional(z.enum(WEEKDAYS)), // absent where none was given
  isHomeAndAway: z.optional(z.boolean()), // absent where it was not given
  // Of the last rounds, where theirs are others.
  formatFrom: z.optional(
    z.object({ semifinal: z.optional(gameFormat), final: z.optional(gameFormat) }),
  ),
  seeding: z.object({
    by: z.enum(SEEDINGS),
    leagueId: z.optional(id), // of which the table is
    leagueName: z.optional(z.string()),
  }),
  hasThirdPlace: z.boolean(), // whether losers of played semi-finals play for it
  groupStage: z.optional(groupStage), // absent where there is the bracket alone
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

/** Participants from the first seed on, each once; whoever is not among them is seeded behind. */
export const seedsBody = z.strictObject({
  userIds: z.array(id).check(z.maxLength(PARTICIPANTS_MAX)),
});

export const tournamentAnswer = z.object({ tournament });
export const createdTournament = z.object({ tournamentId: id, tournament });
export const tournamentsAnswer = z.object({ tournaments: z.array(listedTournament) }); // newest first

export const byTournamentId = z.strictObject({ tournamentId: id });

export const tournamentEvents = {
  /** Something of the tournament is no longer as it was: ask again. */
  tournamentChanged: z.object({ tournamentId: id }),
};
