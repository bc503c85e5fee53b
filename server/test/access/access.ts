/** Table of permissions for calls and events, with the bodies they are tried with. */
import { randomUUID } from 'node:crypto';
import type { Audience } from '@darts/contracts/calls/call';
import { everyCall } from '@darts/contracts/calls/calls';
import type { RequestName } from '@darts/contracts/realtime';
import { PASSWORD } from '../player.ts';

export const CALLERS = [
  'anonymous',
  'expired',
  'user',
  'participant', // of the game
  'operator',
  'creator', // of the league, an operator too
  'admin',
] as const;
export type CallerKind = (typeof CALLERS)[number];

/** Callers that pass the permission check of each audience. The call itself may still be refused. */
export const LET_IN = {
  anybody: CALLERS,
  readers: CALLERS,
  screens: CALLERS,
  renewers: ['user', 'participant', 'operator', 'creator', 'admin'],
  users: ['user', 'participant', 'operator', 'creator', 'admin'],
  participants: ['participant'],
  self: ['participant'], // the calls below are about the participant
  admins: ['admin'],
  operators: ['operator', 'creator', 'admin'],
  creator: ['creator'],
  organisers: ['creator'],
} as const satisfies Record<Audience, readonly CallerKind[]>;

const reason = 'Avisó tarde.';
const proposedAt = '2030-01-01T19:30:00.000Z';
export const tournament = { name: 'Copa de Invierno', startDate: '2026-12-01', maxParticipants: 8 };
export const league = {
  ...tournament,
  dayOfWeek: 'Jueves',
  isHomeAndAway: true,
};

/** Bodies that calls are tried with, by their ids. */
const BODIES: Readonly<Record<string, object>> = {
  createAccount: {},
  sendRecovery: { email: 'nadie@correo.es' },
  checkResetToken: { token: 'no' },
  resetPassword: { token: 'no', password: PASSWORD },
  loginWithGoogle: { token: '' },
  login: {},
  editProfile: { username: 'Otro' },
  changePassword: {},
  setRole: { userId: randomUUID(), role: 'user' },
  deleteAccount: { notEmpty: true },
  recordTurn: { darts: [20, 20, 20] },
  createLeague: league,
  editLeague: league,
  createTournament: tournament,
  editTournament: tournament,
  putTournamentInOrder: { userIds: [] },
  setTournamentBoards: { boards: [], isAutomatic: true },
  callTournamentGame: { gameId: null },
  addLeagueParticipant: { userId: randomUUID() },
  addTournamentParticipant: { userId: randomUUID() },
  setLeagueVisibility: { isPublic: false },
  setTournamentVisibility: { isPublic: false },
  proposeTimes: { times: ['2030-01-01T20:30'] },
  agreeToTime: { at: '2030-01-01T19:30:00Z' },
  setReminders: { reminders: true },
  moveLeagueGame: { dueDate: '2030-01-01' },
  moveLeagueRound: { dueDate: '2030-01-01' },
  moveTournamentGame: { dueDate: '2030-01-01' },
  moveTournamentRound: { dueDate: '2030-01-01' },
  proposeResult: { legsWon: [1, 0], left: 32 },
  confirmResult: { proposedAt },
  disputeResult: { proposedAt },
  decideLeagueGame: { outcome: 'void', reason },
  takeBackLeagueResult: { reason },
  withdrawLeaguePlayer: { userId: randomUUID(), reason },
  setLeagueGrace: { days: 7 },
  addLeagueHelper: { username: 'nadie' },
  decideTournamentGame: { outcome: 'void', reason },
  takeBackTournamentResult: { reason },
  withdrawTournamentPlayer: { userId: randomUUID(), reason },
  setTournamentGrace: { days: 7 },
  addTournamentHelper: { username: 'nadie' },
  sendLocalGame: {},
};

/** Calls that end what they are about, by their ids. */
const LAST = [
  'leaveLeague',
  'leaveTournament',
  'deleteLeague',
  'deleteTournament',
  'deleteAccount',
  'refreshSession',
  'logout',
];

const recorded = (isLast: boolean) =>
  everyCall
    .filter(({ id }) => LAST.includes(id) === isLast)
    .toSorted((one, two) => LAST.indexOf(one.id) - LAST.indexOf(two.id))
    .map(({ id, address, for: audience }) => {
      const route = address.replace(' ', ' /api').replaceAll(/:(\w+)/g, '{$1}');
      return [route, [audience, BODIES[id]]] as const;
    });

/** Each call, those that end what they are about last. */
export const CALLS: Readonly<Record<string, readonly [Audience, object?]>> = {
  ...Object.fromEntries(recorded(false)),
  // They end what they are about: last.
  ...Object.fromEntries(recorded(true)),
};

export const EVENTS: Readonly<Record<RequestName, Audience>> = {
  enterOnlineLobby: 'users',
  exitOnlineLobby: 'users',
  addGameOnlineLobby: 'users',
  deleteGameOnlineLobby: 'users',
  requestGameToPlayer: 'users',
  withdrawGameRequest: 'users',
  acceptGameRequest: 'users',
  rejectGameRequest: 'users',
  joinGame: 'participants',
  recordTurn: 'participants',
  showDarts: 'participants',
  proposeCorrection: 'participants',
  answerCorrection: 'participants',
  surrenderGame: 'participants',
  askToScore: 'participants',
  answerScoring: 'participants',
  takeSideBack: 'participants',
  rematch: 'participants',
  playerExitGame: 'participants',
  leaveGame: 'users',
  hasOtherSocketInGame: 'users',
  confirmReplaceGameSessionAccepted: 'users',
  finishGameByDisconnectTimeOut: 'participants',
  watch: 'users',
  joinLeagueGameLobby: 'participants',
  leaveLeagueGameLobby: 'users',
  proposeScoring: 'participants',
  answerScoringProposal: 'participants',
  callRival: 'participants',
  unwatch: 'users',
};
