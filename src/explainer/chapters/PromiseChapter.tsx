// Chapter 2: what an accountant promises. Its text; the figures are in promise/.
import { lazy, memo } from 'react';
import type { LabSnapshot } from '../../jobs';
import { EpsilonSymbol, Sym } from '../numbers/Num';
import type { ScenarioState } from '../state/useScenario';
import { Chapter } from './Chapter';
import { Deeper } from './Deeper';
import type { ChapterProps } from './NeighbourChapter';
import { StepLink } from './StepLink';
import { STEPS } from './steps';
import { Term } from './Term';

const PromiseFigure = lazy(() =>
  import('./promise/PromiseFigure').then((module) => ({ default: module.PromiseFigure })),
);

interface PromiseChapterProps extends ChapterProps {
  snapshot: LabSnapshot;
  change: ScenarioState['change'];
}

export const PromiseChapter = memo(function PromiseChapter({
  scenario,
  replace,
  snapshot,
  change,
}: PromiseChapterProps) {
  return (
    <Chapter
      id="promise"
      claim="Twice the reported ε is no rule: too much here, too little there"
      text={
        <>
          <p>
            An exchange is a removal and an addition, so one would double the ε. For pure privacy, at{' '}
            <Sym>δ</Sym> = 0, that is a guarantee. At any other <Sym>δ</Sym> it is a guess:{' '}
            <Term name="group privacy" /> doubles ε and raises <Sym>δ</Sym> as well, and to come back to the{' '}
            <Sym>δ</Sym> one started from, ε has to be larger still.
          </p>
          <p>
            Group privacy holds for every mechanism, and so it must allow for the worst one. The mechanism at
            hand is known, and its exchange can be accounted for directly: that is{' '}
            <EpsilonSymbol adjacency="S" />. Where the sum of many steps is nearly Gaussian, it exceeds 2
            <EpsilonSymbol adjacency="AR" />; where rare batches with little noise dominate, it stays well
            below.
          </p>
        </>
      }
      figure={<PromiseFigure scenario={scenario} snapshot={snapshot} change={change} saves />}
    >
      <p className="try">
        <b>Try</b>{' '}
        <StepLink step={STEPS.aboveTwice} scenario={scenario} replace={replace}>
          half the data in every batch
        </StepLink>
        , above the line, and{' '}
        <StepLink step={STEPS.belowTwice} scenario={scenario} replace={replace}>
          small batches with little noise
        </StepLink>
        , far below it. The <Term name="privacy profile" /> shows how the answer changes with <Sym>δ</Sym>,
        the <Term name="trade-off curve" /> what all of them together leave an attacker.
      </p>
      <Deeper
        chapter={2}
        equations={[
          {
            id: 'groupPrivacy',
            words: (
              <>
                Group privacy for one exchange: the add/remove curve is read at a smaller <Sym>δ</Sym>′, which
                is found together with <Sym>e</Sym>.
              </>
            ),
          },
          {
            id: 'profileAndTradeoff',
            words: (
              <>
                The profile from the privacy loss <Sym>L</Sym>, and the trade-off curve from the profile.
              </>
            ),
          },
        ]}
        source={
          <>
            Group privacy at a fixed <Sym>δ</Sym> and the map: Pradhan et al. (2026), Theorem 4.1 and Figure
            A5. Profiles and trade-off curves: Dong, Roth and Su, “Gaussian Differential Privacy” (2022).
          </>
        }
        tests={[
          'src/accounting/figureCurves.test.ts',
          'test/reference/accounting.test.ts',
          'test/reference/tradeoff.test.ts',
        ]}
      />
    </Chapter>
  );
});
