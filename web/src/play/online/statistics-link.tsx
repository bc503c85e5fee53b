import { useNavigate } from 'react-router';
import { ButtonLink, type ButtonLook } from '#ui/button.tsx';
import { opensElsewhere } from '#ui/link.tsx';
import { words } from './words.ts';

type Props = Omit<ButtonLook, 'variant'> & { readonly to: string };

/**
 * Leads from the end of a game to its statistics, which take its place in the history: the address of
 * a game that is over only leads to them again.
 */
export function StatisticsLink({ to, ...look }: Props) {
  const navigate = useNavigate();

  return (
    <ButtonLink
      {...look}
      variant="quiet"
      to={to}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        void navigate(to, { replace: true });
      }}
    >
      {words.ended.statistics}
    </ButtonLink>
  );
}
