import { useLoginState } from '#platform/return-to.ts';
import { Link, type LinkProps } from '#ui/link.tsx';

/** From one page for guests to another. Hands on where they want to go once they are logged in. */
export const GuestLink = (props: Omit<LinkProps, 'state'>) => (
  <Link {...props} state={useLoginState()} />
);
