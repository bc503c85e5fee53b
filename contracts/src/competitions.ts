/** Schemas shared by leagues and tournaments. */
import { WEEKDAYS } from '@darts/rules/leagues/schedule';
import * as z from 'zod/mini';
import { userRef } from './accounts.ts';
import { id } from './fields/ids.ts';
import { PAGE_MAX, pageLimit } from './fields/paging.ts';
import { chosenFormat, gameFormat } from './play.ts';
import { request } from './request.ts';
import { atMost, line, lines } from './fields/text.ts';
import { words } from './words.ts';

export const COMPETITION_STATUSES = ['pendiente', 'encurso', 'finalizada'] as const;
export type CompetitionStatus = (typeof COMPETITION_STATUSES)[number];

export const COMPETITION_KINDS = ['league', 'tournament'] as const;
export type CompetitionKind = (typeof COMPETITION_KINDS)[number];

export const NAME_MIN = 3;
export const NAME_MAX = 30;
export const PARTICIPANTS_MIN = 2;
export const PARTICIPANTS_MAX = 100;
export const START_DATE_MIN = '2000-01-01';
export const START_DATE_MAX = '2100-12-31';

/** Calendar date, as YYYY-MM-DD. */
export const date = z.iso.date();

const NAME_LENGTH = words.lengthBetween(NAME_MIN, NAME_MAX);
const PLACES = words.wholeNumber(PARTICIPANTS_MIN, PARTICIPANTS_MAX);

/** Player to be enrolled by the organiser. */
export const enrolment = z.strictObject({ userId: id });

export const CANDIDATES_Q_MIN = 2;
export const CANDIDATES_Q_MAX = 64;

/** Query for players to enrol by hand. `q`, a part of the name, is required: nobody may list all users. */
export const candidatesPage = z.strictObject({
  q: z.string().check(z.trim(), z.minLength(CANDIDATES_Q_MIN), z.maxLength(CANDIDATES_Q_MAX)),
  after: z.optional(z.string().check(z.maxLength(64))), // cursor: the last `username` seen
  limit: z._default(pageLimit(50), 20),
});
export type CandidatesPage = z.output<typeof candidatesPage>;
export const candidates = z.object({ users: z.array(userRef) }); // sorted by name, without enrolled players

/** Check of a date against `START_DATE_MIN` and `START_DATE_MAX`. */
const inRange = z.refine<string>(
  (day) => day >= START_DATE_MIN && day <= START_DATE_MAX,
  words.yearsBetween(START_DATE_MIN.slice(0, 4), START_DATE_MAX.slice(0, 4)),
);

/** Due date of a game, from `START_DATE_MIN` to `START_DATE_MAX`. */
export const dateInRange = date.check(inRange);

/** Form fields shared by leagues and tournaments, with an error message for invalid values. */
export const competitionForm = {
  name: line.check(
    z.minLength(1, words.name),
    z.minLength(NAME_MIN, NAME_LENGTH),
    z.maxLength(NAME_MAX, NAME_LENGTH),
  ),
  description: lines.check(atMost(1000)),
  startDate: z.iso.date({ error: words.startDate, abort: true }).check(inRange),
  maxParticipants: z
    .int(PLACES)
    .check(z.minimum(PARTICIPANTS_MIN, PLACES), z.maximum(PARTICIPANTS_MAX, PLACES)),
};

/** Body fields shared by leagues and tournaments. */
export const competitionFields = {
  ...competitionForm,
  description: z._default(competitionForm.description, ''),
  format: z.optional(chosenFormat), // absent: the classic format; in an edit: the current format
};

/** Public fields shared by leagues and tournaments. */
export const competitionFacts = {
  name: z.string(),
  status: z.enum(COMPETITION_STATUSES),
  startDate: date,
  format: gameFormat, // of its games; fixed once the competition has begun
};

/** View fields shared by leagues and tournaments. */
export const competitionView = {
  ...competitionFacts,
  description: z.string(),
  maxParticipants: z.int(),
  createdBy: z.nullable(id), // null once the creator has deleted the account
  creator: z.object({ username: z.string() }),
  createdAt: z.iso.datetime(), // unique within its kind
  isPublic: z.optional(z.boolean()), // readable without an account; absent: false
  isRunByAdmins: z.optional(z.boolean()), // admins stand in for a creator who may no longer organise; absent: false
  withdrawn: z.optional(z.array(id)), // withdrawn players; absent: none
};

/** Qualifier for the bracket: the player with `rank` in `group`, both from 1. */
const qualifier = z.object({ group: z.int(), rank: z.int() });

