// Chapter 1: which neighbour? Its text.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Story } from '../../live/Story';
import { Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { Chapter } from '../frame/Chapter';
import { type ChapterProps, sameIn } from '../frame/chapterProps';
import { Deeper } from '../frame/Deeper';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { StepLink } from '../frame/StepLink';
import { EQUATIONS } from './equations';
import { NeighbourFigure } from './figures';
import styles from './NeighbourChapter.module.css';
import { STEPS } from './steps';

export const NeighbourChapter = memo(
  function NeighbourChapter({ room, number, scenario, replace }: ChapterProps) {
    return (
      <Chapter
        room={room}
        place={styles.place}
        number={number}
        claim={t`Replacing a record can move the sum twice as far as removing it`}
        text={
          <>
            <Story />
            <p>
              <Trans>
                A step of <Term name="DP-SGD">DP-SGD</Term> draws a batch by{' '}
                <Term name="Poisson sampling" after=":">
                  Poisson sampling
                </Term>{' '}
                each record joins it by a coin of its own, with probability <Sym>q</Sym>. The step adds up one{' '}
                <Term name="clipped gradient">clipped gradient</Term> per record of the batch, adds noise, and
                releases the result.
              </Trans>
            </p>
            <p>
              <Trans>
                Call one of the records <Sym>z</Sym>. Take <Sym>z</Sym> out, and the sum moves by what{' '}
                <Sym>z</Sym> had put in: by <Sym>C</Sym> at most. Put another record, <Sym>z′</Sym>, in its
                place, and the old gradient leaves the sum while the new one enters. If they point in opposite
                directions, the sum moves by up to 2<Sym>C</Sym>, under the same noise.
              </Trans>
            </p>
            <p>
              <Trans>
                An ε always refers to one of these changes. The choice is called its{' '}
                <Term name="adjacency" after=".">
                  adjacency
                </Term>{' '}
                Zeroing a record’s gradient moves the sum as removing it does, so the two share their numbers.
              </Trans>
            </p>
            <PredictPlace chapter="which-neighbour" scenario={scenario} results={null} />
          </>
        }
        figure={<NeighbourFigure scenario={scenario} saves />}
      >
        <p className="try">
          <Trans>
            <b>Try</b>{' '}
            <StepLink step={STEPS.everyStep} scenario={scenario} replace={replace}>
              one step that every record joins
            </StepLink>
            , and drag the two gradients apart. Then{' '}
            <StepLink step={STEPS.rareStep} scenario={scenario} replace={replace}>
              a batch of one record in sixteen
            </StepLink>
            , and look at any step: most batches do not contain <Sym>z</Sym> at all. Only the few steps whose
            batch contains it reveal anything about it.
          </Trans>
        </p>
        <Deeper
          chapter={number}
          equations={[
            {
              equation: EQUATIONS.step,
              words: (
                <Trans>
                  What a step releases. The noise is measured in <Sym>C</Sym>, not in the distance that the
                  neighbours are apart.
                </Trans>
              ),
            },
            {
              equation: EQUATIONS.oneStepVariation,
              words: (
                <Trans>
                  The <Term name="total variation">total variation</Term> of one step when the sum moves by{' '}
                  <Sym>d</Sym> times <Sym>C</Sym>. With probability 1 − <Sym>q</Sym> the record is not in the
                  batch and both worlds are the same.
                </Trans>
              ),
            },
          ]}
          source={
            <Trans>
              DP-SGD: Abadi et al., “Deep Learning with Differential Privacy” (2016). The dominating pairs:
              Zhu, Dong and Wang (2022) for add and remove; Schuchardt et al. (2024) for substitution under
              Poisson sampling. The worst case of a replacement is a gradient of length <Sym>C</Sym> turned
              round. For the total variation, and at <Sym>q</Sym> = 1 for every δ(ε), this follows from the
              distance alone. For <Sym>q</Sym> &lt; 1 the δ(ε) of a step depends on the two lengths as well:
              it does not decrease in the length of one gradient, in the length of the difference or in the
              inner product of these two, and all three are largest there (derived here, from Kahane’s
              convexity inequality). The formula for any distance is derived here too.
            </Trans>
          }
          tests={[
            'src/explainer/chapters/neighbour/oneStep.test.ts',
            'src/accounting/closedForm/closedForms.test.ts',
          ]}
        />
      </Chapter>
    );
  },
  sameIn('scenario', 'replace'),
);
