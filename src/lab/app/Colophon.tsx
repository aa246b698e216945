// The foot of the text: the pages beside the article, and where the numbers come from.
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { SidePageLinks } from '../pages/SidePageLinks';
import type { Scenario } from '../scenario';
import { LINKS_REST, useRested } from '../state/results';
import styles from './Colophon.module.css';
import { useToPage } from './useToPage';

export const Colophon = memo(function Colophon({ scenario }: { scenario: Scenario }) {
  const toPage = useToPage();
  const rested = useRested(scenario, LINKS_REST);
  return (
    <footer className={styles.colophon} id="colophon">
      <SidePageLinks
        className={`only-on-screen ${styles.beside} needs-scripts`}
        scenario={rested}
        onPage={toPage}
      />
      <p>
        <Trans>
          Numbers are computed in this tab, or recorded and named so. Nothing you enter leaves the tab. The
          comparison is that of Pradhan, Jälkö, Zanella-Béguelin and Honkela, “Beyond Membership: Limitations
          of Add/Remove Adjacency in Differential Privacy” (ICLR 2026).
        </Trans>
      </p>
    </footer>
  );
});
