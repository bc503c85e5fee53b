import { useMemo } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

type Change = Readonly<Record<string, string>> | ((latest: URLSearchParams) => URLSearchParams);

/** Returns the query parameters of the address, and a function to change them. */
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
