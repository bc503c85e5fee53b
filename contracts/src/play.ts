import { END_REASONS } from '@darts/rules/play/endings/end-reasons';
import { BED_NAMES } from '@darts/rules/play/beds';
import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import { FORMAT_CHOICES, INS, OUTS } from '@darts/rules/play/x01/settings';
import * as z from 'zod/mini';
import { shownPlayer, userRef } from './accounts.ts';
import { id } from './fields/ids.ts';
import { pageLimit } from './fields/paging.ts';
import { request } from './request.ts';

const gameId = id;
const userId = id;
const count = z.int().check(z.nonnegative());

export const GAME_STATUSES = ['pendiente', 'encurso', 'finalizada'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** Format of a game: fixed before the game begins, and the same for both players. */
export const gameFormat = z.object({
  start: z.int(), // points each player starts a leg from
  in: z.enum(INS), // the first dart of a leg that scores
  out: z.enum(OUTS), // the dart that closes a leg; `master`: a double or a treble
  legs: z.int(), // best of this many
  rounds: z.int(), // turns each player may take in a leg
});

/** Format chosen for new games, within `FORMAT_CHOICES`. */
export const chosenFormat = z.strictObject({
  start: z.literal(FORMAT_CHOICES.start),
  in: gameFormat.shape.in,
  out: gameFormat.shape.out,
  legs: z.literal(FORMAT_CHOICES.legs),
  rounds: z.literal(FORMAT_CHOICES.rounds),
});

const seat = z.literal([1, 2]);

/** Bed that a dart lands in: S20, D16, T19; SB and DB, the bulls; M, a miss. */
export const bed = z.enum(BED_NAMES);

/** Legs won by player1 and player2. */
export const legsWon = z.tuple([z.int(), z.int()]);

const judgedTurn = {
  totalScore: z.int(), // 0 on a bust
  bust: z.boolean(),
  darts: z.optional(z.array(z.int())), // absent unless entered dart by dart
  beds: z.optional(z.array(bed)), // absent unless known
  dartsUsed: z.optional(z.int()), // darts of a turn that closed a leg, if fewer than three
};

export const turnView = z.object({
  playerId: z.nullable(userId), // null once the player has deleted the account
  seat,
  leg: z.int(), // from 1
  ...judgedTurn,
  // The player who recorded the turns of both; absent if each player recorded their own; null as in `playerId`.
  scoredBy: z.optional(z.nullable(userId)),
  corrected: z.optional(z.object(judgedTurn)), // the turn as first recorded; absent unless corrected
});
export type TurnView = z.output<typeof turnView>;

/** Pending correction of the last turn, which its recorder asks the rival to accept. Holds the corrected turn. */
export const correctionView = z.object({
  userId, // the recorder of the turn, who asks
  turn: count, // turns recorded before the corrected turn
  ...judgedTurn,
});
export type CorrectionView = z.output<typeof correctionView>;

/** Public view of a result. Views for members add player ids and times. */
export const shownResult = {
  player1: z.nullable(shownPlayer), // null while a bracket game waits for its player
  player2: z.nullable(shownPlayer),
  winnerSeat: z.optional(seat), // absent for a draw, a void game and an unfinished game
  status: z.enum(GAME_STATUSES),
  scorePlayer1: z.int(), // points left in the current or last leg
  scorePlayer2: z.int(),
  legsWon,
  endReason: z.optional(z.enum(END_REASONS)), // absent until the game is over
};

/** Public view of a game. */
export const shownGame = z.object({
  gameId,
  format: gameFormat,
  leg: z.int(), // number of the current or last leg, from 1
  ...shownResult,
});

export const gameView = z.extend(shownGame, {
  player1: z.nullable(userRef),
  player2: z.nullable(userRef),
  legWinners: z.array(seat), // of the finished legs, in order
  turn: z.nullable(userId), // the player to throw; null unless in progress
  starter: seat, // the player who starts the first leg
  suddenDeath: z.boolean(), // a leg goes on after its rounds while the scores are equal
  winner: z.optional(userRef), // player in `winnerSeat`; only the seat tells the winner once both accounts are deleted
  turns: z.array(turnView), // oldest first
  lastTurn: z.nullable(turnView),
  leagueId: z.nullable(id),
  tournamentId: z.nullable(id),
  version: z.int(), // grows with every change, so that clients can ignore stale events
  expectedTurn: z.int(), // turns recorded so far, of both players together
  absent: z.array(userId), // players of a running game who are away
  correction: z.optional(correctionView), // pending until the rival answers
  scorer: z.optional(userId), // the player who records for both; absent: each player records their own turns
  wantsToScore: z.optional(userId), // the player whose request to record for both is pending
  createdAt: z.iso.datetime(),
  finishedAt: z.optional(z.iso.datetime()),
});
export type GameView = z.output<typeof gameView>;

/**
 * A game after a change. After a turn, a client with `turns: 'last'` in the handshake's `auth` may get the game
 * without `turns`: `lastTurn` is the new turn. A client that lacks the previous turn requests the whole game.
 */
export const gameUpdate = z.extend(gameView, { turns: z.optional(gameView.shape.turns) });
export type GameUpdate = z.output<typeof gameUpdate>;

export const gameAnswer = z.object({ game: gameView });
export const maybeGameAnswer = z.object({ game: z.nullable(gameView) });

export const finishedGame = z.object({
  gameId,
  player1: userRef,
  player2: userRef,
  scorePlayer1: z.int(),
  scorePlayer2: z.int(),
  format: gameFormat,
  legsWon,
  winner: z.optional(userRef),
  endReason: z.enum(END_REASONS),
  finishedAt: z.iso.datetime(),
  competition: z.optional(z.string()), // name of its league or tournament
});
export type FinishedGame = z.output<typeof finishedGame>;
export const finishedGamesAnswer = z.object({ games: z.array(finishedGame) });

/** Query for a page of finished games: at most `limit`, all finished before `before`. */
export const gamesPage = z.strictObject({
  limit: z._default(pageLimit(), 50),
  before: z.optional(z.iso.datetime()),
  rival: z.optional(userId), // only games against this player
});

export const playerStatistics = z.object({
  averages: z.array(z.object({ gameId, finishedAt: z.iso.datetime(), mpt: z.number() })),
  turnTotals: z.array(z.object({ from: z.int(), to: z.int(), count: z.int() })),
});
export type PlayerStatistics = z.output<typeof playerStatistics>;

const darts = z.array(z.number()).check(z.minLength(1), z.maxLength(DARTS_PER_TURN));
const thrown = {
  darts: z.optional(darts),
  beds: z.optional(z.array(bed).check(z.minLength(1), z.maxLength(DARTS_PER_TURN))), // beds of the darts thrown
  dartsUsed: z.optional(z.int().check(z.minimum(1), z.maximum(DARTS_PER_TURN))), // if a total closes the leg
};
const repeatable = {
  turnId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))), // a repeated id gets the recorded answer
  expectedTurn: z.optional(count), // turns recorded so far; refused when the game has moved on
  version: z.optional(count), // of the game as the caller saw it; refused when the last turn was corrected since
};

