// Why the same mistakes come to three numbers, and what each of them assumes; for the rule in force at this q.
import { Trans } from '@lingui/react/macro';
import type { ThresholdReading } from '../../../jobs';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import styles from './WhyThree.module.css';

function LastReading({ rule, samplingRate }: { rule: ThresholdReading['rule']; samplingRate: number }) {
  if (rule === 'noise-multiplier') {
    return (
      <Trans>
        For <Sym>q</Sym> between 1/2 and 1 a Gaussian curve overshoots. The last reading asks instead how much
        noise DP-SGD with this <Sym>q</Sym> and <Sym>T</Sym> can have had, if its attacker makes so few
        mistakes, and takes the <EpsilonSymbol adjacency="S" /> of that noise from the accountant. It is valid
        for DP-SGD, but part of the number is accounting: it is no evidence against add/remove.
      </Trans>
    );
  }
  return (
    <>
      <Trans>
        The last reading puts all wrong guesses together, so it has one pessimistic end to pay for, and goes
        along a Gaussian curve too.
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

export function WhyThree({ rule, samplingRate }: { rule: ThresholdReading['rule']; samplingRate: number }) {
  return (
    <p className={`part-caption ${styles.words}`}>
      <Trans>
        The ends of both rates hold together with the stated confidence, that of all wrong guesses by itself.
        Why three numbers? Without a curve, an ε has to explain this one pair of rates and nothing else; a
        pair near the middle asks for little. A curve joins the pair to much rarer mistakes, too few to count,
        and that is where a small <Sym>δ</Sym> looks.
      </Trans>{' '}
      {rule === 'gaussian' && (
        <>
          <Trans>
            A Gaussian curve through both pessimistic ends is the second reading; far from the middle, or
            after few steps, it can overshoot.
          </Trans>{' '}
        </>
      )}
      <LastReading rule={rule} samplingRate={samplingRate} />{' '}
      <Trans>All three assume independent runs, and a threshold that was chosen without them.</Trans>
    </p>
  );
}
