import { useNavigate } from 'react-router';
import { useGuardedLeave } from '#platform/exit-guard.tsx';
import { Link, opensElsewhere, type LinkProps } from '#ui/link.tsx';

/** Link of the menu that asks first if leaving the page would lose something. */
export function GuardedLink({ to, onClick, ...rest }: LinkProps) {
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
