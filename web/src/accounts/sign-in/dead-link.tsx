import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { RecoveryMail } from '#accounts/recovery-mail.tsx';
import { paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import styles from './dead-link.module.css';

/** Says why a link does not serve, and gets another. */
export function DeadLink({ reason }: { readonly reason: string }) {
  useEffect(() => toast.error(reason), [reason]);

  return (
    <div className={styles['dead']}>
      <p className={styles['reason']}>
        <CircleAlert size={20} aria-hidden />
        {reason}
      </p>
      <AnotherLink />
    </div>
  );
}

const ANOTHER = 'Pedir otro enlace';

/** By mail to whoever is logged in; guests are first asked for their address. */
function AnotherLink() {
  const { user, isError } = useSession();

  if (user === undefined && !isError) {
    return (
      <Button block busy>
        {ANOTHER}
      </Button>
    );
  }
  if (!user?.email) {
    return (
      <ButtonLink block to={paths.recoverPassword}>
        {ANOTHER}
      </ButtonLink>
    );
  }
  return (
    <RecoveryMail block email={user.email} lead={<p>Podemos enviarte otro a {user.email}.</p>}>
      {ANOTHER}
    </RecoveryMail>
  );
}
