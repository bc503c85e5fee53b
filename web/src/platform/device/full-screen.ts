import { useSyncExternalStore } from 'react';

/** Not on iPhones. */
export const canFillScreen = (): boolean => document.fullscreenEnabled;

export const useIsFullScreen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener);
      return () => document.removeEventListener('fullscreenchange', listener);
    },
    () => Boolean(document.fullscreenElement),
  );

/** Takes the whole screen, or gives it back. To be called from a touch; a refusal changes nothing. */
export async function toggleFullScreen(): Promise<void> {
  const root = document.documentElement;
  await (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen()).catch(
    () => {},
  );
}
