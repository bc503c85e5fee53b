/** Service worker that starts the app offline, and its new version. */
import { newStore, useStore } from '#store.ts';

const ADDRESS = '/service-worker.js';
const LOOK_AGAIN_MS = 60 * 60 * 1000;

const offer = newStore<(() => void) | undefined>(undefined);

/**
 * Returns a function that reloads the page into the new version; undefined without one, or when it
 * was postponed.
 */
export const useNewVersion = (): (() => void) | undefined => useStore(offer);

export const putOff = (): void => offer.write(undefined);

/**
 * Has the worker put in place, and follows it. A new one waits until every page of the former is closed, or one of
 * them takes it; the others then go on with the files that they began with.
 */
export async function followWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // the page is not from https
  const { serviceWorker: workers } = navigator;
  let isFirst = workers.controller === null;
  const registration = await workers.register(ADDRESS);

  const take = () => {
    if (!registration.waiting) {
      location.reload(); // another page has taken it
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
 * Looks for a new version when the page is shown. Browsers look only after a page is loaded, and a
 * page may stay open for days.
 */
function lookForNew(registration: ServiceWorkerRegistration): void {
  let lookedAt = -Infinity;
  const lookIfDue = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    registration.update().catch(() => {}); // out of reach
  };
  lookIfDue();
  document.addEventListener('visibilitychange', lookIfDue);
}
