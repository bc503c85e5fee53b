/** Registration of the service worker, which starts the app offline, and the offer of a new version. */
import { newStore, useStore } from '#store.ts';

const ADDRESS = '/service-worker.js';
const LOOK_AGAIN_MS = 60 * 60 * 1000;

const offer = newStore<(() => void) | undefined>(undefined);

/**
 * Returns a function that reloads the page into the new version; undefined without a new version, or after it was
 * postponed.
 */
export const useNewVersion = (): (() => void) | undefined => useStore(offer);

export const putOff = (): void => offer.write(undefined);

/**
 * Registers the worker, and offers each new version. A new worker waits until all pages of the old version are closed,
 * or until one page takes the new version; the other pages then keep their loaded files until they reload.
 */
export async function followWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // absent in an insecure context
  const { serviceWorker: workers } = navigator;
  let isFirst = workers.controller === null;
  const registration = await workers.register(ADDRESS);

  const take = () => {
    if (!registration.waiting) {
      location.reload(); // another page has activated the new version
      return;
    }
    workers.addEventListener('controllerchange', () => location.reload());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    registration.waiting.postMessage('take-over');
  };
  const look = () => {
    if (registration.waiting && workers.controller) offer.write(take);
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  workers.addEventListener('controllerchange', () => {
    if (!isFirst) offer.write(take);
    isFirst = false;
  });
  lookForNew(registration);
}

/**
 * Checks for a new version when the page becomes visible, at most once an hour. Browsers check only when a page is
 * loaded, and a page may stay open for days.
 */
function lookForNew(registration: ServiceWorkerRegistration): void {
  let lookedAt = -Infinity;
  const lookIfDue = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    registration.update().catch(() => {}); // the server is unreachable
  };
  lookIfDue();
  document.addEventListener('visibilitychange', lookIfDue);
}
