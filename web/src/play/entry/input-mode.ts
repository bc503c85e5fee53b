import { readSetting, useDeviceSetting, type DeviceSetting } from '#platform/device-setting.ts';

/** The three ways to enter a turn: number by number, on the board, or its total. */
export const INPUT_MODES = ['score', 'board', 'total'] as const;
export type InputMode = (typeof INPUT_MODES)[number];

const setting: DeviceSetting<InputMode> = {
  key: 'input-mode',
  options: ['board', 'score', 'total'],
};

export const inputMode = (): InputMode => readSetting(setting);

export const useInputMode = () => useDeviceSetting(setting);
