// Chapter 7: choose parameters for an epsilon, read a configuration, take things away. Its text at once.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Sym } from '../../notation/Num';
import { later } from '../../ui/later';
import { ChapterFrame } from '../frame/ChapterFrame';
import type { ChapterProps } from '../frame/chapter';
import { GuestText } from '../frame/GuestText';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { StepLink } from '../frame/StepLink';
import { DEEPER } from './deeper';
import { STEPS } from './steps';

const Choose = later(() => import('./Choose'), 'Choose');

export const ChooseChapter = memo(function ChooseChapter({ chapter, ...props }: ChapterProps) {
  return (
    <ChapterFrame
      chapter={chapter}
      deeper={DEEPER}
      claim={t`Ask for the ε that fits the secret`}
      text={
        <>
          <p>
            <Trans>
              Before you choose an ε, decide what should stay secret. If it is whether someone took part, ask
              for an add/remove ε. If everyone may know that, and no one should tell one value of the record
              from another, ask for a substitute ε. Most libraries count add/remove, so they report a smaller
              number than the substitute ε.
            </Trans>
          </p>
          <GuestText place="chooseWays" {...props} />
        </>
      }
      figure={
        <div className="only-on-screen">
          <Choose {...props} />
        </div>
      }
      stays
    >
      <p className="try">
        <Trans>
          <b>Try</b> <StepLink step={STEPS.targetFour}>a setting whose substitute ε is 4</StepLink>. Then ask
          for the same number under add/remove. The noise that is enough for add/remove leaves the substitute
          ε more than twice as large.
        </Trans>
      </p>
      <p>
        <Trans>
          Every ε here is the smallest upper bound for training with Poisson sampling, in which each record
          has a fresh coin at each step. Gradients are clipped to <Sym>C</Sym>, the noise is <Sym>σ</Sym>
          <Sym>C</Sym>, sums are divided by a fixed batch size, and all iterates are released.
        </Trans>
      </p>
      <PredictPlace chapter="choose" scenario={props.scenario} results={props.snapshot} />
    </ChapterFrame>
  );
});
