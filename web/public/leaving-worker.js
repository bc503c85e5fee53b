/**
 * Served in place of the service worker, this takes it out of the browser, with all that it keeps. It does so before
 * it would be the worker itself: to become that, it would have to wait for the one that may be out of order.
 */
self.addEventListener('install', (event) => event.waitUntil(leave()));

async function leave() {
  void self.registration.unregister(); // which waits for this to be over
  for (const name of await caches.keys()) await caches.delete(name);
}
