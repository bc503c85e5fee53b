import { ProfileSettingsPage } from '#accounts/settings/profile-settings-page.tsx';
import { DeviceSettings } from '#play/device/device-settings.tsx';

export const ProfileSettingsScreen = () => <ProfileSettingsPage device={<DeviceSettings />} />;
