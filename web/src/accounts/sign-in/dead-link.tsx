import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { RecoveryMail } from '#accounts/recovery-mail.tsx';
import { paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toast.ts';
import styles from './dead-link.module.css';
import { signInWords } from './words.ts';

/** Explains why a link is not valid, and offers another. */
export function DeadLink({ reason }: { readonly reason: string }) {
  useEffect(() => toast.error(reason), [reason]);

  return (
    <div className={styles.dead}>
      <p className={styles.reason}>
        <CircleAlert size={20} aria-hidden />
        {reason}
      </p>
      <AnotherLink />
    </div>
  );
}

/** Sends another recovery link to the logged-in user; guests are first asked for their address. */
function AnotherLink() {
  const { user, isError } = useSession();

  if (user === undefined && !isError) {
    return (
      <Button block busy>
        {signInWords.reset.anotherLink}
      </Button>
    );
  }
  if (!user?.email) {
    return (
      <ButtonLink block to={paths.recoverPassword}>
        {signInWords.reset.anotherLink}
      </ButtonLink>
    );
  }
  return (
    <RecoveryMail
      block
      email={user.email}
      lead={<p>{signInWords.reset.anotherLinkTo(user.email)}</p>}
    >
      {signInWords.reset.anotherLink}
    </RecoveryMail>
  );
}
