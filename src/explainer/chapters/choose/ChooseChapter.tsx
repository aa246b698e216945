// Chapter 7: choose parameters for an epsilon, read a configuration, take things away. Its text at once, the rest when it
// comes near.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { later } from '../../ui/later';
import { Chapter } from '../frame/Chapter';
import type { ChapterProps } from '../frame/chapterProps';
import { Deeper } from '../frame/Deeper';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { StepLink } from '../frame/StepLink';
import styles from './ChooseChapter.module.css';
import { EQUATIONS } from './equations';
import { STEPS } from './steps';

const Choose = later(() => import('./Choose').then((module) => module.Choose));

export const ChooseChapter = memo(function ChooseChapter({ room, number, ...props }: ChapterProps) {
  return (
    <Chapter
      room={room}
      place={styles.place}
      number={number}
      claim={t`Ask for the ε that fits the secret`}
      text={
        <>
          <p>
            <Trans>
              Before choosing an ε, decide what should stay secret. If the secret is whether somebody took
              part, ask for an add/remove ε. If it may be known that they took part, and the secret is a label
              or an attribute, ask for a substitute ε. A library that counts add/remove, as most do by
              default, will then report a smaller number than the one you promised. Both are right: each
              answers its own question.
            </Trans>
          </p>
          <p>
            <Trans>
              Below, a target becomes a <Term name="noise multiplier">noise multiplier</Term> <Sym>σ</Sym>, a{' '}
              <Term name="sampling rate">sampling rate</Term> <Sym>q</Sym> or a number of steps <Sym>T</Sym>.
              A configuration that you already have is translated. And what is on this page can be taken
              along.
            </Trans>
          </p>
          <PredictPlace chapter="choose" scenario={props.scenario} results={props.snapshot} />
        </>
      }
      figure={<Choose {...props} />}
      stays
    >
      <p className="try">
        <Trans>
          <b>Try</b>{' '}
          <StepLink step={STEPS.targetFour} scenario={props.scenario} replace={props.replace}>
            a setting whose substitute ε is 4
          </StepLink>
          . Then ask above for the same number in add/remove. The noise that is enough for it leaves a label
          or an attribute with more than twice the ε.
        </Trans>
      </p>
      <p>
        <Trans>
          The numbers are those of the figure at the top. They are upper bounds, and tight ones, for training
          as it is assumed there. Each record has a fresh coin at each step (Poisson sampling). Gradients are
          clipped to <Sym>C</Sym>, and the noise is <Sym>σ</Sym>
          <Sym>C</Sym>. Sums are divided by a fixed batch size. All iterates are released.
        </Trans>
      </p>
      <Deeper
        chapter={number}
        equations={[
          {
            equation: EQUATIONS.calibration,
            words: (
              <Trans>
                The answer for <Sym>σ</Sym>; for <Sym>q</Sym> and <Sym>T</Sym> it is the largest value that
                keeps the ε. Found as a root of the page’s own accountant, and rounded to the safe side.
              </Trans>
            ),
          },
        ]}
        source={
          <Trans>
            What each library counts is cited beside the translation, with the issue or page where it says so.
          </Trans>
        }
        tests={[
          'src/accounting/solveParameter.test.ts',
          'src/accounting/segments.test.ts',
          'src/configuration/toMechanism.test.ts',
          'src/configuration/offers.test.ts',
          'src/configuration/cautions.test.ts',
          'src/explainer/export/takeaway.test.ts',
        ]}
      />
    </Chapter>
  );
});
