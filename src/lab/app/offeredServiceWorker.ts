// What a browser offers of service workers.

/** Undefined where it offers none, as some do in a private window, and where the page is in a sandbox, which throws. */
export function offeredServiceWorker(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
