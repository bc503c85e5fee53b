import * as z from 'zod/mini';
import { gameLobbyNews, gameLobbyRequests } from './competitions.ts';
import { leagueNews } from './leagues.ts';
import { lobbyNews, lobbyRequests } from './lobby.ts';
import { playNews, playRequests } from './play.ts';
import { tournamentNews } from './tournaments.ts';
import type { Refusal } from './refusals.ts';
import type { News, Requests } from './request.ts';
import { watchRequests } from './watching.ts';

export const requests = {
  ...lobbyRequests,
  ...playRequests,
  ...gameLobbyRequests,
  ...watchRequests,
} satisfies Requests;

export const news = {
  ...lobbyNews,
  ...playNews,
  ...gameLobbyNews,
  ...leagueNews,
  ...tournamentNews,
  /** Something went wrong outside any request. */
  error: z.object({ message: z.string() }),
  /** The session has ended; the connection is about to be closed. */
  authError: z.object({ message: z.string() }),
} satisfies News;

export type RequestName = keyof typeof requests;
export type NewsName = keyof typeof news;

export type Asked<Name extends RequestName> = z.input<(typeof requests)[Name]['input']>;
export type Answered<Name extends RequestName> = z.output<(typeof requests)[Name]['answer']>;
export type Told<Name extends NewsName> = z.output<(typeof news)[Name]>;

type Refused = { readonly success: false } & Refusal;
export type Acknowledged<Name extends RequestName> =
  | ({ readonly success: true } & Answered<Name>)
  | Refused;

/** Socket.IO's map of the events that clients send. */
export type ClientEvents = {
  [Name in RequestName]: (input: Asked<Name>, answer: (told: Acknowledged<Name>) => void) => void;
};

/** Socket.IO's map of the events that the server sends. */
export type ServerEvents = { [Name in NewsName]: (told: Told<Name>) => void };
