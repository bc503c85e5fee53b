import { useLocation } from 'react-router';

/** What is asked of the server, with the token in the screen's own address. */
export function useAddress(path: string): string {
  const token = new URLSearchParams(useLocation().search).get('token');
  return token === null ? path : `${path}?${new URLSearchParams({ token })}`;
}
