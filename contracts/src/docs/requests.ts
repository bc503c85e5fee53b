/** Documentation of each realtime request. */
import type * as z from 'zod/mini';
import { turnAnswer } from '../play.ts';
import type { Answered, Asked, RequestName } from '../realtime.ts';
import type { RefusalCode } from '../refusals.ts';
import { ana, biel, doubleOut, game, gameId, leagueId, turnId } from './examples.ts';

export type RequestDoc<Name extends RequestName> = {
  readonly summary: string;
  readonly refusals: readonly RefusalCode[]; // besides `COMMON_REFUSALS`
  readonly answer?: z.ZodMiniType; // replaces a `z.custom` type of the contract, which has no JSON schema
  readonly example: { readonly asked: Asked<Name>; readonly answer: Answered<Name> };
};

/** Refusals of every request. */
export const COMMON_REFUSALS: readonly RefusalCode[] = [
  'invalid-input',
  'no-session',
  'too-many-requests',
  'lost-race',
  'internal',
  'out-of-reach',
];

const one = { asked: { gameId }, answer: {} };
const none = { asked: {}, answer: {} };

/** Refusals of requests about the game that the device plays. */
const playing = [
  'game-not-found',
  'not-a-player',
  'not-started',
  'game-over',
  'not-joined',
  'other-device',
] as const;

/** Refusals of requests about a pending game. */
const coming = [
  'game-not-found',
  'not-a-player',
  'already-begun',
  'game-over',
  'rival-unknown',
] as const;

