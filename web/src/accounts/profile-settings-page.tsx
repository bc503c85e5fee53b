import { SoundSettings } from './sound-settings.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SettingsCard, SettingsPage } from './settings-page.tsx';

export const ProfileSettingsPage = () => (
  <SettingsPage title="Perfil">
    <SettingsCard title="Perfil">
      <ProfileForm />
    </SettingsCard>
    <SettingsCard title="En este dispositivo">
      <SoundSettings />
    </SettingsCard>
  </SettingsPage>
);
