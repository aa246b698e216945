// Asks the browser for service workers.

/** The browser's service workers. They are undefined where it offers none, as in some private windows, and in a sandbox, which throws. */
export function offeredServiceWorker(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
