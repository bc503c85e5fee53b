import { useLoginState } from '#platform/return-to.ts';
import { Link, type LinkProps } from '#ui/link.tsx';

/** Link between two pages for guests. Keeps the page to return to after the login. */
export const GuestLink = (props: Omit<LinkProps, 'state'>) => (
  <Link {...props} state={useLoginState()} />
);
