import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string;
  readonly state?: unknown; // router state for the target page
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
 * Link within the app, without a reload. A link to the current address replaces the history entry. React Router's own
 * link includes forms, fetchers and prefetching.
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
