import * as z from 'zod/mini';
import { gameLobbyEvents, gameLobbyRequests } from './competitions.ts';
import { callEvents, callRequests } from './dates.ts';
import { leagueEvents } from './leagues.ts';
import { lobbyEvents, lobbyRequests } from './lobby.ts';
import { playEvents, playRequests } from './play.ts';
import { tournamentEvents } from './tournaments.ts';
import type { Refusal } from './refusals.ts';
import type { Events, Requests } from './request.ts';
import { watchRequests } from './watching.ts';

export const requests = {
  ...lobbyRequests,
  ...playRequests,
  ...gameLobbyRequests,
  ...callRequests,
  ...watchRequests,
} satisfies Requests;

export const events = {
  ...lobbyEvents,
  ...playEvents,
  ...gameLobbyEvents,
  ...callEvents,
  ...leagueEvents,
  ...tournamentEvents,
  /** An error that belongs to no request. */
  error: z.object({ message: z.string() }),
  /** The session has ended; the connection is about to be closed. */
  authError: z.object({ message: z.string() }),
} satisfies Events;

export type RequestName = keyof typeof requests;
export type EventName = keyof typeof events;

export type Asked<Name extends RequestName> = z.input<(typeof requests)[Name]['input']>;
export type Answered<Name extends RequestName> = z.output<(typeof requests)[Name]['answer']>;
export type EventOf<Name extends EventName> = z.output<(typeof events)[Name]>;

type Refused = { readonly success: false } & Refusal;
export type Acknowledged<Name extends RequestName> =
  | ({ readonly success: true } & Answered<Name>)
  | Refused;

/** Socket.IO's map of the events that clients send. */
export type ClientEvents = {
  [Name in RequestName]: (
    input: Asked<Name>,
    answer: (acknowledged: Acknowledged<Name>) => void,
  ) => void;
};

/** Socket.IO's map of the events that the server sends. */
export type ServerEvents = { [Name in EventName]: (event: EventOf<Name>) => void };
