// Says that the page opens without a network. It stands once this browser keeps the whole of the page (paper.tsx).
import { Trans } from '@lingui/react/macro';
import styles from './paper.module.css';

export const OfflineSign = () => (
  <p className={`only-on-screen ${styles.offline}`} data-testid="offline-sign">
    <Trans>Ready offline. This browser keeps a copy of the page and opens it without a network.</Trans>
  </p>
);
