/** What the tests of these screens are about: a small tournament and its people. */
import type { User } from '@darts/contracts/accounts';
import type { BracketGame, Tournament } from '@darts/contracts/tournaments';

type Player = NonNullable<BracketGame['player1']>;

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

export const ana = { userId: id(1), username: 'ana' };
export const biel = { userId: id(2), username: 'biel' };
export const carla = { userId: id(3), username: 'carla' };

const asUser: Omit<User, 'userId' | 'username'> = {
  role: 'user',
  status: null,
  createdAt: '2026-11-01T10:00:00Z',
  stats: { gamesPlayed: 0, gamesWon: 0, mpt: 0, mpd: 0 },
};
export const userAna: User = { ...ana, ...asUser };
export const jefa: User = { ...asUser, userId: id(8), username: 'jefa', role: 'operator' };

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
  status: 'finalizada',
});

export const bye = (round: number, matchNumber: number, player: Player): BracketGame => ({
  ...waiting(round, matchNumber, player, null),
  gameId: null,
  winner: player,
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
