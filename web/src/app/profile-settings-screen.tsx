import { ProfileSettingsPage } from '#accounts/settings/profile-settings-page.tsx';
import { DateSettings } from '#competitions/dates/date-settings.tsx';
import { DeviceSettings } from '#play/device/device-settings.tsx';

export const ProfileSettingsScreen = () => (
  <ProfileSettingsPage device={<DeviceSettings />} dates={<DateSettings />} />
);
