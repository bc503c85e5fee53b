import type { ReactNode } from 'react';
import { ProfileForm } from './profile-form.tsx';
import { SettingsCard, SettingsPage } from './settings-page.tsx';
import { words } from './words.ts';

type Props = { readonly device: ReactNode }; // what is set for this device alone

export const ProfileSettingsPage = ({ device }: Props) => (
  <SettingsPage title={words.profile.title}>
    <SettingsCard title={words.profile.title}>
      <ProfileForm />
    </SettingsCard>
    <SettingsCard title={words.device.title}>{device}</SettingsCard>
  </SettingsPage>
);
