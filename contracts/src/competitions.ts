/** What leagues and tournaments share. */
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

/** A date of the calendar, as YYYY-MM-DD. */
export const date = z.iso.date();

const NAME_LENGTH = words.lengthBetween(NAME_MIN, NAME_MAX);
const PLACES = words.wholeNumber(PARTICIPANTS_MIN, PARTICIPANTS_MAX);

/** Somebody to be enrolled by the organiser. */
export const enrolment = z.strictObject({ userId: id });

export const CANDIDATES_Q_MIN = 2;
export const CANDIDATES_Q_MAX = 64;

/** Who could be enrolled by hand: those with a piece of text in their names. Nobody lists them all. */
export const candidatesPage = z.strictObject({
  q: z.string().check(z.trim(), z.minLength(CANDIDATES_Q_MIN), z.maxLength(CANDIDATES_Q_MAX)),
  after: z.optional(z.string().check(z.maxLength(64))), // those after it: the last `username` seen
  limit: z._default(pageLimit(50), 20),
});
export type CandidatesPage = z.output<typeof candidatesPage>;
export const candidates = z.object({ users: z.array(userRef) }); // by name; none that is enrolled

/** One of the years that competitions may be in. */
const inRange = z.refine<string>(
  (day) => day >= START_DATE_MIN && day <= START_DATE_MAX,
  words.yearsBetween(START_DATE_MIN.slice(0, 4), START_DATE_MAX.slice(0, 4)),
);

/** A date by which a game may be thrown. */
export const dateInRange = date.check(inRange);

/** What the forms of both ask for, and say where it will not do. */
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

/** The fields that the bodies of both have. */
export const competitionFields = {
  ...competitionForm,
  description: z._default(competitionForm.description, ''),
  format: z.optional(chosenFormat), // the classic one; left out of an edit, it stays as it is
};

/** What anybody is told of both. */
export const competitionFacts = {
  name: z.string(),
  status: z.enum(COMPETITION_STATUSES),
  startDate: date,
  format: gameFormat, // of its games; once it has begun, for good
};

/** What the views of both have. */
export const competitionView = {
  ...competitionFacts,
  description: z.string(),
  maxParticipants: z.int(),
  createdBy: z.nullable(id), // null once the creator has deleted the account
  creator: z.object({ username: z.string() }),
  createdAt: z.iso.datetime(), // no two of a kind have the same
  isPublic: z.optional(z.boolean()), // whether anybody may read it without an account; absent: no
  isRunByAdmins: z.optional(z.boolean()), // the creator may not organise any more, and admins stand in; absent: no
  withdrawn: z.optional(z.array(id)), // who does not play on, if anybody
};

/** Who comes from a group into the bracket: whoever has this rank of it, both from 1. */
const qualifier = z.object({ group: z.int(), rank: z.int() });

/** Which part of a league or tournament a game is. */
export const gameStage = z.object({
  name: z.string(), // of the league or tournament
  round: z.int(), // from 1
  rounds: z.int(), // of all of it: a tournament's last is its final; of a group, those of the group
  group: z.optional(z.int()), // of a tournament, from 1; absent for its bracket
  isThirdPlace: z.optional(z.literal(true)), // beside the final
  isVoided: z.optional(z.literal(true)), // counts for nobody: a player was withdrawn before half of theirs
  // Whom groups send to it, player1 and player2, known by name or not yet; absent where neither is one of these.
  comers: z.optional(z.tuple([z.nullable(qualifier), z.nullable(qualifier)])),
  date: z.optional(date), // of a league's round, unless the organiser has moved the game; a tournament's have none
  board: z.optional(z.string()), // of a tournament, to which the game is called; absent while it is to none
});
export type GameStage = z.output<typeof gameStage>;
export const gameStageAnswer = z.object({ stage: z.nullable(gameStage) }); // null: of neither

/** What its link tells of a competition that has not begun, to anybody: what a poster would, and no names but one. */
export const invitation = z.object({
  kind: z.enum(COMPETITION_KINDS),
  name: z.string(),
  organiser: z.string(), // username
  startDate: date,
  lastDate: z.optional(date), // of a league, if all its places are taken
  dayOfWeek: z.optional(z.enum(WEEKDAYS)),
  maxParticipants: z.int(),
  placesLeft: z.int(),
  isPublic: z.optional(z.boolean()), // whether anybody may read it without an account; absent: no
  competitionId: z.optional(id), // for whoever is logged in, who may see all of it
});
export type Invitation = z.output<typeof invitation>;
export const invitationAnswer = z.object({ invitation });

/** Whether anybody may read a competition without an account. */
export const visibility = z.strictObject({ isPublic: z.boolean() });

/** The secret part of a link; any text that is none finds nothing. */
export const invitationToken = z.object({ token: z.string() });
export const byToken = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** What somebody has joined by a link. */
export const joined = z.object({ kind: z.enum(COMPETITION_KINDS), competitionId: id });
export type Joined = z.output<typeof joined>;

/** A switch of a list. */
export const isYes = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((yes) => yes === 'true'),
  ),
);

export const LIST_Q_MAX = 100;

/** What a list of either is filtered by, all of it together; and a page of it. */
export const competitionFilters = z.strictObject({
  status: z.optional(
    z.string().check(z.regex(/^(pendiente|encurso|finalizada)(,(pendiente|encurso|finalizada))*$/)),
  ),
  q: z.optional(z.string().check(z.trim(), z.maxLength(LIST_Q_MAX))), // a piece of the name, or of the creator's
  mine: isYes, // those the caller is enrolled in
  created: isYes, // those the caller has created
  before: z.optional(z.iso.datetime()), // those made before: the `createdAt` of the last one seen
  limit: z._default(pageLimit(), PAGE_MAX),
});
export type CompetitionFilters = z.output<typeof competitionFilters>;

const gameId = id;

export const gameLobbyRequests = {
  /** Waits for the rival of a league or tournament game. When both are there, it starts. */
  joinLeagueGameLobby: request({ gameId }, {}),
  leaveLeagueGameLobby: request({ gameId }, {}),
  /** Asks the rival whether the game may begin with this device recording the turns of both. */
  proposeScoring: request({ gameId }, { isHere: z.boolean() }), // the rival has a page open
  /** Answers the question: accepted, the game begins. With `accept` false, takes the caller's own back. */
  answerScoringProposal: request({ gameId, accept: z.boolean() }, {}),
};

export const gameLobbyEvents = {
  /** The players who wait, each once. */
  preLobbyUpdate: z.object({
    players: z.array(userRef),
    playing: z.optional(z.array(id)), // players of the game who are in another
    asking: z.optional(id), // who asks to record for both
  }),
  startLeagueGame: z.object({ gameId }),
  /** The rival of a game to come asks to record the turns of both. */
  scoringProposed: z.object({ gameId, by: userRef }),
  /** The question is answered by the rival, or (not accepted) taken back. */
  scoringProposalAnswered: z.object({ gameId, userId: id, accept: z.boolean() }),
};

/** A round in an address, from 1. */
export const roundNumber = z.coerce.number().check(z.int(), z.minimum(1));
