import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { useSendRecovery } from './use-send-recovery.ts';
import { accountWords } from './words.ts';

type Props = ButtonLook & {
  readonly email: string; // of the logged-in user
  readonly lead?: ReactNode; // shown until the mail is sent
  readonly children: string; // label of the button
};

/** Button that mails the user a link to set a new password. */
export function RecoveryMail({ email, lead, children, ...look }: Props) {
  const { mutate: sendMail, isPending, isSuccess } = useSendRecovery();

  return (
    <>
      {isSuccess ? (
        <Callout icon={MailCheck}>{accountWords.recovery.lookForItAt(email)}</Callout>
      ) : (
        lead
      )}
      <Button {...look} busy={isPending} onClick={() => sendMail(email)}>
        {children}
      </Button>
    </>
  );
}
