/** The people of the tests. */
import type { User } from '@darts/contracts/accounts';

export const id = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;

const person = (digit: number, username: string): User => ({
  userId: id(digit),
  username,
  email: `${username}@correo.es`,
  role: 'user',
  status: null,
  createdAt: '2026-11-01T10:00:00Z',
  stats: { gamesPlayed: 0, gamesWon: 0, mpt: 0, mpd: 0 },
  showEmail: true,
  hasPassword: true,
});

export const ana = person(1, 'ana');
export const biel = person(2, 'biel');
export const carla = person(3, 'carla');

/** Runs the leagues and the tournaments. */
export const jefa: User = { ...person(8, 'jefa'), role: 'operator' };
