// From a target ε to a parameter: the form with the page's training in it, and the noise to be found.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { changeForm } from '../../calculator/formNow';
import { formAddress, formSeeking } from '../../calculator/formSeeking';
import { Sym } from '../../notation/Num';
import type { Scenario } from '../../scenario';
import { goTo } from '../../state/useHash';
import { plainClick } from '../../ui/plainClick';
import styles from './TargetLinks.module.css';

/** As the chapter's first step has it. */
const TARGET = 4;

const LINKS = [
  { relation: 'substitute', words: t`Find σ for a substitute ε of ${TARGET}` },
  { relation: 'add-remove', words: t`Find σ for an add/remove ε of ${TARGET}` },
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
      {LINKS.map(({ relation, words }) => {
        const form = formSeeking(scenario, relation, String(TARGET));
        const open = () => {
          changeForm(() => form);
          goTo('calculator');
        };
        return (
          <a
            key={relation}
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
