/**
 * Starts the app without a network. A version of it is kept whole, the document and all its scripts and styles,
 * and serves every page until another one takes over: an old document never meets new files.
 */
import { isPage } from '@darts/contracts/pages';
import { documentIntegrity, files, version } from 'virtual:version';
import { inGroups } from './in-groups.ts';

declare const self: ServiceWorkerGlobalScope;

const DOCUMENT = '/index.html';
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

/** The version before is kept, for pages of it that are still open. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== version);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
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
