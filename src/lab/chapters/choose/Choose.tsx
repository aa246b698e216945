// The practitioner's corner, its interactive parts. Loaded when it comes near.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TakeAway } from '../../live/TakeAway';
import { Term } from '../../notation/Term';
import { Unfold } from '../../ui/Unfold';
import { useWide } from '../../ui/useWindow';
import type { ChapterProps } from '../frame/chapterProps';
import { useLayout } from '../frame/layout';
import styles from './Choose.module.css';
import { EmbedCode } from './EmbedCode';
import { Calculator } from './figures';
import { KnownTrainings } from './KnownTrainings';
import { Protect } from './Protect';
import { TargetLinks } from './TargetLinks';

export type ChooseProps = Pick<ChapterProps, 'scenario' | 'replace' | 'embeddable'>;

export function Choose({ scenario, replace, embeddable }: ChooseProps) {
  // where the stage has room for the form, it stands there
  const wide = useWide();
  const onStage = useLayout() === 'column' && wide;
  return (
    <div className={styles.room}>
      {!onStage && (
        <section className={styles.part} aria-labelledby="calculator-title">
          <h3 id="calculator-title">{t`I have a run`}</h3>
          <Calculator heading="h4" scenario={scenario} replace={replace} />
        </section>
      )}
      <section className={styles.part} aria-labelledby="target-title">
        <h3 id="target-title">{t`From a target ε to a parameter`}</h3>
        <TargetLinks scenario={scenario} />
      </section>
      <Unfold
        id="protect-title"
        className={styles.folded}
        summary={t`From an attacker’s advantage to a parameter`}
      >
        <p className="part-caption">
          <Trans>
            The <Term name="advantage">advantage</Term> is how far an attacker gets towards certainty from the{' '}
            <Term name="prior" after=",">
              prior
            </Term>{' '}
            which is the chance of guessing the secret without the model.
          </Trans>
        </p>
        <Protect scenario={scenario} replace={replace} />
      </Unfold>
      <Unfold id="known-title" className={styles.folded} summary={t`Training runs you may know`}>
        <KnownTrainings scenario={scenario} replace={replace} />
      </Unfold>
      <Unfold
        id="take-title"
        className={styles.folded}
        summary={t`Take away code, a statement or the settings`}
      >
        <TakeAway />
      </Unfold>
      <Unfold className={styles.folded} summary={t`A figure in your own page`}>
        <EmbedCode scenario={scenario} figures={embeddable} />
      </Unfold>
    </div>
  );
}
