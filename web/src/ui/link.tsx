import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string;
  readonly state?: unknown; // left in the history for the page that is led to
};

/** True if a click asks for another tab, a window or a download, which the browser handles. */
export const opensElsewhere = ({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * Leads to a page of ours without loading everything again; led to the one in sight, the way back
 * grows no longer. Instead of React Router's, which brings its forms, fetchers and prefetching.
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(to, { replace: href === pathname + search + hash, state });
  };

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
