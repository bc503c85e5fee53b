import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSearchParams } from '#platform/search-params.ts';

/**
 * Returns the token of the link that led to this page; empty without a token. The token is moved from the address,
 * where others could read it, to the state of the history entry, which survives a reload.
 */
export function useLinkToken(): string {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = search.get('token');
  // Only the effect below sets this state.
  const kept = location.state as { readonly token?: string } | null;

  useEffect(() => {
    if (inAddress) void navigate({ search: '' }, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate]);

  return inAddress ?? kept?.token ?? '';
}
