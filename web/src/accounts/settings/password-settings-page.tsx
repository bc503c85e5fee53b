import { useUser } from '#platform/session.ts';
import { FirstPassword } from './first-password.tsx';
import { PasswordForm } from './password-form.tsx';
import { SettingsCard, SettingsPage } from './settings-page.tsx';

export function PasswordSettingsPage() {
  const { hasPassword } = useUser();
  return (
    <SettingsPage title="Contraseña">
      <SettingsCard title="Contraseña">
        {hasPassword === false ? <FirstPassword /> : <PasswordForm />}
      </SettingsCard>
    </SettingsPage>
  );
}
