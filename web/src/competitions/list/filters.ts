/** Filters of a list, kept in its address, so that links, reloads and the back button restore them. */
import {
  COMPETITION_STATUSES,
  LIST_Q_MAX,
  type CompetitionStatus,
} from '@darts/contracts/competitions';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ListQuery } from '#competitions/kind.ts';
import { useSearchParams } from '#platform/search-params.ts';
import { searchable } from '#ui/form/searchable.ts';

export type Filters = {
  readonly search: string; // part of the name or of the creator's name
  readonly statuses: readonly CompetitionStatus[]; // empty: any status
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

/** Counts the filters, without the search, that differ from the default. */
export const countChanged = ({ statuses, isMine, isCreated }: Filters): number =>
  [!isUsual(statuses), isMine, isCreated].filter(Boolean).length;

const isUsual = (statuses: Filters['statuses']): boolean =>
  statuses.join() === defaultFilters.statuses.join();

/** Returns the query parameters of a list; defaults are left out. */
export const addressOf = ({ search, statuses, isMine, isCreated }: Filters): URLSearchParams =>
  new URLSearchParams({
    ...(search && { q: search }),
    ...(!isUsual(statuses) && { status: statuses.join() }),
    ...(isMine && { mine: 'true' }),
    ...(isCreated && { created: 'true' }),
  });

/** Returns the query for the server. */
export function questionOf({ search, statuses, isMine, isCreated }: Filters): ListQuery {
  const piece = search.trim();
  return {
    ...(piece && { q: piece }),
    ...(statuses.length > 0 && { status: statuses.join() }),
    ...(isMine && ({ mine: 'true' } as const)),
    ...(isCreated && ({ created: 'true' } as const)),
  };
}

/** History state that marks an address as set by the filters. */
const OWN = 'filters';

/**
 * Returns the filters, and a function to change them. The filters are also kept as state, as the router updates the
 * address too late for fast typing.
 */
export function useFilters() {
  const [address, setAddress] = useSearchParams();
  const place = useLocation();
  const [filters, setFilters] = useState(() => filtersIn(address));
  const [knownKey, noteKey] = useState(place.key);

  if (place.key !== knownKey) {
    noteKey(place.key);
    if (place.state !== OWN) setFilters(filtersIn(address)); // a link was followed
  }

  const change = (changes: Partial<Filters>) => {
    const next = { ...filters, ...changes };
    setFilters(next);
    setAddress(() => addressOf(next), { replace: true, state: OWN });
  };
  return { filters, change };
}
