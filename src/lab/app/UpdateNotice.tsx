// A line that a newer build of the page is ready, for the reader to take or to leave.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import type { ServiceWorkerUpdater } from './serviceWorkerUpdater';
import styles from './UpdateNotice.module.css';

export function UpdateNotice({ updater }: { updater: ServiceWorkerUpdater }) {
  const ready = useSyncExternalStore(updater.subscribe, updater.isReady, () => false);
  const [left, setLeft] = useState(false);
  return (
    <div className={styles.notice} role="status">
      {ready && !left && (
        <p>
          <Trans>A new version of this page is ready. Your settings are in the address and stay.</Trans>{' '}
          <button type="button" className="text-button" onClick={() => updater.take()}>
            <Trans>Reload</Trans>
          </button>{' '}
          <button type="button" className="text-button" onClick={() => setLeft(true)}>{t`Later`}</button>
        </p>
      )}
    </div>
  );
}
