import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ArrowLeft, MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { emailField } from '#accounts/account-fields.ts';
import { useSendRecovery } from '#accounts/use-send-recovery.ts';
import { accountWords } from '#accounts/words.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import styles from './forms.module.css';
import { GuestLink } from './guest-link.tsx';
import { signInWords } from './words.ts';

const recoverForm = z.object({ email: emailField });

export function RecoverPage() {
  const { mutate: sendMail, isPending, isSuccess } = useSendRecovery();
  const { register, handleSubmit, formState } = useForm<z.output<typeof recoverForm>>({
    resolver: standardSchemaResolver(recoverForm),
  });
  const submit = handleSubmit(({ email }) => sendMail(email));

  return (
    <>
      <PageTitle title={signInWords.recover.title} />
      <p className={styles.lead}>{signInWords.recover.lead}</p>
      <form
        method="dialog" // before hydration, submits nothing, not even into the address
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Field label={accountWords.email.label} error={formState.errors.email?.message}>
          <Input type="email" autoComplete="username" {...register('email')} />
        </Field>
        {isSuccess && <Callout icon={MailCheck}>{accountWords.recovery.lookForIt}</Callout>}
        <Button type="submit" variant="go" large block busy={isPending}>
          {accountWords.recovery.send}
        </Button>
      </form>
      <GuestLink className={styles.back} to={paths.login}>
        <ArrowLeft size={20} aria-hidden />
        {signInWords.login.back}
      </GuestLink>
    </>
  );
}
