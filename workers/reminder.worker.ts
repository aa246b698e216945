// Does nothing and ends: that a page starts a worker is what reminds a browser of the newer build that waits
// (src/lab/app/serviceWorkerUpdater.ts).
close();
