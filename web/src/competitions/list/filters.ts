/** What a list shows, as its address tells it: to be linked, reloaded and gone back to. */
import {
  COMPETITION_STATUSES,
  LIST_Q_MAX,
  type CompetitionStatus,
} from '@darts/contracts/competitions';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSearchParams } from '#platform/search-params.ts';
import { searchable } from '#ui/form/searchable.ts';

export type Filters = {
  readonly search: string; // a piece of the name, or of the creator's
  readonly statuses: readonly CompetitionStatus[]; // any, if none
  readonly isMine: boolean; // only those the user is enrolled in
  readonly isCreated: boolean; // only those the user has created
};

export const defaultFilters: Filters = {
  search: '',
  statuses: ['pendiente', 'encurso'],
  isMine: false,
  isCreated: false,
};

export function filtersIn(address: URLSearchParams): Filters {
  const named = address.get('status')?.split(',');
  return {
    search: searchable(address.get('q') ?? defaultFilters.search, LIST_Q_MAX),
    statuses: named
      ? COMPETITION_STATUSES.filter((status) => named.includes(status))
      : defaultFilters.statuses,
    isMine: address.get('mine') === 'true',
    isCreated: address.get('created') === 'true',
  };
}

/** How many of the filters, but for the search, are not as usual. */
export const countChanged = ({ statuses, isMine, isCreated }: Filters): number =>
  [!isUsual(statuses), isMine, isCreated].filter(Boolean).length;

const isUsual = (statuses: Filters['statuses']): boolean =>
  statuses.join() === defaultFilters.statuses.join();

/** The address of a list; what is as usual is left out. */
export const addressOf = ({ search, statuses, isMine, isCreated }: Filters): URLSearchParams =>
  new URLSearchParams({
    ...(search && { q: search }),
    ...(!isUsual(statuses) && { status: statuses.join() }),
    ...(isMine && { mine: 'true' }),
    ...(isCreated && { created: 'true' }),
  });

/** What the server is asked for. */
export function questionOf({ search, statuses, isMine, isCreated }: Filters): string {
  const piece = search.trim();
  return new URLSearchParams({
    ...(piece && { q: piece }),
    ...(statuses.length > 0 && { status: statuses.join() }),
    ...(isMine && { mine: 'true' }),
    ...(isCreated && { created: 'true' }),
  }).toString();
}

/** In the history, beside the addresses that a change of the filters has made. */
const OWN = 'filters';

/**
 * The filters, ahead of the address: that follows when the router gets to it, which is too late
 * for somebody who types.
 */
export function useFilters() {
  const [address, setAddress] = useSearchParams();
  const place = useLocation();
  const [filters, setFilters] = useState(() => filtersIn(address));
  const [knownKey, noteKey] = useState(place.key);

  if (place.key !== knownKey) {
    noteKey(place.key);
    if (place.state !== OWN) setFilters(filtersIn(address)); // a link has led here
  }

  const change = (changes: Partial<Filters>) => {
    const next = { ...filters, ...changes };
    setFilters(next);
    setAddress(() => addressOf(next), { replace: true, state: OWN });
  };
  return { filters, change };
}
