// Chapter 3: the worst case, and how errors become a bound. Its text; the figure is in worst/.
import { lazy, memo } from 'react';
import type { LabSnapshot } from '../../jobs';
import { Sym } from '../numbers/Num';
import { Chapter } from './Chapter';
import { Deeper } from './Deeper';
import type { ChapterProps } from './NeighbourChapter';
import { StepLink } from './StepLink';
import { STEPS } from './steps';
import { Term } from './Term';

const WorstCaseFigure = lazy(() =>
  import('./worst/WorstCaseFigure').then((module) => ({ default: module.WorstCaseFigure })),
);

export const WorstCaseChapter = memo(function WorstCaseChapter({
  scenario,
  replace,
  snapshot,
}: ChapterProps & { snapshot: LabSnapshot }) {
  return (
    <Chapter
      id="worst-case"
      claim="Errors that are counted prove an ε from below"
      text={
        <>
          <p>
            Let the gradient of <Sym>z</Sym> be <Sym>C</Sym> in one direction at every step, that of{' '}
            <Sym>z′</Sym> be <Sym>C</Sym> the other way, and nobody else have any. Then all of training, seen
            at its end, is one number: how often the record was drawn, with a plus or a minus, and noise. A
            threshold on it guesses which of the two was there, and no test does better than some threshold.
          </p>
          <p>
            If the guesses err less than an ε allows, that ε is refuted. The errors are counted over finitely
            many runs, so each rate is known up to a <Term name="Clopper–Pearson" /> interval, and the proof
            takes the end that speaks against it.
          </p>
        </>
      }
      figure={<WorstCaseFigure scenario={scenario} snapshot={snapshot} saves />}
    >
      <p>
        The far tail is where the bound without assumptions grows fastest, and where errors are so few that
        the interval swallows the gain. It is tempting to try every threshold and report the best. But the
        best of many is best partly by luck, and the <Term name="confidence" /> was for one. The experiment
        above counts how often such a claim is false.
      </p>
      <p className="try">
        <b>Try</b>{' '}
        <StepLink step={STEPS.apart} scenario={scenario} replace={replace}>
          full batches
        </StepLink>
        : two Gaussians, 2<Sym>T</Sym> apart. Then{' '}
        <StepLink step={STEPS.fewSteps} scenario={scenario} replace={replace}>
          three steps with little noise
        </StepLink>
        : the mixture shows its teeth, one for each number of times the record took part.
      </p>
      <Deeper
        chapter={3}
        equations={[
          {
            id: 'worstCaseScore',
            words: (
              <>
                The released sum in units of <Sym>C</Sym>: plus with <Sym>z</Sym>, minus with <Sym>z′</Sym>.
                Its likelihood ratio grows with <Sym>S</Sym>, so thresholds are the best tests.
              </>
            ),
          },
          {
            id: 'boundFromErrors',
            words: 'The bound without assumptions, from the upper ends of both intervals.',
          },
        ]}
        source={
          <>
            The worst case: Pradhan et al. (2026). The bound: Kairouz, Oh and Viswanath (2015). Intervals:
            Clopper and Pearson (1934). The Gaussian reading: Nasr et al. (2023), after Dong, Roth and Su
            (2022). The criterion for a false claim, (1 − TV)/2 of the release itself, is derived here.
          </>
        }
        tests={[
          'src/canaries/scoreSample.test.ts',
          'src/canaries/thresholdChoice.test.ts',
          'src/auditing/thresholdReading.test.ts',
          'test/statistics/worstCase.test.ts',
        ]}
      />
    </Chapter>
  );
});
