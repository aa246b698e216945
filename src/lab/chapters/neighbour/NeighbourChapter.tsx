// Chapter 1: which neighbour? Its text.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Story } from '../../live/Story';
import { Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { ChapterFrame } from '../frame/ChapterFrame';
import { type ChapterProps, sameIn } from '../frame/chapter';
import { Deeper } from '../frame/Deeper';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { StepLink } from '../frame/StepLink';
import { TWO_WORLDS } from '../frame/twoWorlds';
import { BatchesFigure } from './batches/BatchesFigure';
import { EQUATIONS } from './equations';
import { ClippingFigure, NeighbourFigure } from './figures';
import { STEPS } from './steps';

export const NeighbourChapter = memo(
  function NeighbourChapter({ chapter, number, scenario, replace }: ChapterProps) {
    return (
      <ChapterFrame
        chapter={chapter}
        room={{ '--room': '64rem', '--room-narrow': '92rem' }}
        number={number}
        claim={t`Replacing a record can move the sum twice as far as removing it`}
        text={
          <>
            <Story />
            <p>
              <Trans>
                What can one step of <Term name="DP-SGD">DP-SGD</Term> give away about Ana? A step draws a
                batch by <Term name="Poisson sampling">Poisson sampling</Term>, which means that each record
                is included independently, with probability <Sym>q</Sym>. Each record in the batch has a
                gradient, an arrow that says which way it would move the model. The step adds up these arrows,
                each <Term name="clipped gradient">clipped</Term> to a length of at most <Sym>C</Sym>, adds
                noise to the sum, and releases the result.
              </Trans>
            </p>
            <BatchesFigure replace={replace} />
            <p>
              <Trans>
                Call Ana’s record <Sym>z</Sym>. Take it out, and the sum moves by what <Sym>z</Sym> had put
                in, which is at most the clipping norm <Sym>C</Sym>. Put another record <Sym>z′</Sym> in its
                place, and the old gradient leaves the sum while the new one enters it. If the two point in
                opposite directions, the sum moves by up to 2<Sym>C</Sym>. The noise is the same in both
                cases, so what Ana’s record says can be easier to see than whether it is there. The kind of
                change that an ε is about is called its{' '}
                <Term name="adjacency" after=".">
                  adjacency
                </Term>
              </Trans>
            </p>
            <PredictPlace chapter="which-neighbour" scenario={scenario} results={null} />
          </>
        }
        figure={
          <>
            <ClippingFigure />
            <NeighbourFigure scenario={scenario} saves />
          </>
        }
      >
        <p className="try">
          <Trans>
            <b>Try</b>{' '}
            <StepLink step={STEPS.clipped} scenario={scenario} replace={replace}>
              one step in slow motion
            </StepLink>
            , and change what Ana’s record says. In{' '}
            <StepLink step={STEPS.everyStep} scenario={scenario} replace={replace}>
              a step that every record joins
            </StepLink>
            , drag the two gradients apart. Then take{' '}
            <StepLink step={STEPS.rareStep} scenario={scenario} replace={replace}>
              batches of one record in sixteen
            </StepLink>{' '}
            and look at any step. Most batches do not contain <Sym>z</Sym>, and only those that do reveal
            anything about it.
          </Trans>
        </p>
        <p className="try">
          <Trans>
            <StepLink step={TWO_WORLDS} scenario={scenario} replace={replace}>
              See two worlds
            </StepLink>{' '}
            that differ in Ana’s record, with hundreds of models trained in each.
          </Trans>
        </p>
        <Deeper
          chapter={number}
          equations={[
            {
              equation: EQUATIONS.step,
              words: (
                <Trans>
                  This is what a step releases. The noise is measured in <Sym>C</Sym>, not in the distance
                  between the neighbours. Setting a record’s gradient to zero has the same effect on the sum
                  as removing the record, so both have the same ε.
                </Trans>
              ),
            },
            {
              equation: EQUATIONS.oneStepVariation,
              words: (
                <Trans>
                  This is the <Term name="total variation">total variation</Term> of one step when the sum
                  moves by <Sym>d</Sym> times <Sym>C</Sym>. With probability 1 − <Sym>q</Sym> the record is
                  not in the batch, and both worlds are the same.
                </Trans>
              ),
            },
          ]}
          source={
            <Trans>
              DP-SGD is described by Abadi et al. in “Deep Learning with Differential Privacy” (2016). The
              dominating pairs are those of Zhu, Dong and Wang (2022) for add and remove, and of Schuchardt et
              al. (2024) for substitution under Poisson sampling. A replacement is worst when it turns a
              gradient of length <Sym>C</Sym> round. For the total variation, and at <Sym>q</Sym> = 1 for
              every δ(ε), this follows from the distance alone. For <Sym>q</Sym> &lt; 1 the δ(ε) of a step
              depends on the two lengths as well. It does not decrease in the length of one gradient, in the
              length of the difference or in the inner product of these two, and all three are largest there
              (derived here, from Kahane’s convexity inequality). The formula for any distance is derived here
              too.
            </Trans>
          }
          tests={[
            'src/lab/chapters/neighbour/oneStep.test.ts',
            'src/accounting/closedForm/closedForms.test.ts',
          ]}
        />
      </ChapterFrame>
    );
  },
  sameIn('scenario', 'replace'),
);
