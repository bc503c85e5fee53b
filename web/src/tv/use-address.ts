import { useLocation } from 'react-router';

/** Adds the token of the screen's own address to a path of the API. */
export function useAddress(path: `/${string}`): `/${string}` {
  const token = new URLSearchParams(useLocation().search).get('token');
  return token === null ? path : `${path}?${new URLSearchParams({ token })}`;
}
