import { END_REASONS } from '@darts/rules/play/endings/end-reasons';
import { BED_NAMES } from '@darts/rules/play/beds';
import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import { FORMAT_CHOICES, INS, OUTS } from '@darts/rules/play/settings';
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

/** How a game is played: agreed on before it begins, and the same for both players. */
export const gameFormat = z.object({
  start: z.int(), // points each player starts a leg from
  in: z.enum(INS), // the first dart of a leg that scores
  out: z.enum(OUTS), // the last one; the master's is a double or a treble
  legs: z.int(), // at best of so many
  rounds: z.int(), // turns each player may take in a leg
});

/** The format that is chosen for games to come. */
export const chosenFormat = z.strictObject({
  start: z.literal(FORMAT_CHOICES.start),
  in: gameFormat.shape.in,
  out: gameFormat.shape.out,
  legs: z.literal(FORMAT_CHOICES.legs),
  rounds: z.literal(FORMAT_CHOICES.rounds),
});

const seat = z.literal([1, 2]);

/** Where a dart lands: S20, D16, T19; SB and DB, the bulls; M, a miss. */
export const bed = z.enum(BED_NAMES);

/** How many legs player1 and player2 have won. */
export const legsWon = z.tuple([z.int(), z.int()]);

const judgedTurn = {
  totalScore: z.int(), // 0 on a bust
  bust: z.boolean(),
  darts: z.optional(z.array(z.int())), // when entered one by one
  beds: z.optional(z.array(bed)), // where they landed, when that is known
  dartsUsed: z.optional(z.int()), // fewer than three, of a turn that closed a leg
};

export const turnView = z.object({
  playerId: z.nullable(userId), // null once the player has deleted the account
  seat,
  leg: z.int(), // from 1
  ...judgedTurn,
  scoredBy: z.optional(z.nullable(userId)), // who recorded it, while one player did so for both; null as in playerId
  corrected: z.optional(z.object(judgedTurn)), // as it was first recorded, where it has been corrected
});
export type TurnView = z.output<typeof turnView>;

/** How who has recorded the last turn asks the rival to let it be corrected: as it should have been recorded. */
export const correctionView = z.object({
  userId, // who has recorded it, and asks
  turn: count, // turns recorded before it
  ...judgedTurn,
});
export type CorrectionView = z.output<typeof correctionView>;

/** A result as anybody may see it. Views of members extend it with ids, dates and rights. */
export const shownResult = {
  player1: z.nullable(shownPlayer), // null while a bracket game waits for its player
  player2: z.nullable(shownPlayer),
  winnerSeat: z.optional(seat), // absent for a draw, a void game and one that is not over
  status: z.enum(GAME_STATUSES),
  scorePlayer1: z.int(), // points left in the leg that is played, or was last
  scorePlayer2: z.int(),
  legsWon,
  endReason: z.optional(z.enum(END_REASONS)), // absent until it is over
};

/** A game as anybody may see it. */
export const shownGame = z.object({
  gameId,
  format: gameFormat,
  leg: z.int(), // the number of the leg that is played, or was last, from 1
  ...shownResult,
});

export const gameView = z.extend(shownGame, {
  player1: z.nullable(userRef),
  player2: z.nullable(userRef),
  legWinners: z.array(seat), // of the legs that are over, in order
  turn: z.nullable(userId), // who is to throw; null unless in progress
  starter: seat, // of the first leg
  suddenDeath: z.boolean(), // whether a leg goes on after its rounds while the scores are equal
  winner: z.optional(userRef), // at `winnerSeat`, which tells them apart where both accounts are gone
  turns: z.array(turnView), // oldest first
  lastTurn: z.nullable(turnView),
  leagueId: z.nullable(id),
  tournamentId: z.nullable(id),
  version: z.int(), // grows with every change, so that a late event is seen to be old
  expectedTurn: z.int(), // turns recorded so far, of both players together
  absent: z.array(userId), // players of a running game who are away
  correction: z.optional(correctionView), // that the rival of who asks has yet to answer
  scorer: z.optional(userId), // who records the turns of both; absent where each records their own
  wantsToScore: z.optional(userId), // who has asked to, and has no answer yet
  createdAt: z.iso.datetime(),
  finishedAt: z.optional(z.iso.datetime()),
});
export type GameView = z.output<typeof gameView>;

