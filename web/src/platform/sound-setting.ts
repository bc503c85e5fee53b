import type { DeviceSetting } from './device-setting.ts';

/** Whether this device may make a sound. */
export const soundSetting: DeviceSetting<'on' | 'off'> = { key: 'sound', options: ['on', 'off'] };
