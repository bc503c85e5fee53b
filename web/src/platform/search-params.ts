import { useMemo } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

type Change = Readonly<Record<string, string>> | ((latest: URLSearchParams) => URLSearchParams);

/** What follows the question mark in the address, and how to change it. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);

  const change = (next: Change, options?: NavigateOptions): void => {
    const changed = typeof next === 'function' ? next(params) : new URLSearchParams(next);
    void navigate(`?${changed}`, options);
  };
  return [params, change] as const;
}