/** True if a turn is given either by its darts or by its total. */
const hasOneForm = (turn: {
  readonly darts?: unknown;
  readonly beds?: unknown;
  readonly turnScore?: unknown;
}): boolean => {
  const isByDart = turn.darts !== undefined || turn.beds !== undefined;
  return isByDart !== (turn.turnScore !== undefined);
};

/** Beds of a turn that is being entered, in order; empty once all darts are taken back. */
const shownDarts = {
  gameId,
  expectedTurn: count, // turns recorded before this turn
  beds: z.array(bed).check(z.maxLength(DARTS_PER_TURN)),
};

export const turnBody = z
  .strictObject({ ...thrown, ...repeatable })
  .check(z.refine(({ darts: values, beds }) => values !== undefined || beds !== undefined));
export const turnAnswer = z.object({ bust: z.boolean(), game: gameView });
export type TurnAnswer = z.output<typeof turnAnswer>;

/** State of a rematch. `wanted`: the rival has asked; `gone`: no longer offered. */
const rematchState = z.enum(['open', 'wanted', 'gone']);
export type RematchState = z.output<typeof rematchState>;

/** Requests of players. Each gets an acknowledgement. */
export const playRequests = {
  /** Enters the game with this device, so that its turns count and the game's events arrive. */
  joinGame: request(
    { gameId },
    {
      otherPlayerDisconnect: z.boolean(),
      remainingMs: z.optional(count), // time left for the absent rival
      totalMs: z.optional(count), // whole time of the absence; present with `remainingMs`
      rematch: z.optional(rematchState), // of a finished game
      game: gameView,
    },
  ),
  /** Records the caller's turn: its darts, its beds or both, or its total as `turnScore`. */
  recordTurn: {
    input: z
      .strictObject({
        gameId,
        ...thrown,
        turnScore: z.optional(z.number()),
        ...repeatable,
      })
      .check(z.refine(hasOneForm)),
    // Not validated at run time: validating the whole game at every turn costs too much.
    answer: z.strictObject({ bust: z.boolean(), game: z.custom<GameUpdate>() }),
  },
  /** Shows the darts entered so far to the rival and to spectators. They are not stored. */
  showDarts: request(shownDarts, {}),
  /** Asks the rival to accept a correction of the last turn, which the caller has recorded. */
  proposeCorrection: {
    input: z
      .strictObject({ gameId, turn: count, ...thrown, turnScore: z.optional(z.number()) })
      .check(z.refine(hasOneForm)),
    answer: z.strictObject({}),
  },
  /** Answers the rival's correction or, with `accept` false, withdraws the caller's own. */
  answerCorrection: request(
    {
      gameId,
      accept: z.boolean(),
      version: z.optional(count), // of the game as the caller saw it; refused when the correction is newer
    },
    {},
  ),
  /** Surrenders the game for the caller or, from the scorer's device, for `userId`. */
  surrenderGame: request({ gameId, userId: z.optional(userId) }, {}),
  /** Asks the rival whether this device may record the turns of both players. */
  askToScore: request({ gameId }, { game: gameView }),
  /** Answers the rival's request to record for both or, with `accept` false, withdraws the caller's own. */
  answerScoring: request({ gameId, accept: z.boolean() }, { game: gameView }),
  /** Ends the rival's recording for both players: the caller records their own turns again. */
  takeSideBack: request({ gameId }, { game: gameView }),
  /** Asks for a rematch. The rematch begins once both players have asked. */
  rematch: request({ gameId }, {}),
  /** Leaves the game's page for good: the player is absent from a running game; a finished game gets no rematch. */
  playerExitGame: request({ gameId }, {}),
  /** Stops following a game with this device: the player is absent from a running game. */
  leaveGame: request({ gameId }, {}),
  /** Asks whether another live connection of the caller holds the caller's running game. */
  hasOtherSocketInGame: request({}, { hasOtherSocketInGame: z.boolean() }),
  /** Takes the caller's running game over from the device that holds it. */
  confirmReplaceGameSessionAccepted: request({}, { gameId }),
  /** Reports that the absent rival's time is over. The server decides by its own clock. */
  finishGameByDisconnectTimeOut: request(
    { gameId, winnerUserId: userId },
    { remainingMs: z.optional(count) },
  ),
};

