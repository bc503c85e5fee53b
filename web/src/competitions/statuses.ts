import type { CompetitionStatus } from '@darts/contracts/competitions';

type Look = {
  readonly tone: 'waiting' | 'live' | 'over';
  readonly label: string; // on a badge
  readonly name: string; // in a filter
};

/** How the states of competitions and of their games are told. */
export const statuses: Readonly<Record<CompetitionStatus, Look>> = {
  pendiente: { tone: 'waiting', label: 'PENDIENTE', name: 'Pendiente' },
  encurso: { tone: 'live', label: 'EN CURSO', name: 'En curso' },
  finalizada: { tone: 'over', label: 'FINALIZADA', name: 'Finalizada' },
};
