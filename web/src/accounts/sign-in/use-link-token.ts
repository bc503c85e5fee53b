import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSearchParams } from '#platform/search-params.ts';

/**
 * The token of the link that led to this page; empty when it had none. It is taken out of the
 * address, where others could read it, and kept with the entry of the history, for a reload.
 */
export function useLinkToken(): string {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = search.get('token');
  // Only the effect below puts anything there.
  const kept = location.state as { readonly token?: string } | null;

  useEffect(() => {
    if (inAddress) void navigate({ search: '' }, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate]);

  return inAddress ?? kept?.token ?? '';
}