/** Events that the server sends to a game's players. They are whole snapshots, safe to lose or to get twice. */
export const playEvents = {
  /** Tells both players to open this game. */
  joinGameRoom: z.object({ gameId }),
  gameStarted: gameAnswer,
  updateGame: z.object({ game: gameUpdate }),
  /** Darts entered so far by the player to throw. Clients ignore them once turn `expectedTurn` is over. */
  dartsShown: z.object(shownDarts),
  /** The recorder of the last turn asks the rival to accept a correction. */
  correctionProposed: z.object({ gameId, correction: correctionView }),
  /** The rival has answered the correction, or its recorder has withdrawn it. */
  correctionAnswered: z.object({ gameId, turn: count, userId, accepted: z.boolean() }),
  /** The rival is away, and loses the game in `remainingMs` of the `totalMs` an absence may last. */
  playerDisconnected: z.object({ gameId, userId, remainingMs: count, totalMs: count }),
  /** The user has a running game that none of their devices has joined. */
  showReconnectModal: z.object({ gameId }),
  /** The game is open on another device of the user, who may take it over. */
  confirmReplaceGameSession: z.object({ gameId }),
  /** Another device of the user has taken the game over. */
  forceLeaveGame: z.object({ message: z.string() }),
  /** A player asks to record the turns of both players. */
  scoringAsked: z.object({ gameId, userId }),
  /** The rival has answered the request to record for both, or (`accept` false) its sender has withdrawn it. */
  scoringAnswered: z.object({ gameId, userId, accept: z.boolean() }),
  /** User `userId` has ended the rival's recording for both: each player records their own turns again. */
  sideTakenBack: z.object({ gameId, userId }),
  /** A player asks for a rematch in the end dialog. */
  rematchWanted: z.object({ gameId, userId }),
  /** The rival has left the end dialog: no rematch. */
  gameExited: z.object({ gameId, userId }),
  newGame: z.object({ newGameId: gameId, oldGameId: gameId }),
};
