import { Info } from 'lucide-react';
import { RecoveryMail } from '#accounts/recovery-mail.tsx';
import { words as accountWords } from '#accounts/words.ts';
import { useUser } from '#platform/session.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { words } from './words.ts';

/** For an account that is entered with Google only: a password comes by mail. */
export function FirstPassword() {
  const { email = '' } = useUser(); // one's own is always told
  return (
    <>
      <Callout icon={Info}>{words.password.none}</Callout>
      <RecoveryMail variant="go" email={email}>
        {accountWords.recovery.send}
      </RecoveryMail>
    </>
  );
}
