// Chapter 1: which neighbour? Its text.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { StoryPicture } from '../../live/StoryPicture';
import { Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { Unfold } from '../../ui/Unfold';
import { ChapterFrame } from '../frame/ChapterFrame';
import { type ChapterProps, sameIn } from '../frame/chapter';
import { GuestText } from '../frame/GuestText';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { StepLink } from '../frame/StepLink';
import { BatchesFigure } from './batches/BatchesFigure';
import { DEEPER } from './deeper';
import { ClippingFigure, NeighbourFigure } from './index';
import styles from './NeighbourChapter.module.css';
import { STEPS } from './steps';

export const NeighbourChapter = memo(
  function NeighbourChapter({ chapter, scenario, snapshot, change, replace }: ChapterProps) {
    return (
      <ChapterFrame
        chapter={chapter}
        room={{ '--room': '64rem', '--room-narrow': '92rem' }}
        deeper={DEEPER}
        claim={t`Replacing a record can move the sum twice as far as removing it`}
        question={<PredictPlace chapter="which-neighbour" scenario={scenario} results={null} />}
        text={
          <>
            <p>
              <Trans>
                A model is trained on the study’s records, including Ana’s, and then published.{' '}
                <Term name="differential privacy">Differential privacy</Term> promises that the published
                model would have been almost as likely if one record in the data had been different or
                missing. <Term name="ε" /> measures how close “almost” is. <Term name="δ" /> is a small extra
                allowance on top.
              </Trans>
            </p>
            <StoryPicture />
            <p>
              <Trans>
                If the neighbour is the study without Ana, the promise hides <em>whether</em> she took part.
                This is <b className={styles.addRemove}>add/remove</b> adjacency, and it is what most
                libraries count. If the neighbour is the study with a different diagnosis for Ana, the promise
                hides <em>what</em> her record says. This is <b className={styles.substitute}>substitute</b>{' '}
                adjacency. Add/remove is not wrong. It answers the first of these two questions.
              </Trans>
            </p>
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
            <Unfold className="in-text" summary={t`Three ways to draw a batch`}>
              <BatchesFigure replace={replace} />
            </Unfold>
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
            <b>Try</b> <StepLink step={STEPS.clipped}>one step in slow motion</StepLink>, and change what
            Ana’s record says. In <StepLink step={STEPS.everyStep}>a step that every record joins</StepLink>,
            drag the two gradients apart. Then take{' '}
            <StepLink step={STEPS.rareStep}>batches of one record in sixteen</StepLink> and look at any step.
            Most batches do not contain <Sym>z</Sym>, and only those that do reveal anything about it.
          </Trans>
        </p>
        <GuestText place="neighbourTries" scenario={scenario} change={change} snapshot={snapshot} />
      </ChapterFrame>
    );
  },
  sameIn('scenario', 'replace'),
);
