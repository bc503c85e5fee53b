import type { CompetitionStatus } from '@darts/contracts/competitions';
import { competitionWords } from './words.ts';

type Look = {
  readonly tone: 'waiting' | 'live' | 'over';
  readonly label: string; // text of a badge
  readonly name: string; // text of a filter
};

/** Looks of the states of competitions and of their games. */
export const statuses: Readonly<Record<CompetitionStatus, Look>> = {
  pendiente: { tone: 'waiting', ...competitionWords.statuses.pendiente },
  encurso: { tone: 'live', ...competitionWords.statuses.encurso },
  finalizada: { tone: 'over', ...competitionWords.statuses.finalizada },
};
