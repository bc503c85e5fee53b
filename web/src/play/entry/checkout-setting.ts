import type { DeviceSetting } from '#platform/device-setting.ts';

/** Whether ways to close are shown while a turn is entered. */
export const checkoutSetting: DeviceSetting<'on' | 'off'> = {
  key: 'checkouts',
  options: ['on', 'off'],
};