/**
 * A game after a change. A client that has said so (`turns: 'last'`, in the handshake's `auth`) may get it without
 * `turns` after a turn: `lastTurn` is the one that is new, and who lacks the one before it asks for the game.
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
  competition: z.optional(z.string()), // what its league or tournament is called
});
export type FinishedGame = z.output<typeof finishedGame>;
export const finishedGamesAnswer = z.object({ games: z.array(finishedGame) });

/** A page of finished games: at most `limit`, all finished before `before`. */
export const gamesPage = z.strictObject({
  limit: z._default(pageLimit(), 50),
  before: z.optional(z.iso.datetime()),
  rival: z.optional(userId), // only those against one player
});

export const playerStatistics = z.object({
  averages: z.array(z.object({ gameId, finishedAt: z.iso.datetime(), mpt: z.number() })),
  turnTotals: z.array(z.object({ from: z.int(), to: z.int(), count: z.int() })),
});
export type PlayerStatistics = z.output<typeof playerStatistics>;

const darts = z.array(z.number()).check(z.minLength(1), z.maxLength(DARTS_PER_TURN));
const thrown = {
  darts: z.optional(darts),
  beds: z.optional(z.array(bed).check(z.minLength(1), z.maxLength(DARTS_PER_TURN))), // those thrown
  dartsUsed: z.optional(z.int().check(z.minimum(1), z.maximum(DARTS_PER_TURN))), // of a total that closes a leg
};
const repeatable = {
  turnId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))), // the same id again gets the recorded answer again
  expectedTurn: z.optional(count), // refused when the game has moved on
  version: z.optional(count), // of the game as the caller saw it: refused when its last turn was corrected since
};

/** Exactly one of a turn by its darts and a total. */
const hasOneForm = (turn: {
  readonly darts?: unknown;
  readonly beds?: unknown;
  readonly turnScore?: unknown;
}): boolean => {
  const isByDart = turn.darts !== undefined || turn.beds !== undefined;
  return isByDart !== (turn.turnScore !== undefined);
};

/** Where the darts of a turn that is being entered landed, in order: none where all were taken back. */
const shownDarts = {
  gameId,
  expectedTurn: count, // turns recorded before it
  beds: z.array(bed).check(z.maxLength(DARTS_PER_TURN)),
};

export const turnBody = z
  .strictObject({ ...thrown, ...repeatable })
  .check(z.refine(({ darts: values, beds }) => values !== undefined || beds !== undefined));
export const turnAnswer = z.object({ bust: z.boolean(), game: gameView });
export type TurnAnswer = z.output<typeof turnAnswer>;

/** State of a rematch: `wanted` by the rival already, `open`, or offered no more. */
const rematchState = z.enum(['open', 'wanted', 'gone']);
export type RematchState = z.output<typeof rematchState>;

