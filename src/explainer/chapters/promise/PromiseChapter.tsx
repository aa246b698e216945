// Chapter 2: what an accountant promises. Its text.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { EpsilonSymbol, Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { Chapter } from '../frame/Chapter';
import type { ChapterProps } from '../frame/chapterProps';
import { Deeper } from '../frame/Deeper';
import { PredictPlace } from '../frame/predictions/PredictPlace';
import { StepLink } from '../frame/StepLink';
import { EQUATIONS } from './equations';
import { PromiseCurvesFigure, PromisePartFigure } from './figures';
import styles from './PromiseChapter.module.css';
import { STEPS } from './steps';

export const PromiseChapter = memo(function PromiseChapter({
  room,
  number,
  scenario,
  replace,
  snapshot,
  change,
}: ChapterProps) {
  return (
    <Chapter
      room={room}
      number={number}
      claim={t`Twice the reported ε is no rule: too much here, too little there`}
      text={
        <>
          <p>
            <Trans>
              Replacing a record means removing one and adding one, so doubling ε seems natural. The map shows
              what accountants say instead: blue where <EpsilonSymbol adjacency="S" /> is less than twice{' '}
              <EpsilonSymbol adjacency="AR" />, orange where it is more.
            </Trans>
          </p>
          <PredictPlace chapter="promise" scenario={scenario} results={snapshot} />
        </>
      }
      place={styles.map}
      figure={<PromisePartFigure part="map" scenario={scenario} snapshot={snapshot} change={change} saves />}
      then={{
        text: (
          <>
            <p>
              <Trans>
                Why is twice no rule? At <Sym>δ</Sym> = 0 doubling is a guarantee. At any other <Sym>δ</Sym>{' '}
                it is a guess: <Term name="group privacy">group privacy</Term> doubles ε and raises{' '}
                <Sym>δ</Sym> as well. To come back to the <Sym>δ</Sym> you started from, ε has to be larger
                still. That is the paper’s Theorem 4.1, and it uses one point of the add/remove curve.
              </Trans>
            </p>
            <p>
              <Trans>
                The whole curves imply more. Take any test that says “<Sym>z</Sym>” or “<Sym>z′</Sym>” of a
                model. One curve limits how much more often it says “<Sym>z</Sym>” of a model without the
                record than of one with <Sym>z′</Sym>; the other, how much more often of one with <Sym>z</Sym>{' '}
                than of one without. Both bounds hold for every mechanism with these curves, and so allow for
                the worst one. <EpsilonSymbol adjacency="S" /> looks at the training itself, and accounts for
                the replacement in this one.
              </Trans>
            </p>
            <p>
              <Trans>
                Where the sum of many steps is nearly Gaussian, <EpsilonSymbol adjacency="S" /> exceeds 2
                <EpsilonSymbol adjacency="AR" />, and the whole curves imply hardly more than{' '}
                <EpsilonSymbol adjacency="S" />. Where rare batches with little noise dominate,{' '}
                <EpsilonSymbol adjacency="S" /> stays well below 2<EpsilonSymbol adjacency="AR" />, and below
                all that add/remove implies.
              </Trans>
            </p>
          </>
        ),
        place: styles.curves,
        figure: <PromiseCurvesFigure scenario={scenario} snapshot={snapshot} saves />,
      }}
    >
      <p className="try">
        <Trans>
          <b>Try</b>{' '}
          <StepLink step={STEPS.aboveTwice} scenario={scenario} replace={replace}>
            half the data in every batch
          </StepLink>
          , above the line, and{' '}
          <StepLink step={STEPS.belowTwice} scenario={scenario} replace={replace}>
            small batches with little noise
          </StepLink>
          , far below it. The <Term name="privacy profile">privacy profile</Term> shows how the answer changes
          with <Sym>δ</Sym>, the <Term name="trade-off curve">trade-off curve</Term> what all of them together
          leave an attacker.
        </Trans>
      </p>
      <Deeper
        chapter={number}
        equations={[
          {
            equation: EQUATIONS.groupPrivacy,
            words: (
              <Trans>
                Group privacy for one replacement, Theorem 4.1: the add/remove curve is read at a smaller{' '}
                <Sym>δ</Sym>′, which is found together with <Sym>e</Sym>.
              </Trans>
            ),
          },
          {
            equation: EQUATIONS.impliedProfile,
            words: (
              <Trans>
                What the whole curves imply: ε is split between the removal and the addition, in the best way.
                Three distributions can attain both curves and this bound at once, so along this way nothing
                smaller follows.
              </Trans>
            ),
          },
          {
            equation: EQUATIONS.stepPair,
            words: (
              <Trans>
                One step, along the record’s gradient, in units of <Sym>C</Sym>: <Sym>P</Sym> with{' '}
                <Sym>z</Sym> in the data, <Sym>Q</Sym> with it removed or replaced; for add the two change
                places. The privacy loss <Sym>L</Sym> adds up over the steps.
              </Trans>
            ),
          },
          {
            equation: EQUATIONS.profileAndTradeoff,
            words: (
              <Trans>
                The profile from the privacy loss <Sym>L</Sym> of outcomes drawn from <Sym>P</Sym>, and the
                trade-off curve from the profile.
              </Trans>
            ),
          },
        ]}
        source={
          <Trans>
            Group privacy: Dwork and Roth, “The Algorithmic Foundations of Differential Privacy” (2014); at a
            fixed <Sym>δ</Sym>, and the map: Pradhan et al. (2026), Theorem 4.1 and Figure A5. Privacy
            profiles: Balle, Barthe and Gaboardi, “Privacy Amplification by Subsampling” (2018). Trade-off
            curves and their group privacy: Dong, Roth and Su, “Gaussian Differential Privacy” (2022). Its
            form with a curve for each direction, the second equation, is derived here. At the page’s start
            Theorem 4.1 gives 10.58, the best split of the single add/remove curve 9.53, the second equation
            gives 8.69, and <EpsilonSymbol adjacency="S" /> is 8.00. The pair for substitution: Schuchardt,
            Stoian, Kosmala and Günnemann (2024).
          </Trans>
        }
        tests={[
          'src/accounting/curves/figureCurves.test.ts',
          'src/accounting/adjacencies/implied.test.ts',
          'test/reference/implied.test.ts',
          'test/reference/accounting.test.ts',
          'test/reference/tradeoff.test.ts',
        ]}
      />
    </Chapter>
  );
});
