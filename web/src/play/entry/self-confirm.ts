import type { DeviceSetting } from '#platform/device-setting.ts';

/** Whether a turn is confirmed by the dart that ends it, or by a tap of its own. */
export const selfConfirmSetting: DeviceSetting<'off' | 'on'> = {
  key: 'self-confirm',
  options: ['off', 'on'],
};
