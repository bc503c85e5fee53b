import { Info } from 'lucide-react';
import { RecoveryMail } from '#accounts/recovery-mail.tsx';
import { accountWords } from '#accounts/words.ts';
import { useUser } from '#platform/session.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { PasswordForm } from './password-form.tsx';
import { SettingsCard, SettingsPage } from './settings-page.tsx';
import { settingsWords } from './words.ts';

export function PasswordSettingsPage() {
  const { hasPassword } = useUser();
  return (
    <SettingsPage title={settingsWords.password.title}>
      <SettingsCard title={settingsWords.password.title}>
        {hasPassword === false ? <FirstPassword /> : <PasswordForm />}
      </SettingsCard>
    </SettingsPage>
  );
}

/** Offers a password by mail to an account that signs in with Google only. */
function FirstPassword() {
  const { email = '' } = useUser(); // always set for the user's own account
  return (
    <>
      <Callout icon={Info}>{settingsWords.password.none}</Callout>
      <RecoveryMail variant="go" email={email}>
        {accountWords.recovery.send}
      </RecoveryMail>
    </>
  );
}
