import type { ReactNode } from 'react';
import { Downloads } from './downloads.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SettingsCard, SettingsPage } from './settings-page.tsx';
import { words } from './words.ts';

type Props = {
  readonly device: ReactNode; // what is set for this device alone
  readonly dates: ReactNode; // what is set for one's games
};

export const ProfileSettingsPage = ({ device, dates }: Props) => (
  <SettingsPage title={words.profile.title}>
    <SettingsCard title={words.profile.title}>
      <ProfileForm />
    </SettingsCard>
    <SettingsCard title={words.dates.title}>{dates}</SettingsCard>
    <SettingsCard title={words.download.title}>
      <Downloads />
    </SettingsCard>
    <SettingsCard title={words.device.title}>{device}</SettingsCard>
  </SettingsPage>
);
