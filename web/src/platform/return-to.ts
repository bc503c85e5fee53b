/** Page to return to after the login. */
import { useLocation, type Location } from 'react-router';
import { paths } from './paths.ts';

/**
 * Router state of a history entry. It survives a reload, pages hand it on, and links from other sites cannot set it.
 */
export type LoginState = { readonly returnTo?: unknown; readonly email?: unknown } | null;

/** Returns the router state that a page for guests hands on after the login. */
export const useLoginState = (): LoginState =>
  // Any page or version may have left it: only parts that are checked below are used.
  useLocation().state as LoginState;

type Page = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Returns the router state for the login page, to come back to `page`. */
export const returnTo = ({ pathname, search, hash }: Page): LoginState => ({
  returnTo: `${pathname}${search}${hash}`,
});

/**
 * True for an address within the app. Browsers read two slashes as another site, and ignore tabs
 * and line breaks.
 */
const isWithin = (address: unknown): address is string =>
  typeof address === 'string' && /^\/(?![/\\])[^\t\n\r]*$/.test(address);

/** Returns the page to go to after the login; home by default. */
export const pageToReturnTo = (state: LoginState): string =>
  isWithin(state?.returnTo) ? state.returnTo : paths.home;

/** Returns the e-mail address of the sign-up just sent; empty without one. */
export const emailGiven = (state: LoginState): string =>
  typeof state?.email === 'string' ? state.email : '';
