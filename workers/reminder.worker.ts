// A worker that ends at once. Chromium looks for a service worker that waits to be activated whenever a page starts a worker
// (src/lab/app/serviceWorkerUpdater.ts).
close();