/** Place of a game within its league or tournament. */
export const gameStage = z.object({
  name: z.string(), // of the league or tournament
  round: z.int(), // from 1
  rounds: z.int(), // rounds of the league or of the bracket; for a game of a group too, those of the bracket
  group: z.optional(z.int()), // number of the group in a tournament, from 1; absent for games of the bracket
  isThirdPlace: z.optional(z.literal(true)), // the game for third place
  isVoided: z.optional(z.literal(true)), // does not count: a player was withdrawn before half of their games
  // Qualifiers for the seats of player1 and player2, or null. Absent if neither seat is for a qualifier.
  comers: z.optional(z.tuple([z.nullable(qualifier), z.nullable(qualifier)])),
  date: z.optional(date), // league only: date of the round, or the date to which the organiser moved the game
  board: z.optional(z.string()), // tournament only: name of the board that the game is called to; absent while uncalled
});
export type GameStage = z.output<typeof gameStage>;
export const gameStageAnswer = z.object({ stage: z.nullable(gameStage) }); // null: a game of no competition

/** Public facts of a pending competition, for anybody with its invitation link. Names only the organiser. */
export const invitation = z.object({
  kind: z.enum(COMPETITION_KINDS),
  name: z.string(),
  organiser: z.string(), // username
  startDate: date,
  lastDate: z.optional(date), // league only: date of the last round if all places are taken
  dayOfWeek: z.optional(z.enum(WEEKDAYS)),
  maxParticipants: z.int(),
  placesLeft: z.int(),
  isPublic: z.optional(z.boolean()), // readable without an account; absent: false
  competitionId: z.optional(id), // present for logged-in callers only, who may see the whole competition
});
export type Invitation = z.output<typeof invitation>;
export const invitationAnswer = z.object({ invitation });

/** Visibility of a competition. `isPublic`: readable without an account. */
export const visibility = z.strictObject({ isPublic: z.boolean() });

/** Secret part of an invitation link. */
export const invitationToken = z.object({ token: z.string() });
export const byToken = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** League or tournament joined by an invitation link. */
export const joined = z.object({ kind: z.enum(COMPETITION_KINDS), competitionId: id });
export type Joined = z.output<typeof joined>;

/** Boolean parameter of a query. */
export const isYes = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((yes) => yes === 'true'),
  ),
);

export const LIST_Q_MAX = 100;

/** Query for a page of leagues or tournaments. Filters are combined with AND. */
export const competitionFilters = z.strictObject({
  status: z.optional(
    z.string().check(z.regex(/^(pendiente|encurso|finalizada)(,(pendiente|encurso|finalizada))*$/)),
  ),
  q: z.optional(z.string().check(z.trim(), z.maxLength(LIST_Q_MAX))), // part of the competition's or creator's name
  mine: isYes, // competitions that the caller is enrolled in
  created: isYes, // competitions that the caller has created
  before: z.optional(z.iso.datetime()), // cursor: the last `createdAt` seen
  limit: z._default(pageLimit(), PAGE_MAX),
});
export type CompetitionFilters = z.output<typeof competitionFilters>;

const gameId = id;

export const gameLobbyRequests = {
  /** Waits for the rival of a league or tournament game. The game starts once both players wait. */
  joinLeagueGameLobby: request({ gameId }, {}),
  leaveLeagueGameLobby: request({ gameId }, {}),
  /** Asks the rival whether the game may begin with this device recording the turns of both players. */
  proposeScoring: request({ gameId }, { isHere: z.boolean() }), // `isHere`: the rival has a page of the app open
  /** Answers the rival's proposal; if accepted, the game begins. `accept` false also withdraws the caller's own. */
  answerScoringProposal: request({ gameId, accept: z.boolean() }, {}),
};

export const gameLobbyEvents = {
  /** Players who wait for the game, without duplicates. */
  preLobbyUpdate: z.object({
    players: z.array(userRef),
    playing: z.optional(z.array(id)), // players of the game who are in another game
    asking: z.optional(id), // the player who asks to record for both
  }),
  startLeagueGame: z.object({ gameId }),
  /** The rival of a pending game asks to record the turns of both players. */
  scoringProposed: z.object({ gameId, by: userRef }),
  /** The rival has answered the proposal, or (`accept` false) the proposer has withdrawn it. */
  scoringProposalAnswered: z.object({ gameId, userId: id, accept: z.boolean() }),
};

/** Number of a round in an address, from 1. */
export const roundNumber = z.coerce.number().check(z.int(), z.minimum(1));
