import { useEffect } from 'react';
import { useDeviceSetting, type DeviceSetting } from '#platform/device-setting.ts';
import { newStore, useStore } from '#store.ts';

/** Setting that keeps the screen on during a game. */
export const wakeLockSetting: DeviceSetting<'on' | 'off'> = {
  key: 'wake-lock',
  options: ['on', 'off'],
};

export const canKeepAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while `isWanted`, if the device supports it and the setting is on. */
export function useWakeLock(isWanted: boolean): void {
  const [setting] = useDeviceSetting(wakeLockSetting);
  const isHeld = isWanted && setting === 'on';
  useEffect(() => (isHeld ? keepAwake() : undefined), [isHeld]);
}

const AGAIN_MS = 1000; // delay after the device has released the lock

const refusal = newStore(false);

/** True if the device refused its latest wake lock. */
export const useIsWakeLockRefused = (): boolean => useStore(refusal);

/**
 * Requests the lock at once, after the device has released it, when the page becomes visible and, after a refusal, at
 * each touch or key. The returned function releases the lock.
 */
function keepAwake(): () => void {
  const end = new AbortController();
  let lock: WakeLockSentinel | undefined;
  let isAsking = false;

  const take = async () => {
    if (end.signal.aborted || document.hidden || isAsking || lock) return;
    isAsking = true;
    try {
      const taken = await navigator.wakeLock.request('screen');
      lock = taken;
      taken.addEventListener('release', () => {
        lock = undefined;
        setTimeout(() => void take(), AGAIN_MS);
      });
      refusal.write(false);
      if (end.signal.aborted) await taken.release();
    } catch {
      refusal.write(canKeepAwake()); // for example on a low battery
    }
    isAsking = false;
  };
  const ask = () => void take();
  ask();
  document.addEventListener('visibilitychange', ask, end);
  addEventListener('pointerup', ask, end);
  addEventListener('keydown', ask, end);

  return () => {
    end.abort();
    refusal.write(false);
    lock?.release().catch(() => {});
  };
}
