// Chapter 3: the worst case, and how errors become a bound. Its text.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { Unfold } from '../../ui/Unfold';
import { ChapterFrame } from '../frame/ChapterFrame';
import type { ChapterProps } from '../frame/chapter';
import { GuestText } from '../frame/GuestText';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { StepLink } from '../frame/StepLink';
import { DEEPER } from './deeper';
import { Experiments, GuessFigure, WorstCaseFigure } from './index';
import { STEPS } from './steps';

export const WorstCaseChapter = memo(function WorstCaseChapter(props: ChapterProps) {
  const { chapter, scenario, snapshot } = props;
  return (
    <ChapterFrame
      chapter={chapter}
      room={{ '--room': '108rem', '--room-small': '150rem' }}
      deeper={DEEPER}
      claim={t`Count an attacker’s mistakes, and you get a lower bound on ε`}
      question={<PredictPlace chapter="worst-case" scenario={scenario} results={snapshot} />}
      text={
        <>
          <p>
            <Trans>
              How well can anyone tell Ana’s diagnosis from a trained model? Take the most extreme pair of
              records. Whenever <Sym>z</Sym> is in a batch, it shifts the sum by +<Sym>C</Sym>, and{' '}
              <Sym>z′</Sym> in its place would shift it by −<Sym>C</Sym>. All other records contribute
              nothing. At the end the attacker sees one number. It counts the batches that contained the
              record, with a plus for <Sym>z</Sym> and a minus for <Sym>z′</Sym>, and Gaussian noise is added
              to it.
            </Trans>
          </p>
          <p>
            <Trans>
              In which of the two <Term name="world">worlds</Term> was the model trained? The attacker picks a
              threshold and guesses <Sym>z</Sym> if the number is above it, <Sym>z′</Sym> if below. No other
              rule based on this number does better than the best threshold. Try to beat it yourself.
            </Trans>
          </p>
          <p>
            <Trans>
              If the add/remove guarantee covered a replaced record, every attack would be wrong at least as
              often as its trade-off curve says, and the accountant computes this floor. Where the page says
              “claim rejected”, the attack’s error rate is below the floor even at the cautious end of its
              interval. This assumes only that the runs are independent.
            </Trans>
          </p>
          <p>
            <Trans>
              More can be read off the same count. An ε limits how often any attacker can be right. If the
              mistakes are fewer than an ε allows, that ε is refuted. We count finitely many runs, so each
              rate is known only up to a <Term name="Clopper–Pearson">Clopper–Pearson</Term> interval, of
              which we use the higher, more cautious end. Luck then pushes the bound too high in at most 5% of{' '}
              <Term name="audit">audits</Term>, at 95%{' '}
              <Term name="confidence" after=".">
                confidence
              </Term>
            </Trans>
          </p>
        </>
      }
      figure={
        <>
          <WorstCaseFigure scenario={scenario} snapshot={snapshot} saves />
          <GuessFigure scenario={scenario} />
        </>
      }
    >
      <p className="try">
        <Trans>
          <b>Try</b> <StepLink step={STEPS.guess}>twenty guesses of your own</StepLink>, then{' '}
          <StepLink step={STEPS.apart}>full batches</StepLink>, which give two bell curves whose centres lie 2
          <Sym>T</Sym> times <Sym>C</Sym> apart. With{' '}
          <StepLink step={STEPS.fewSteps}>three steps and little noise</StepLink> you can see a bump for each
          number of batches that contained the record.
        </Trans>
      </p>
      <Unfold className="in-text" summary={t`Why not report the best of many tries?`}>
        <p>
          <Trans>
            It is tempting to try every threshold and report the best, or to stop at the moment when the
            number looks good. But the winner of many tries is partly lucky, and 95% was computed for a single
            try. Two experiments count how often such claims are false, and what it costs to make them true.
          </Trans>
        </p>
        <Experiments scenario={scenario} />
      </Unfold>
      <GuestText place="afterAttack" {...props} />
    </ChapterFrame>
  );
});
