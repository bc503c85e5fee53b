import { useSyncExternalStore } from 'react';
import { newListeners } from '#store.ts';
import { deviceStore } from './storage.ts';

/** Something a player sets once and finds again. The first option holds until another is chosen. */
export type DeviceSetting<Value extends string> = {
  readonly key: string;
  readonly options: readonly [Value, ...Value[]];
};

/** Whether this device may make a sound. */
export const soundSetting: DeviceSetting<'on' | 'off'> = { key: 'sound', options: ['on', 'off'] };

const changes = newListeners();

export function readSetting<Value extends string>({ key, options }: DeviceSetting<Value>): Value {
  const stored = deviceStore.read(key);
  return options.find((option) => option === stored) ?? options[0];
}

/** The setting as this device remembers it, and how to change it. */
export function useDeviceSetting<Value extends string>(setting: DeviceSetting<Value>) {
  const value = useSyncExternalStore(
    changes.add,
    () => readSetting(setting),
    () => setting.options[0], // when the build draws a page
  );

  const change = (next: Value) => {
    deviceStore.write(setting.key, next);
    changes.call();
  };
  return [value, change] as const;
}
