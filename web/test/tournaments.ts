/** A small tournament, and the games of its bracket. */
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import { ana, biel, carla, id, jefa } from './people.ts';

type Player = NonNullable<BracketGame['player1']>;

export const waiting = (
  round: number,
  matchNumber: number,
  player1: Player | null,
  player2: Player | null,
): BracketGame => ({
  gameId: `game-${round}-${matchNumber}`,
  id: `place-${round}-${matchNumber}`,
  round,
  matchNumber,
  player1,
  player2,
  scorePlayer1: 501,
  scorePlayer2: 501,
  format: CLASSIC,
  legsWon: [0, 0],
  winner: null,
  status: 'pendiente',
  isBye: false,
  isSuddenDeath: false,
});

/** Won by the first. */
export const played = (
  round: number,
  matchNumber: number,
  player1: Player,
  player2: Player,
): BracketGame => ({
  ...waiting(round, matchNumber, player1, player2),
  scorePlayer1: 0,
  scorePlayer2: 87,
  winner: player1,
  winnerSeat: 1,
  status: 'finalizada',
});

export const bye = (round: number, matchNumber: number, player: Player): BracketGame => ({
  ...waiting(round, matchNumber, player, null),
  gameId: null,
  winner: player,
  winnerSeat: 1,
  status: 'finalizada',
  isBye: true,
});

/** Three players: ana goes straight to the final, where she meets biel or carla. */
export const tournament: Tournament = {
  tournamentId: id(9),
  name: 'Copa de Invierno',
  description: '',
  status: 'encurso',
  startDate: '2026-12-01',
  maxParticipants: 8,
  createdBy: jefa.userId,
  creator: { username: jefa.username },
  format: CLASSIC,
  seeding: { by: 'draw' },
  hasThirdPlace: false,
  createdAt: '2026-08-01T10:00:00.000Z',
  participants: [{ user: ana }, { user: biel }, { user: carla }],
  games: [bye(1, 1, ana), waiting(1, 2, biel, carla), waiting(2, 1, ana, null)],
};

export const pending: Tournament = {
  ...tournament,
  status: 'pendiente',
  participants: [],
  games: [],
};

export const PATH = `/tournaments/${tournament.tournamentId}`;
