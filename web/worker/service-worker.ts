/**
 * Service worker that starts the app without a network. Each version is cached as a whole, with its document, scripts
 * and styles, and serves every page until another version takes over: an old document never loads new files.
 */
import { isPage } from '@darts/contracts/pages';
import { documentIntegrity, files, version } from 'virtual:version';
import { inGroups } from './in-groups.ts';

declare const self: ServiceWorkerGlobalScope;

const DOCUMENT = '/index.html';
const ACTIVATED = '/activated-at'; // not a file: name of the entry with the time of the cache's last activation
const AT_A_TIME = 4; // files at once, so that the page's own requests get through

const kept = new Set(files);

self.addEventListener('install', (event) => event.waitUntil(keepVersion()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;

  if (request.mode === 'navigate') {
    if (!isPage(pathname)) return; // no page of the app: the documentation, a file, or an unknown address
    event.respondWith(documentFor(request));
    event.waitUntil(renewHeaders());
  } else if (kept.has(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(fileFor(request));
  }
});

/**
 * Caches this version as a whole or not at all: if the document or a file is of another version, the next start tries
 * again.
 */
async function keepVersion(): Promise<void> {
  const cache = await caches.open(version);
  await cache.add(ownDocument());
  for (const group of inGroups(files, AT_A_TIME)) await cache.addAll(group);
}

/** Returns a request for the document as built; the integrity check refuses any other document. */
const ownDocument = () =>
  new Request(DOCUMENT, { integrity: documentIntegrity, cache: 'no-cache' });

/**
 * Deletes the caches of older versions except the one in use before, of which pages may still be open. A newer version
 * that is being installed stays.
 */
async function takeOver(): Promise<void> {
  await noteActivation();
  const names = await caches.keys(); // in order of creation
  const former = names.slice(0, names.indexOf(version));
  const times = await Promise.all(former.map(activatedAt));
  const lastInUse = times.lastIndexOf(Math.max(...times));
  const unused = former.filter((_, index) => index !== lastInUse);
  await Promise.all(unused.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function noteActivation(): Promise<void> {
  const cache = await caches.open(version);
  await cache.put(ACTIVATED, new Response(String(Date.now())));
}

/** Returns the time of a version's last activation in milliseconds; 0 if none is stored. */
async function activatedAt(name: string): Promise<number> {
  const note = await caches.match(ACTIVATED, { cacheName: name });
  return note ? Number(await note.text()) : 0;
}

async function documentFor(request: Request): Promise<Response> {
  const cache = await caches.open(version);
  return (await cache.match(DOCUMENT, { ignoreVary: true })) ?? fetch(request);
}

/** Returns a file from the cache of any version, since its name depends on its content. */
async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/**
 * Fetches the document again for its headers: the server's settings, and so the document's permissions, may change
 * without a new version.
 */
async function renewHeaders(): Promise<void> {
  const cache = await caches.open(version);
  await cache.add(ownDocument()).catch(() => {}); // unreachable, or of another version: the cached document stays
}
