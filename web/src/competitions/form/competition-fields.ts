import { competitionForm } from '@darts/contracts/competitions';
import { gameFormat } from '@darts/contracts/play';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import type { output } from 'zod/mini';
import { today } from '#competitions/calendar-date.ts';
import type { Competition } from '#competitions/competition.ts';

/** Schema of the fields shared by leagues and tournaments. */
export const commonForm = { ...competitionForm, format: gameFormat };

export type CompetitionFields = {
  readonly [Name in keyof typeof commonForm]: output<(typeof commonForm)[Name]>;
};

/** Initial values of the form of a new competition. */
export const newCompetition = (places: number): CompetitionFields => ({
  name: '',
  description: '',
  startDate: today(),
  maxParticipants: places,
  format: CLASSIC,
});

export const fieldsOf = (competition: Competition): CompetitionFields => ({
  name: competition.name,
  description: competition.description,
  startDate: competition.startDate,
  maxParticipants: competition.maxParticipants,
  format: competition.format,
});
