/** What leagues and tournaments share. */
import * as z from 'zod/mini';
import { request } from './request.ts';
import { userRef } from './accounts.ts';

export const COMPETITION_STATUSES = ['pendiente', 'encurso', 'finalizada'] as const;
export type CompetitionStatus = (typeof COMPETITION_STATUSES)[number];

export const NAME_MIN = 3;
export const NAME_MAX = 30;
export const PARTICIPANTS_MIN = 2;
export const PARTICIPANTS_MAX = 100;

/** A date of the calendar, as YYYY-MM-DD. */
export const date = z.iso.date();

/** The fields that the forms of both have. */
export const competitionFields = {
  name: z.string().check(z.trim(), z.minLength(NAME_MIN), z.maxLength(NAME_MAX)),
  description: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  startDate: date,
  maxParticipants: z.int().check(z.minimum(PARTICIPANTS_MIN), z.maximum(PARTICIPANTS_MAX)),
};

/** What both tell of themselves. */
export const competitionView = {
  name: z.string(),
  description: z.string(),
  status: z.enum(COMPETITION_STATUSES),
  startDate: date,
  maxParticipants: z.int(),
  createdBy: z.nullable(z.uuid()), // null once the creator has deleted the account
  creator: z.object({ username: z.string() }),
};

const isYes = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((yes) => yes === 'true'),
  ),
);

/** What a list of either is filtered by; all of it together. */
export const competitionFilters = z.strictObject({
  status: z.optional(
    z.string().check(z.regex(/^(pendiente|encurso|finalizada)(,(pendiente|encurso|finalizada))*$/)),
  ),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))), // a piece of the name, or of the creator's
  mine: isYes, // those the caller is enrolled in
  created: isYes, // those the caller has created
});
export type CompetitionFilters = z.output<typeof competitionFilters>;

const gameId = z.uuid();

export const gameLobbyRequests = {
  /** Waits for the rival of a league or tournament game. When both are there, it starts. */
  joinLeagueGameLobby: request({ gameId }, {}),
  leaveLeagueGameLobby: request({ gameId }, {}),
};

export const gameLobbyNews = {
  /** The players who wait, each once. */
  preLobbyUpdate: z.object({ players: z.array(userRef) }),
  startLeagueGame: z.object({ gameId }),
};
