/** A small league. */
import type { League } from '@darts/contracts/leagues';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import { DEFAULT_POINTS } from '@darts/rules/leagues/points';
import { DEFAULT_TIE_BREAKS } from '@darts/rules/leagues/tie-breaks';
import { id, jefa } from './people.ts';

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
  points: DEFAULT_POINTS,
  tieBreaks: [...DEFAULT_TIE_BREAKS],
  totalRounds: 3,
  createdBy: jefa.userId,
  creator: { username: 'jefa' },
  format: CLASSIC,
  createdAt: '2026-08-01T10:00:00.000Z',
  participants: [],
  rounds: [
    { round: 1, date: '2026-09-03' },
    { round: 2, date: '2026-09-10' },
    { round: 3, date: '2026-09-17' },
  ],
};
export const PATH = `/leagues/${pending.leagueId}`;
