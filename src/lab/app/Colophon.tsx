// The end of the article: links to the pages beside it, and where the numbers come from.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { SidePageLinks } from '../pages/SidePageLinks';
import { useAddressAtRest } from '../state/address';
import { goToPage } from '../state/useHash';
import { SOURCE_ADDRESS } from '../ui/sourceAddress';
import styles from './Colophon.module.css';

export const Colophon = memo(function Colophon() {
  return (
    <footer className={styles.colophon} id="colophon">
      <SidePageLinks
        className={`only-on-screen ${styles.beside} needs-scripts`}
        scenario={useAddressAtRest()}
        onPage={goToPage}
        label={t`Beside the article, at the foot`}
      />
      <p>
        <Trans>
          Numbers are computed in this tab, or recorded and named so. Nothing you enter leaves the tab. The
          comparison is that of Pradhan, Jälkö, Zanella-Béguelin and Honkela, “Beyond Membership: Limitations
          of Add/Remove Adjacency in Differential Privacy” (ICLR 2026).
        </Trans>{' '}
        <Trans>
          The <a href={SOURCE_ADDRESS}>source</a> has guides for those who learn, choose, teach or audit, and
          says how the numbers were checked and how to cite them.
        </Trans>
      </p>
    </footer>
  );
});
