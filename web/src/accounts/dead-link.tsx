import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import styles from './dead-link.module.css';

/** Says why a link does not serve, and where to get another. */
export function DeadLink({ reason }: { readonly reason: string }) {
  const { user } = useSession();
  useEffect(() => toast.error(reason), [reason]);

  return (
    <div className={styles['dead']}>
      <p>
        <CircleAlert size={20} aria-hidden />
        {reason}
      </p>
      <ButtonLink to={user ? paths.passwordSettings : paths.recoverPassword} block>
        Pedir otro enlace
      </ButtonLink>
    </div>
  );
}
