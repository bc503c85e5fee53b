import { useUser } from '#platform/session.ts';
import { FirstPassword } from './first-password.tsx';
import { PasswordForm } from './password-form.tsx';
import { SettingsCard, SettingsPage } from './settings-page.tsx';
import { words } from './words.ts';

export function PasswordSettingsPage() {
  const { hasPassword } = useUser();
  return (
    <SettingsPage title={words.password.title}>
      <SettingsCard title={words.password.title}>
        {hasPassword === false ? <FirstPassword /> : <PasswordForm />}
      </SettingsCard>
    </SettingsPage>
  );
}
