import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { useSendRecovery } from './use-send-recovery.ts';
import { words } from './words.ts';

type Props = ButtonLook & {
  readonly email: string; // of whoever is logged in
  readonly lead?: ReactNode; // read before it is sent
  readonly children: string; // the words of the button
};

/** A button that has a link to a new password mailed to one's own address, and says so. */
export function RecoveryMail({ email, lead, children, ...look }: Props) {
  const { mutate: sendMail, isPending, isSuccess } = useSendRecovery();

  return (
    <>
      {isSuccess ? <Callout icon={MailCheck}>{words.recovery.lookForItAt(email)}</Callout> : lead}
      <Button {...look} busy={isPending} onClick={() => sendMail(email)}>
        {children}
      </Button>
    </>
  );
}
