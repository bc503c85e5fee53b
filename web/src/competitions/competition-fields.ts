/** What the forms of leagues and tournaments ask for alike, and what they say when it will not do. */
import {
  NAME_MAX,
  NAME_MIN,
  PARTICIPANTS_MAX,
  PARTICIPANTS_MIN,
} from '@darts/contracts/competitions';
import * as z from 'zod/mini';
import { today } from './calendar-date.ts';
import type { Competition } from './competition.ts';

const NAME_LENGTH = `De ${NAME_MIN} a ${NAME_MAX} caracteres.`;
const PLACES = `Un número entero de ${PARTICIPANTS_MIN} a ${PARTICIPANTS_MAX}.`;

export const competitionFields = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Introduce un nombre.'),
      z.minLength(NAME_MIN, NAME_LENGTH),
      z.maxLength(NAME_MAX, NAME_LENGTH),
    ),
  description: z.string().check(z.trim(), z.maxLength(1000, 'Como máximo 1000 caracteres.')),
  startDate: z.iso.date('Introduce la fecha de inicio.'),
  maxParticipants: z
    .int(PLACES)
    .check(z.minimum(PARTICIPANTS_MIN, PLACES), z.maximum(PARTICIPANTS_MAX, PLACES)),
};

export type CompetitionFields = {
  readonly [Name in keyof typeof competitionFields]: z.output<(typeof competitionFields)[Name]>;
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
