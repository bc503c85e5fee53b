import { soundSetting, useDeviceSetting } from '#platform/device-setting.ts';
import { Switch } from '#ui/form/switch.tsx';
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

function SoundSettings() {
  const [sound, setSound] = useDeviceSetting(soundSetting);
  return (
    <Switch
      label="Sonido de las partidas"
      checked={sound === 'on'}
      onChange={(event) => setSound(event.target.checked ? 'on' : 'off')}
    />
  );
}
