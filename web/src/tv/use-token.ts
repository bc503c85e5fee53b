import { useLocation } from 'react-router';

/** Returns the query of calls for a screen: the token of the screen's own address, if any. */
export function useToken(): { readonly token?: string } {
  const token = new URLSearchParams(useLocation().search).get('token');
  return token === null ? {} : { token };
}