export const requestDocs: { readonly [Name in RequestName]: RequestDoc<Name> } = {
  enterOnlineLobby: {
    summary: 'From now on the snapshots of the lobby arrive; both are sent at once',
    refusals: [],
    example: none,
  },
  exitOnlineLobby: {
    summary: "Leaves the lobby, and takes the caller's entry out of it",
    refusals: [],
    example: none,
  },
  addGameOnlineLobby: {
    summary: 'Adds an entry of the caller, who waits for a rival; or changes its format',
    refusals: ['already-playing'],
    example: { asked: { format: doubleOut }, answer: {} },
  },
  deleteGameOnlineLobby: {
    summary: "Takes the caller's entry out of the lobby",
    refusals: [],
    example: none,
  },
  requestGameToPlayer: {
    summary: 'Asks somebody who waits in the lobby for a game',
    refusals: ['request-to-oneself', 'already-playing', 'not-in-lobby', 'too-many-game-requests'],
    example: { asked: { targetUserId: biel.userId }, answer: {} },
  },
  withdrawGameRequest: {
    summary: 'Takes a request of the caller back',
    refusals: ['request-gone'],
    example: { asked: { targetUserId: biel.userId }, answer: {} },
  },
  acceptGameRequest: {
    summary: 'Accepts a request: both players are in a new game',
    refusals: ['request-gone', 'already-playing', 'too-many-games'],
    example: { asked: { fromUserId: biel.userId }, answer: { gameId } },
  },
  rejectGameRequest: {
    summary: 'Declines a request',
    refusals: ['request-gone'],
    example: { asked: { fromUserId: biel.userId }, answer: {} },
  },

  joinGame: {
    summary:
      'Enters a game of the caller with this device, so that its turns count; of one that is over, says whether there may be a rematch',
    refusals: ['game-not-found', 'not-a-player', 'other-device', 'connection-lost'],
    example: { asked: { gameId }, answer: { otherPlayerDisconnect: false, game } },
  },
  recordTurn: {
    summary: "Records the caller's turn: its beds, its darts or both, or its total as `turnScore`",
    refusals: [
      ...playing,
      'not-your-turn',
      'scored-by-rival',
      'stale-turn',
      'turn-id-reused',
      'invalid-darts',
      'impossible-total',
      'beds-needed',
      'no-double',
      'turn-over',
    ],
    answer: turnAnswer,
    example: {
      asked: { gameId, beds: ['T20', 'T20', 'S20'], turnId, expectedTurn: 0 },
      answer: { bust: false, game },
    },
  },
  showDarts: {
    summary:
      'Shows what the caller has entered of a turn, which is not stored; the latest few a second',
    refusals: [...playing, 'not-your-turn', 'scored-by-rival', 'stale-turn'],
    example: { asked: { gameId, expectedTurn: 0, beds: ['T20', 'S5'] }, answer: {} },
  },
  proposeCorrection: {
    summary:
      'Asks the rival to let the last turn, which the caller has recorded, be as it is given here; the next turn ends that',
    refusals: [
      ...playing,
      'stale-turn',
      'not-own-turn',
      'correction-open',
      'too-many-corrections',
      'invalid-darts',
      'impossible-total',
      'beds-needed',
      'no-double',
      'turn-over',
    ],
    example: { asked: { gameId, turn: 0, beds: ['T20', 'T20', 'S5'] }, answer: {} },
  },
  answerCorrection: {
    summary:
      'Agrees to the correction that the rival asks for, or not; who asks may take it back so',
    refusals: [...playing, 'correction-gone', 'forbidden'],
    example: { asked: { gameId, accept: true, version: 5 }, answer: {} },
  },
  surrenderGame: {
    summary: "Gives the game to the rival; or, from the scorer's device, gives it up for `userId`",
    refusals: [...playing, 'no-scorer'],
    example: one,
  },
  askToScore: {
    summary: 'Asks the rival whether this device may record the turns of both',
    refusals: [...playing, 'has-scorer', 'rival-asked', 'asked-too-often'],
    example: { asked: { gameId }, answer: { game: { ...game, wantsToScore: ana.userId } } },
  },
  answerScoring: {
    summary:
      "Answers the rival's question who records; or, not accepting, takes the caller's own back",
    refusals: [...playing, 'no-question'],
    example: {
      asked: { gameId, accept: true },
      answer: { game: { ...game, scorer: biel.userId } },
    },
  },
  takeSideBack: {
    summary: 'The caller, for whom the rival has recorded, records their own turns again',
    refusals: [...playing, 'no-scorer'],
    example: { asked: { gameId }, answer: { game } },
  },
  rematch: {
    summary: 'Asks for another game; the second of the two to ask begins it',
    refusals: ['game-not-found', 'not-a-player', 'no-rematch', 'already-playing', 'too-many-games'],
    example: one,
  },
  playerExitGame: {
    summary: "Leaves a game's page for good: an absence, or at the end no rematch",
    refusals: ['game-not-found', 'not-a-player'],
    example: one,
  },
  leaveGame: {
    summary: 'Stops following a game with this device; in a running game, an absence',
    refusals: [],
    example: one,
  },
  hasOtherSocketInGame: {
    summary: "Whether another connection of the caller holds the caller's running game",
    refusals: [],
    example: { asked: {}, answer: { hasOtherSocketInGame: false } },
  },
  confirmReplaceGameSessionAccepted: {
    summary: "Takes the caller's running game over from the device that holds it",
    refusals: ['no-running-game', 'connection-lost'],
    example: { asked: {}, answer: { gameId } },
  },
  finishGameByDisconnectTimeOut: {
    summary: "Says that the absent rival's time is over; the server believes its own clock",
    refusals: ['game-not-found', 'not-a-player', 'not-due'],
    example: { asked: { gameId, winnerUserId: ana.userId }, answer: {} },
  },

  joinLeagueGameLobby: {
    summary: 'Waits for the rival of a league or tournament game; with both, it starts',
    refusals: [
      'game-not-found',
      'not-a-player',
      'game-over',
      'already-begun',
      'already-playing',
      'connection-lost',
    ],
    example: one,
  },
  leaveLeagueGameLobby: {
    summary: 'Waits no longer',
    refusals: [],
    example: one,
  },

  proposeScoring: {
    summary: 'Asks the rival whether a game may begin with this device recording the turns of both',
    refusals: [
      ...coming,
      'already-playing',
      'rival-playing',
      'rival-asked',
      'asked-too-often',
      'connection-lost',
    ],
    example: { asked: { gameId }, answer: { isHere: true } },
  },
  answerScoringProposal: {
    summary: 'Answers that: accepted, the game begins; who asks may take it back so',
    refusals: [...coming, 'already-playing', 'rival-playing', 'no-question'],
    example: { asked: { gameId, accept: true }, answer: {} },
  },
  callRival: {
    summary: 'Calls the rival of a game to come: on the pages that they have open, or else by mail',
    refusals: [...coming, 'called-already', 'rival-out-of-reach'],
    example: { asked: { gameId }, answer: { by: 'page', isPlaying: false } },
  },

  watch: {
    summary: 'From now on the events of a game, a league or a tournament arrive',
    refusals: ['game-not-found', 'league-not-found', 'tournament-not-found', 'too-many-watched'],
    example: { asked: { leagueId }, answer: {} },
  },
  unwatch: {
    summary: 'They arrive no longer',
    refusals: [],
    example: { asked: { leagueId }, answer: {} },
  },
};