/** What a player may ask, each answered by an acknowledgement. */
export const playRequests = {
  /** Enters the game with this device, so that its turns count and the game's events arrive. */
  joinGame: request(
    { gameId },
    {
      otherPlayerDisconnect: z.boolean(),
      remainingMs: z.optional(count), // what is left of the absent rival's time
      totalMs: z.optional(count), // what they had of it; there with `remainingMs`
      rematch: z.optional(rematchState), // of a game that is over
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
    // Sent as often as anybody throws: the compiler has to do for checking it again.
    answer: z.strictObject({ bust: z.boolean(), game: z.custom<GameUpdate>() }),
  },
  /** Shows the rival and whoever looks on what the caller has entered so far. Nothing of it is stored. */
  showDarts: request(shownDarts, {}),
  /** Asks the rival to let the last turn, which the caller has recorded, be as it is given here. */
  proposeCorrection: {
    input: z
      .strictObject({ gameId, turn: count, ...thrown, turnScore: z.optional(z.number()) })
      .check(z.refine(hasOneForm)),
    answer: z.strictObject({}),
  },
  /** Agrees to the correction that the rival asks for, or not; who asks may take it back so. */
  answerCorrection: request(
    {
      gameId,
      accept: z.boolean(),
      version: z.optional(count), // of the game as the caller saw it: refused when it is another by now
    },
    {},
  ),
  /** Gives the game to the rival; or, from the scorer's device, gives it up for `userId`. */
  surrenderGame: request({ gameId, userId: z.optional(userId) }, {}),
  /** Asks the rival whether this device may record the turns of both. */
  askToScore: request({ gameId }, { game: gameView }),
  /** Answers the rival's question; or, with `accept` false, takes the caller's own back. */
  answerScoring: request({ gameId, accept: z.boolean() }, { game: gameView }),
  /** From now on the caller, for whom the rival has recorded, records their own turns again. */
  takeSideBack: request({ gameId }, { game: gameView }),
  /** Another game, please. The second of the two to ask begins it. */
  rematch: request({ gameId }, {}),
  /** Leaves the game's page for good: in a running game an absence, at its end no rematch. */
  playerExitGame: request({ gameId }, {}),
  /** Stops following a game with this device; in a running game, an absence. */
  leaveGame: request({ gameId }, {}),
  /** Whether another live connection of the caller holds the caller's running game. */
  hasOtherSocketInGame: request({}, { hasOtherSocketInGame: z.boolean() }),
  /** Takes the caller's running game over from the device that holds it. */
  confirmReplaceGameSessionAccepted: request({}, { gameId }),
  /** Says that the rival's time is over. The server looks, and believes its own clock. */
  finishGameByDisconnectTimeOut: request(
    { gameId, winnerUserId: userId },
    { remainingMs: z.optional(count) },
  ),
};

/** The events that the server sends to a game's players. Whole snapshots: safe to lose or get twice. */
export const playEvents = {
  /** Both players are sent to this game. */
  joinGameRoom: z.object({ gameId }),
  gameStarted: gameAnswer,
  updateGame: z.object({ game: gameUpdate }),
  /** What the player who is to throw has entered so far. Older or none of another turn's are to be ignored. */
  dartsShown: z.object(shownDarts),
  /** The player who has recorded the last turn asks the rival to let it be corrected. */
  correctionProposed: z.object({ gameId, correction: correctionView }),
  /** It has been answered, or taken back, by a player. */
  correctionAnswered: z.object({ gameId, turn: count, userId, accepted: z.boolean() }),
  /** The rival is away, and loses the game in `remainingMs` of the `totalMs` an absence may last. */
  playerDisconnected: z.object({ gameId, userId, remainingMs: count, totalMs: count }),
  /** The user has a running game, and no device in it. */
  showReconnectModal: z.object({ gameId }),
  /** The game is open on another device of the user, who may take it over. */
  confirmReplaceGameSession: z.object({ gameId }),
  /** Another device of the user has taken the game over. */
  forceLeaveGame: z.object({ message: z.string() }),
  /** A player wants to record the turns of both. */
  scoringAsked: z.object({ gameId, userId }),
  /** The question is answered, by the rival or (not accepted) by whoever has taken it back. */
  scoringAnswered: z.object({ gameId, userId, accept: z.boolean() }),
  /** A player records their own turns again, and the rival theirs. */
  sideTakenBack: z.object({ gameId, userId }),
  /** A player wants another game, at the end dialog of one. */
  rematchWanted: z.object({ gameId, userId }),
  /** The rival has left the end dialog: no rematch. */
  gameExited: z.object({ gameId, userId }),
  newGame: z.object({ newGameId: gameId, oldGameId: gameId }),
};
