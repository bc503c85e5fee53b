/** Where to go after logging in. */
import { useLocation, type Location } from 'react-router';
import { paths } from './paths.ts';

/**
 * Kept as the state of an entry of the history: it lasts through a reload, goes on from page to page
 * as far as it is handed on, and no link from elsewhere can put anything there.
 */
export type LoginState = { readonly returnTo?: unknown; readonly email?: unknown } | null;

/** What came with the visitor of a page for guests, to be handed on. */
export const useLoginState = (): LoginState =>
  // Left by whichever page or version: only what `pageToReturnTo` checks is used.
  useLocation().state as LoginState;

type Page = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The state with which a page sends its visitor to log in, to come back as they left. */
export const returnTo = ({ pathname, search, hash }: Page): LoginState => ({
  returnTo: `${pathname}${search}${hash}`,
});

/** An address within the app. To a browser, two slashes begin another site; it overlooks tabs and breaks. */
const isWithin = (address: unknown): address is string =>
  typeof address === 'string' && /^\/(?![/\\])[^\t\n\r]*$/.test(address);

/** The page that a login comes from; home where it comes from none. */
export const pageToReturnTo = (state: LoginState): string =>
  isWithin(state?.returnTo) ? state.returnTo : paths.home;

/** The e-mail that was just given to get an account; empty where none was. */
export const emailGiven = (state: LoginState): string =>
  typeof state?.email === 'string' ? state.email : '';
