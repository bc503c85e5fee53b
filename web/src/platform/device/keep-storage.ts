import { deviceStore } from '#platform/storage.ts';

const ASKED_KEY = 'storage-asked';

/** Asks the browser, once per device, not to evict our storage. */
export function keepStorage(): void {
  if (!('storage' in navigator) || deviceStore.read(ASKED_KEY)) return; // absent outside secure contexts
  deviceStore.write(ASKED_KEY, 'yes');
  navigator.storage.persist().catch(() => {}); // best effort: the browser may still evict it
}
