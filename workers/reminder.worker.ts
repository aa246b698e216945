// A worker that does nothing and ends. A browser looks again for the newer build that waits whenever a page starts a worker
// (src/lab/app/serviceWorkerUpdater.ts).
close();
