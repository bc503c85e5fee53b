import type { ReactNode } from 'react';
import { Downloads } from './downloads.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SettingsCard, SettingsPage } from './settings-page.tsx';
import { settingsWords } from './words.ts';

type Props = {
  readonly device: ReactNode; // settings of this device
  readonly dates: ReactNode; // settings for the dates of games
};

export const ProfileSettingsPage = ({ device, dates }: Props) => (
  <SettingsPage title={settingsWords.profile.title}>
    <SettingsCard title={settingsWords.profile.title}>
      <ProfileForm />
    </SettingsCard>
    <SettingsCard title={settingsWords.dates.title}>{dates}</SettingsCard>
    <SettingsCard title={settingsWords.download.title}>
      <Downloads />
    </SettingsCard>
    <SettingsCard title={settingsWords.device.title}>{device}</SettingsCard>
  </SettingsPage>
);
