// The service worker: keeps a copy of the page and answers from it. Built by itself into offline.js beside the
// page, so that its scope is the page's (src/build/offlinePlugin.ts). No logic.

import { CLAIM, TAKE_OVER } from '../src/lab/offline/messages';
import { type Build, OfflineCopy } from '../src/lab/offline/offlineCopy';

/** Put in by the build. */
declare const OFFLINE_BUILD: Build;

const worker = self as unknown as ServiceWorkerGlobalScope;
const copy = new OfflineCopy(worker.registration.scope, OFFLINE_BUILD, caches);

worker.addEventListener('install', (event) => event.waitUntil(copy.fill(fetch)));

// later builds wait until no tab shows an earlier one, or a reader says so
worker.addEventListener('activate', (event) => event.waitUntil(copy.clean()));

worker.addEventListener('fetch', (event) => {
  const file = copy.keeps(event.request);
  if (file) event.respondWith(copy.answer(file, event.request, fetch));
});

worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void worker.skipWaiting();
  if (event.data === CLAIM) event.waitUntil(worker.clients.claim());
});
