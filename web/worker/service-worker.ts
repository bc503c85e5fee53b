/**
 * Starts the app without a network. A version of it is kept whole, the document and all its scripts and styles,
 * and serves every page until another one takes over: an old document never meets new files.
 */
import { isPage } from '@darts/contracts/pages';
import { documentIntegrity, files, version } from 'virtual:version';
import { inGroups } from './in-groups.ts';

declare const self: ServiceWorkerGlobalScope;

const DOCUMENT = '/index.html';
const ACTIVATED = '/activated-at'; // no file: under this name a cache says when its version was last activated
const AT_A_TIME = 4; // files, so that what the page itself asks for meanwhile gets through

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
    if (!isPage(pathname)) return; // the documentation, a file, or what the server says is not there
    event.respondWith(documentFor(request));
    event.waitUntil(renewHeaders());
  } else if (kept.has(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(fileFor(request));
  }
});

/** All of it or nothing: where a file or the document is no longer of this version, the next start tries again. */
async function keepVersion(): Promise<void> {
  const cache = await caches.open(version);
  await cache.add(ownDocument());
  for (const group of inGroups(files, AT_A_TIME)) await cache.addAll(group);
}

/** The plain document, as the build made it: no other one is taken. */
const ownDocument = () =>
  new Request(DOCUMENT, { integrity: documentIntegrity, cache: 'no-cache' });

/**
 * The version in use before is kept, for pages of it that are still open: not one that was installed and never
 * taken over. One that is being installed meanwhile stays, too; it comes after this one.
 */
async function takeOver(): Promise<void> {
  await noteActivation();
  const names = await caches.keys(); // in the order in which they were made
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

/** In milliseconds; 0 where the version never was, or did not note it yet. */
async function activatedAt(name: string): Promise<number> {
  const note = await caches.match(ACTIVATED, { cacheName: name });
  return note ? Number(await note.text()) : 0;
}

async function documentFor(request: Request): Promise<Response> {
  const cache = await caches.open(version);
  return (await cache.match(DOCUMENT, { ignoreVary: true })) ?? fetch(request);
}

/** From any version that is kept: files are named by their content. */
async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** The settings of the server, and so what the document may do, change without a new version. */
async function renewHeaders(): Promise<void> {
  const cache = await caches.open(version);
  await cache.add(ownDocument()).catch(() => {}); // out of reach, or of another version: what is kept will do
}
