/** What the tests of these screens are about: a small league and its people. */
import type { User } from '@darts/contracts/accounts';
import type { League } from '@darts/contracts/leagues';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

export const ana: User = {
  userId: id(1),
  username: 'ana',
  role: 'user',
  status: null,
  createdAt: '2026-11-01T10:00:00Z',
  stats: { gamesPlayed: 0, gamesWon: 0, mpt: 0, mpd: 0 },
};
export const jefa: User = { ...ana, userId: id(2), username: 'jefa', role: 'operator' };

export const pending: League = {
  leagueId: id(5),
  name: 'Liga de Otoño',
  description: '',
  status: 'pendiente',
  startDate: '2026-09-01',
  dayOfWeek: 'Jueves',
  maxParticipants: 4,
  isHomeAndAway: false,
  legs: 3,
  totalRounds: 3,
  createdBy: jefa.userId,
  creator: { username: 'jefa' },
  createdAt: '2026-08-01T10:00:00.000Z',
  participants: [],
  rounds: [
    { round: 1, date: '2026-09-03' },
    { round: 2, date: '2026-09-10' },
    { round: 3, date: '2026-09-17' },
  ],
};
export const PATH = `/leagues/${pending.leagueId}`;
