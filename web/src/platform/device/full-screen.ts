import { useSyncExternalStore } from 'react';

/** True if the browser can show the page in full screen; false on iPhones. */
export const canFillScreen = (): boolean => document.fullscreenEnabled;

export const useIsFullScreen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener);
      return () => document.removeEventListener('fullscreenchange', listener);
    },
    () => Boolean(document.fullscreenElement),
  );

/** Enters or leaves full screen. Must be called from a touch; rejects if the browser refuses. */
export const toggleFullScreen = (): Promise<void> =>
  document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
