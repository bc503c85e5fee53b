import { soundSetting, useDeviceSetting } from '#platform/device-setting.ts';
import { Switch } from '#ui/form/switch.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SettingsCard, SettingsPage } from './settings-page.tsx';
import { words } from './words.ts';

export const ProfileSettingsPage = () => (
  <SettingsPage title={words.profile.title}>
    <SettingsCard title={words.profile.title}>
      <ProfileForm />
    </SettingsCard>
    <SettingsCard title={words.device.title}>
      <SoundSettings />
    </SettingsCard>
  </SettingsPage>
);

function SoundSettings() {
  const [sound, setSound] = useDeviceSetting(soundSetting);
  return (
    <Switch
      label={words.device.sound}
      checked={sound === 'on'}
      onChange={(event) => setSound(event.target.checked ? 'on' : 'off')}
    />
  );
}
