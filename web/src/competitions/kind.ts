import type { CompetitionKind, competitionFilters } from '@darts/contracts/competitions';
import type { RefusalCode } from '@darts/contracts/refusals';
import type { LucideIcon } from 'lucide-react';
import type { input } from 'zod/mini';
import type { Competition } from './competition.ts';
import type { Action, Place } from './use-action.ts';

/** A competition in a list, and the address of its page. */
export type Listed = { readonly to: string; readonly competition: Competition };

export type ListQuery = input<typeof competitionFilters>;

/** Differences between leagues and tournaments on the pages that they share. */
export type Kind = {
  readonly kind: CompetitionKind;
  readonly name: 'leagues' | 'tournaments'; // first element of the query keys
  /** Fetches a page of the list, newest first. */
  readonly list: (query: ListQuery, signal: AbortSignal) => Promise<readonly Listed[]>;
  readonly missingCode: RefusalCode;
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
  readonly noneYet: string; // below `none`, for players
  readonly noneYetToMake: string; // below `none`, for organisers
  readonly allOver: string; // if all competitions are finished
  readonly seeAll: string;
  readonly listFailed: string;
  readonly create: string;
  readonly created: string;
  readonly createFailed: string; // if the server sends no message, as for each `…Failed`
  readonly edit: string;
  readonly edited: string;
  readonly editFailed: string;
  readonly loadFailed: string; // if a competition cannot be loaded
  readonly mayNotOrganise: string;
  readonly notTheCreator: string;
  readonly invitation: string; // above the name on an invitation
  readonly seePage: string; // link to the competition's page
  readonly missing: string; // the competition does not exist, or no longer
  readonly removal: {
    readonly question: string;
    readonly done: string;
    readonly failed: string;
  };
};

/** Returns a competition and the key of its queries. */
export const placeAt = (kind: CompetitionKind, competitionId: string): Place => ({
  kind,
  competitionId,
  queryKey: [`${kind}s`, competitionId],
});

export const placeOf = ({ kind }: Kind, id: string): Place => placeAt(kind, id);
