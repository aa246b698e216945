// The service worker, which keeps a copy of the page’s files and answers the browser’s requests from it. The build writes it as
// offline.js beside the page, so that its scope is the page’s folder (src/build/offlinePlugin.ts). What it does is in
// src/lab/offline/offlineCopy.ts.

import { CLAIM, TAKE_OVER } from '../src/lab/offline/messages';
import { type Build, OfflineCopy } from '../src/lab/offline/offlineCopy';

/** The files of the build. src/build/offlinePlugin.ts writes them in place of this name. */
declare const OFFLINE_BUILD: Build;

const worker = self as unknown as ServiceWorkerGlobalScope;
const copy = new OfflineCopy(worker.registration.scope, OFFLINE_BUILD, caches);

worker.addEventListener('install', (event) => event.waitUntil(copy.fill(fetch)));

// A first build is activated at once. A later one only when no tab shows an earlier build, or the page has sent TAKE_OVER for its reader.
worker.addEventListener('activate', (event) => event.waitUntil(copy.clean()));

worker.addEventListener('fetch', (event) => {
  const file = copy.keeps(event.request);
  if (file) event.respondWith(copy.answer(file, event.request, fetch));
});

worker.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) void worker.skipWaiting();
  if (event.data === CLAIM) event.waitUntil(worker.clients.claim());
});
