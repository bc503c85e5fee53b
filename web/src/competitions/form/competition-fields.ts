/** What the forms of leagues and tournaments ask for alike. */
import type { competitionForm } from '@darts/contracts/competitions';
import type { output } from 'zod/mini';
import { today } from '#competitions/calendar-date.ts';
import type { Competition } from '#competitions/competition.ts';

export type CompetitionFields = {
  readonly [Name in keyof typeof competitionForm]: output<(typeof competitionForm)[Name]>;
};

/** What the form of a new competition starts from. */
export const newCompetition = (places: number): CompetitionFields => ({
  name: '',
  description: '',
  startDate: today(),
  maxParticipants: places,
});

export const fieldsOf = ({ name, description, startDate, maxParticipants }: Competition) => ({
  name,
  description,
  startDate,
  maxParticipants,
});
