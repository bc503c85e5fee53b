/** The settings of this device for entering turns. */
import { readSetting, useDeviceSetting, type DeviceSetting } from '#platform/device-setting.ts';

/** The ways to enter a turn: by numbers, on the board, or as a total. */
export const INPUT_MODES = ['score', 'board', 'total'] as const;
export type InputMode = (typeof INPUT_MODES)[number];

const inputModeSetting: DeviceSetting<InputMode> = {
  key: 'input-mode',
  options: ['board', 'score', 'total'],
};

export const inputMode = (): InputMode => readSetting(inputModeSetting);

export const useInputMode = () => useDeviceSetting(inputModeSetting);

/** `on`: the last dart of a turn confirms it, without a tap. */
export const selfConfirmSetting: DeviceSetting<'off' | 'on'> = {
  key: 'self-confirm',
  options: ['off', 'on'],
};

/** `on`: checkouts are shown while a turn is entered. */
export const checkoutSetting: DeviceSetting<'on' | 'off'> = {
  key: 'checkouts',
  options: ['on', 'off'],
};
