// Says that the page opens without a network, once this browser keeps the whole of it.
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { offeredServiceWorker } from './offeredServiceWorker';
import styles from './paper.module.css';

export function OfflineSign() {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    // one becomes active only when it has filled its copy (workers/offline.worker.ts)
    void offeredServiceWorker()?.ready.then(() => setKept(true));
  }, []);
  if (!kept) return null;
  return (
    <p className={`only-on-screen ${styles.offline}`} data-testid="offline-sign">
      <Trans>Ready offline. This browser keeps a copy of the page and opens it without a network.</Trans>
    </p>
  );
}
