// Why the same mistakes come to three numbers, and what each of them assumes; for the rule in force at this q.
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { ThresholdReading } from '../../../jobs';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import styles from './WhyThree.module.css';

function LastReading({ rule, samplingRate }: { rule: ThresholdReading['rule']; samplingRate: number }) {
  if (rule === 'noise-multiplier') {
    return (
      <Trans>
        <b>The last reading:</b> for <Sym>q</Sym> between 1/2 and 1 a Gaussian curve overshoots, so it asks
        how much noise DP-SGD with this <Sym>q</Sym> and <Sym>T</Sym> can have had, if its attacker makes so
        few mistakes, and takes the <EpsilonSymbol adjacency="S" /> of that noise from the accountant. It is
        valid for DP-SGD, but part of the number is accounting: it is no evidence against add/remove.
      </Trans>
    );
  }
  return (
    <>
      <Trans>
        <b>By the share of wrong guesses:</b> both kinds together have one pessimistic end to pay for instead
        of two; read along a Gaussian curve too.
      </Trans>{' '}
      {samplingRate === 1 ? (
        <Trans>
          At <Sym>q</Sym> = 1 the curve of DP-SGD is a Gaussian one.
        </Trans>
      ) : (
        <Trans>
          For <Sym>q</Sym> up to 1/2 that has never come to more than <EpsilonSymbol adjacency="S" /> in
          numerical checks; a proof is missing.
        </Trans>
      )}
    </>
  );
}

export const WhyThree = memo(function WhyThree({
  rule,
  samplingRate,
}: {
  rule: ThresholdReading['rule'];
  samplingRate: number;
}) {
  return (
    <div className={`part-caption ${styles.words}`}>
      <p>
        <Trans>Why three numbers? Each reading takes something else for granted.</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <b>No curve assumed:</b> an ε has to explain this one pair of rates and nothing else, and a pair
            near the middle asks for little.
          </Trans>
        </li>
        {rule === 'gaussian' && (
          <li>
            <Trans>
              <b>Along a Gaussian curve:</b> the mistakes are read as the overlap of two bell curves, with
              both rates at their pessimistic ends. From there the curve goes on to mistakes too rare to be
              counted, and that is where a small <Sym>δ</Sym> looks. Far from the middle, or after few steps,
              it can overshoot.
            </Trans>
          </li>
        )}
        <li>
          <LastReading rule={rule} samplingRate={samplingRate} />
        </li>
      </ul>
      <p>
        <Trans>
          All three assume independent runs, and a threshold that was chosen without them. The ends of both
          rates hold together with the stated confidence, that of all wrong guesses by itself.
        </Trans>
      </p>
    </div>
  );
});
