/** Documentation of each event that the server sends. */
import type { EventName, EventOf } from '../realtime.ts';
import {
  ana,
  biel,
  correction,
  doubleOut,
  game,
  gameId,
  leagueId,
  stats,
  tournamentId,
  turnId,
} from './examples.ts';

export type EventDoc<Name extends EventName> = {
  readonly summary: string;
  readonly example: EventOf<Name>;
};

const player = { ...ana, mpt: stats.mpt };
const entry = { ...player, format: doubleOut };

export const eventDocs: { readonly [Name in EventName]: EventDoc<Name> } = {
  updateLobbyGames: {
    summary: 'Who waits in the lobby, longest waiting first, and how many games are in progress',
    example: { lobbyGames: [entry], activeGames: 3 },
  },
  lobbyGameAdded: { summary: 'Somebody waits from now on', example: entry },
  updateRunningGames: {
    summary:
      'The games in progress that can be looked on at, at most 50, and how many there are in all',
    example: {
      runningGames: [
        { gameId, player1: player, player2: { ...biel, mpt: stats.mpt }, format: doubleOut },
      ],
      activeGames: 1,
    },
  },
  updatePendingGameRequests: {
    summary: 'The open requests from or to the receiver, oldest first; also to each new connection',
    example: {
      pendingRequests: [
        {
          fromUserId: biel.userId,
          fromUsername: biel.username,
          fromMpt: stats.mpt,
          toUserId: ana.userId,
          format: doubleOut,
          remainingMs: 110_000,
        },
      ],
    },
  },
  gameRequestRejected: {
    summary: 'A player whom the receiver has asked for a game does not want it',
    example: ana,
  },

  joinGameRoom: { summary: 'Both players are sent to this game', example: { gameId } },
  gameStarted: { summary: 'A game of the receiver has begun', example: { game } },
  updateGame: {
    summary:
      "A game has changed: all of it, or without `turns` where `turns: 'last'` was asked for; an older `version` is to be ignored",
    example: { game },
  },
  dartsShown: {
    summary:
      'What the player who throws has entered so far; to be ignored once `expectedTurn` is over',
    example: { gameId, expectedTurn: 1, beds: ['T20', 'S5'] },
  },
  correctionProposed: {
    summary:
      'Who has recorded the last turn asks the rival to let it be corrected; the game has it, too',
    example: { gameId, correction },
  },
  correctionAnswered: {
    summary: 'The rival has agreed, or not, or who asked has taken it back; the game is as it says',
    example: { gameId, turn: correction.turn, userId: biel.userId, accepted: true },
  },
  playerDisconnected: {
    summary: 'The rival is away, and loses in `remainingMs` of `totalMs`',
    example: { gameId, userId: biel.userId, remainingMs: 290_000, totalMs: 300_000 },
  },
  showReconnectModal: {
    summary: 'The user has a running game, and no device in it',
    example: { gameId },
  },
  confirmReplaceGameSession: {
    summary: 'The game is open on another device of the user, who may take it over',
    example: { gameId },
  },
  forceLeaveGame: {
    summary: 'Another device of the user has taken the game over',
    example: { message: 'Has abierto la partida en otro dispositivo.' },
  },
  scoringAsked: {
    summary: 'A player wants to record the turns of both',
    example: { gameId, userId: biel.userId },
  },
  scoringAnswered: {
    summary: 'It is answered, by the rival or (not accepted) by whoever has taken it back',
    example: { gameId, userId: ana.userId, accept: true },
  },
  sideTakenBack: {
    summary: 'A player records their own turns again, and the rival theirs',
    example: { gameId, userId: ana.userId },
  },
  rematchWanted: {
    summary: 'A player wants another game, at the end dialog of one',
    example: { gameId, userId: biel.userId },
  },
  gameExited: {
    summary: 'The rival has left the end dialog: no rematch',
    example: { gameId, userId: biel.userId },
  },
  newGame: {
    summary: 'The rematch has begun',
    example: { newGameId: turnId, oldGameId: gameId },
  },

  preLobbyUpdate: {
    summary: 'Who waits for a league or tournament game to begin',
    example: { players: [ana] },
  },
  startLeagueGame: { summary: 'Both are there, and it begins', example: { gameId } },

  scoringProposed: {
    summary:
      'The rival of a game to come asks to record the turns of both; also to each new connection',
    example: { gameId, by: biel },
  },
  scoringProposalAnswered: {
    summary: 'It is answered by the rival, or (not accepted) taken back',
    example: { gameId, userId: ana.userId, accept: true },
  },
  rivalCalls: {
    summary: 'The rival of a game to come waits at the board',
    example: { gameId, by: biel, competition: 'Liga de Invierno', isPlaying: false },
  },

  leagueChanged: {
    summary: 'Something of the league is no longer as it was: ask again',
    example: { leagueId },
  },
  tournamentChanged: {
    summary: 'Something of the tournament is no longer as it was: ask again',
    example: { tournamentId },
  },

  error: {
    summary: 'Something went wrong outside any request',
    example: { message: 'Error inesperado' },
  },
  authError: {
    summary: 'The session has ended; the connection is about to be closed',
    example: { message: 'Tu sesión se ha cerrado.' },
  },
};
