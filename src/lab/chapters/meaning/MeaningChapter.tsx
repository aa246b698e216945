// Chapter 6: what an ε means for a secret. Its text; the figure is loaded when it comes near.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { sidePageAddress } from '../../pages/sidePages';
import { areComing, knownValues } from '../../state/knownValues';
import { Late } from '../../ui/Late';
import { Unfold } from '../../ui/Unfold';
import { ChapterFrame } from '../frame/ChapterFrame';
import type { ChapterProps } from '../frame/chapter';
import { QuestionPlace } from '../frame/predictions/PredictPlace';
import { StepLink } from '../frame/StepLink';
import { DEEPER } from './deeper';
import { Guesses } from './Guesses';
import { LiveGuesses, LiveTwist, MeaningFigure, MeaningPredictions, PosteriorNotes } from './index';
import styles from './MeaningChapter.module.css';
import { STEPS } from './steps';
import { Twist } from './Twist';

const ROOM = { '--room': '24rem' };

export const MeaningChapter = memo(function MeaningChapter(props: ChapterProps) {
  const { chapter, scenario, snapshot } = props;
  const known = knownValues(snapshot);
  return (
    <ChapterFrame
      chapter={chapter}
      deeper={DEEPER}
      claim={t`What an ε is worth depends on what could be guessed without it`}
      question={
        <QuestionPlace
          chapter="meaning"
          ask={(part, onShown) => <MeaningPredictions scenario={scenario} part={part} onShown={onShown} />}
          more
        />
      }
      text={
        <>
          <p>
            <Trans>
              An ε that hides <em>whether</em> Ana took part also hides <em>what</em> her record says. If a
              secret has many values, it can even limit a guess more than a substitute ε does, because a rare
              value is hard to guess without the record.
            </Trans>{' '}
            <Late what={t`The bounds on a guess`} wait={<Twist exchange={null} removal={null} />}>
              <LiveTwist scenario={scenario} />
            </Late>
          </p>
          <p>
            <Trans>
              An ε limits how strongly the trained model can favour one possible secret over another. Bayes’
              rule turns this into a limit on what anyone learns. Suppose someone would guess right with
              probability <Sym>p</Sym> before they see the model. This probability is their{' '}
              <Term name="prior" after=".">
                prior
              </Term>{' '}
              Afterwards they may guess right more often, and the guarantee limits how much more often.
            </Trans>
          </p>
          <p>
            <Trans>
              Suppose everyone knows that Ana is in the data. Then two guarantees limit a guess at her
              diagnosis. An <Term name="exchange">exchange</Term> compares her record with the same record
              holding another diagnosis, and substitute adjacency bounds it. A removal compares the data with
              and without her record, and add/remove bounds it. Both hold, so the smaller bound counts.
            </Trans>
          </p>
          <Late
            what={t`The table of guesses`}
            wait={<Guesses known={known} whole={null} removal={null} busy />}
          >
            <LiveGuesses scenario={scenario} known={known} coming={areComing(snapshot)} />
          </Late>
          <details className="figure-words">
            <summary>{t`What the bounds of this table assume`}</summary>
            <p>
              <Trans>
                All values are equally likely beforehand, and the attacker knows everything else. The last two
                columns use a whole{' '}
                <Term name="privacy profile" after=",">
                  privacy profile
                </Term>{' '}
                so no attack on this kind of training is right more often. A bare pair is one point of that
                profile, and some algorithms with that pair do give away as much. The add/remove curve may not
                be put into the formula for an exchange, because for a yes or no that bound would come out too
                small.
              </Trans>
            </p>
          </details>
        </>
      }
      room={ROOM}
      figure={<MeaningFigure names={['posterior']} scenario={scenario} snapshot={snapshot} saves />}
      then={{
        text: (
          <>
            <Unfold className={styles.predict} summary={t`Which bound is smaller at your prior`}>
              <PosteriorNotes scenario={scenario} snapshot={snapshot} />
            </Unfold>
            <p>
              <Trans>
                Suppose a hundred people are in one training run, and each has a secret of ten equally likely
                values. One run may give all secrets away and another none. So a bound on the number of right
                guesses may be exceeded, with a small probability.
              </Trans>
            </p>
          </>
        ),
        room: ROOM,
        figure: <MeaningFigure names={['many']} scenario={scenario} snapshot={snapshot} saves />,
      }}
    >
      <p className="try">
        <Trans>
          <b>Try</b> <StepLink step={STEPS.smallEpsilon}>six times the noise</StepLink>, which brings{' '}
          <EpsilonSymbol adjacency="S" /> near 1. Which row of the table changes most? Then set{' '}
          <StepLink step={STEPS.largeDelta}>
            a <Sym>δ</Sym> of one in a hundred
          </StepLink>
          . The training stays the same. Which column moves, and why only that one?
        </Trans>
      </p>
      <p>
        <Trans>
          <a href="#choose">Chapter 7</a> turns a prior and a limit on the attacker’s advantage into a noise
          multiplier, a sampling rate or a number of steps. Another page has{' '}
          <a href={sidePageAddress('bounds', scenario)}>more bounds and attacks</a>.
        </Trans>
      </p>
    </ChapterFrame>
  );
});
