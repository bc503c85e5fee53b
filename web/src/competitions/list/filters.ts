/** Filters of a list, kept in its address: they can be linked, reloaded and gone back to. */
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

/** History state of the addresses that a change of the filters has made. */
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
