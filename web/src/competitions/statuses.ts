import type { CompetitionStatus } from '@darts/contracts/competitions';
import { words } from './words.ts';

type Look = {
  readonly tone: 'waiting' | 'live' | 'over';
  readonly label: string; // on a badge
  readonly name: string; // in a filter
};

/** How the states of competitions and of their games are told. */
export const statuses: Readonly<Record<CompetitionStatus, Look>> = {
  pendiente: { tone: 'waiting', ...words.statuses.pendiente },
  encurso: { tone: 'live', ...words.statuses.encurso },
  finalizada: { tone: 'over', ...words.statuses.finalizada },
};
