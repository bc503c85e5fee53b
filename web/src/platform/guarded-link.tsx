import type { MouseEvent } from 'react';
import { Link, useNavigate, type LinkProps } from 'react-router';
import { useGuardedLeave } from './exit-guard.tsx';

type Props = Omit<LinkProps, 'to'> & { readonly to: string };

const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** A link of the menu: asks first where leaving the page would lose something. */
export function GuardedLink({ to, onClick, ...rest }: Props) {
  const { isGuarded, leaveAsking } = useGuardedLeave();
  const navigate = useNavigate();

  return (
    <Link
      {...rest}
      to={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isGuarded || opensElsewhere(event)) return;
        event.preventDefault();
        leaveAsking(() => void navigate(to));
      }}
    />
  );
}
