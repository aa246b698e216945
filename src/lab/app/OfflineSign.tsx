// Says that the page opens without a network. It stands once this browser keeps the whole of the page (paper.tsx), in a landmark of its own,
// because it is outside every other one. A slide fills its window, so a lecture and its speaker's window go without the sign.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAddressView } from '../state/address';
import styles from './paper.module.css';

export function OfflineSign() {
  const { lecture, embed } = useAddressView();
  if (lecture !== null || embed !== null) return null;
  return (
    <section className="only-on-screen" aria-label={t`This browser’s copy`}>
      <p className={styles.offline} data-testid="offline-sign">
        <Trans>Ready offline. This browser keeps a copy of the page and opens it without a network.</Trans>
      </p>
    </section>
  );
}
