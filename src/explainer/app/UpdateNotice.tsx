// A line that a newer build of the page is ready, for the reader to take or to leave.
import { useState, useSyncExternalStore } from 'react';
import type { Renewal } from './serviceWorkerUpdater';

export function NewBuild({ renewal }: { renewal: Renewal }) {
  const ready = useSyncExternalStore(renewal.subscribe, renewal.isReady, () => false);
  const [left, setLeft] = useState(false);
  return (
    <div className="new-build" role="status">
      {ready && !left && (
        <p>
          A new version of this page is ready. Your settings are in the address and stay.{' '}
          <button type="button" className="text-button" onClick={() => renewal.take()}>
            Reload
          </button>{' '}
          <button type="button" className="text-button" onClick={() => setLeft(true)}>
            Later
          </button>
        </p>
      )}
    </div>
  );
}
