import { useSyncExternalStore } from 'react';
import { newListeners } from '#store.ts';
import { deviceStore } from './storage.ts';

/** Setting kept on this device. The first option is the default. */
export type DeviceSetting<Value extends string> = {
  readonly key: string;
  readonly options: readonly [Value, ...Value[]];
};

export const soundSetting: DeviceSetting<'on' | 'off'> = { key: 'sound', options: ['on', 'off'] };

const changes = newListeners();

export function readSetting<Value extends string>({ key, options }: DeviceSetting<Value>): Value {
  const stored = deviceStore.read(key);
  return options.find((option) => option === stored) ?? options[0];
}

/** Returns the stored value of a setting, and a function to change it. */
export function useDeviceSetting<Value extends string>(setting: DeviceSetting<Value>) {
  const value = useSyncExternalStore(
    changes.add,
    () => readSetting(setting),
    () => setting.options[0], // in prerendered pages
  );

  const change = (next: Value) => {
    deviceStore.write(setting.key, next);
    changes.call();
  };
  return [value, change] as const;
}
