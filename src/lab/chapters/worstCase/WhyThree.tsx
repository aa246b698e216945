// The explanation why the same mistakes give three numbers and what each assumes, for the rule that applies at this q.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { ThresholdReading } from '../../../work';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import styles from './WhyThree.module.css';

interface Rule {
  rule: ThresholdReading['rule'];
  samplingRate: number;
}

function LastReading({ rule, samplingRate }: Rule) {
  if (rule === 'noise-multiplier') {
    return (
      <Trans>
        <b>The last reading.</b> For <Sym>q</Sym> between 1/2 and 1 a Gaussian curve overshoots. So this
        reading asks how much noise DP-SGD with this <Sym>q</Sym> and <Sym>T</Sym> can have had, if its
        attacker makes so few mistakes, and takes the <EpsilonSymbol adjacency="S" /> of that noise from the
        accountant. It is valid for DP-SGD, but because part of the number is accounting, it is no evidence
        against add/remove.
      </Trans>
    );
  }
  return (
    <>
      <Trans>
        <b>By the share of wrong guesses.</b> Counting both kinds of mistake together needs one confidence
        interval instead of two. It, too, assumes a Gaussian curve.
      </Trans>{' '}
      {samplingRate === 1 ? (
        <Trans>
          At <Sym>q</Sym> = 1 the curve of DP-SGD is a Gaussian one.
        </Trans>
      ) : (
        <Trans>
          For <Sym>q</Sym> up to 1/2 the result has never come to more than <EpsilonSymbol adjacency="S" /> in
          numerical checks, but a proof is missing.
        </Trans>
      )}
    </>
  );
}

export const WhyThree = memo(function WhyThree({ rule, samplingRate }: Rule) {
  return (
    <details className={`unfolds part-caption ${styles.words}`}>
      <summary>{t`Why three numbers?`}</summary>
      <ul>
        <li>
          <Trans>
            <b>No curve assumed.</b> An ε has to explain only this one pair of rates, and for a pair near the
            middle a small ε is enough.
          </Trans>
        </li>
        {rule === 'gaussian' && (
          <li>
            <Trans>
              <b>Along a Gaussian curve.</b> The mistakes are read as the overlap of two bell curves, with
              both rates at their cautious ends. The fitted curve then extends to error rates too small to
              count directly, which a small <Sym>δ</Sym> requires. For extreme thresholds or very few steps,
              this reading can claim too much.
            </Trans>
          </li>
        )}
        <li>
          <LastReading rule={rule} samplingRate={samplingRate} />
        </li>
      </ul>
      <p>
        <Trans>
          All three assume independent runs, and a threshold that was chosen without them. The two separate
          intervals hold jointly with the stated confidence, and the interval for all wrong guesses holds on
          its own.
        </Trans>
      </p>
    </details>
  );
});
