// Links to the form with a target ε, for which it finds σ.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sym } from '../../../lab/notation/Num';
import { goToHash } from '../../../lab/state/useHash';
import { plainClick } from '../../../lab/ui/plainClick';
import type { Scenario } from '../../../scenario';
import { changeForm } from './formNow';
import { formAddress, formSeeking } from './formSeeking';
import styles from './TargetLinks.module.css';

/** The target ε of the chapter's first step. */
const TARGET = 4;

const LINKS = [
  { adjacency: 'substitute', words: t`Find σ for a substitute ε of ${TARGET}` },
  { adjacency: 'add-remove', words: t`Find σ for an add/remove ε of ${TARGET}` },
] as const;

export const TargetLinks = ({ scenario }: { scenario: Scenario }) => (
  <>
    <p>
      <Trans>
        The form finds the number that keeps a target ε, with everything else as on this page. That number may
        be <Sym>σ</Sym>, <Sym>q</Sym>, <Sym>T</Sym>, the batch size or the epochs.
      </Trans>
    </p>
    <p className={styles.links}>
      {LINKS.map(({ adjacency, words }) => {
        const form = formSeeking(scenario, adjacency, String(TARGET));
        const open = () => {
          changeForm(() => form);
          goToHash('calculator');
        };
        return (
          <a
            key={adjacency}
            href={`?${formAddress(scenario, form)}`}
            onClick={(event) => plainClick(event, open)}
          >
            {words}
          </a>
        );
      })}
    </p>
  </>
);
