import type { LucideIcon } from 'lucide-react';
import type { Action, Place } from './use-action.ts';

/** All that leagues and tournaments differ in on the pages that they share. */
export type Kind = {
  readonly name: 'leagues' | 'tournaments'; // in calls
  readonly idName: 'leagueId' | 'tournamentId';
  readonly icon: LucideIcon;
  readonly paths: {
    readonly list: string;
    readonly create: string;
    readonly page: (id: string) => string;
    readonly edit: (id: string) => string;
  };
  readonly actions: { readonly join: Action; readonly leave: Action; readonly start: Action };
  readonly words: KindWords;
};

export type KindWords = {
  readonly title: string; // of the list
  readonly back: string; // to the list
  readonly mine: string;
  readonly createdByMe: string;
  readonly none: string;
  readonly listFailed: string;
  readonly create: string;
  readonly created: string;
  readonly createFailed: string; // where the server has no words of its own, as is each failure
  readonly edit: string;
  readonly edited: string;
  readonly editFailed: string;
  readonly loadFailed: string; // to be edited
  readonly mayNotOrganise: string;
  readonly notTheCreator: string;
  readonly invitation: string; // over the name of what somebody is asked to join
  readonly seePage: string; // of it, from elsewhere
  readonly missing: string; // there is no such thing, or no longer
  readonly removal: {
    readonly question: string;
    readonly done: string;
    readonly failed: string;
  };
};

/** Where the calls for one of a kind go, and where it is in the cache. */
export const placeOf = ({ name }: Kind, id: string): Place => ({
  path: `/${name}/${id}`,
  queryKey: [name, id],
});
