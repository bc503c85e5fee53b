import { useEffect } from 'react';
import { useDeviceSetting, type DeviceSetting } from '#platform/device-setting.ts';

/** Whether the screen of this device stays on while a game is on it. */
export const wakeLockSetting: DeviceSetting<'on' | 'off'> = {
  key: 'wake-lock',
  options: ['on', 'off'],
};

export const canKeepAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on for as long as it is wanted, where the device can and is set to. */
export function useWakeLock(isWanted: boolean): void {
  const [setting] = useDeviceSetting(wakeLockSetting);
  const isHeld = isWanted && setting === 'on';
  useEffect(() => (isHeld ? keepAwake() : undefined), [isHeld]);
}

/** The device takes the lock back whenever the page goes out of sight: it is asked for again. */
function keepAwake(): () => void {
  const end = new AbortController();
  let lock: WakeLockSentinel | undefined;

  const take = async () => {
    try {
      if (!document.hidden) lock = await navigator.wakeLock.request('screen');
      if (end.signal.aborted) await lock?.release();
    } catch {
      // Unknown here, or refused, as where the battery is low: the screen goes off as ever.
    }
  };
  void take();
  document.addEventListener('visibilitychange', () => void take(), end);

  return () => {
    end.abort();
    lock?.release().catch(() => {});
  };
}
