// Chapter 1: which neighbour? Its text; the figure is in neighbour/.
import { lazy, memo } from 'react';
import type { Scenario } from '../../scenario';
import { Sym } from '../numbers/Num';
import type { ScenarioState } from '../state/useScenario';
import { Chapter } from './Chapter';
import { Deeper } from './Deeper';
import { StepLink } from './StepLink';
import { STEPS } from './steps';
import { Term } from './Term';

const NeighbourFigure = lazy(() =>
  import('./neighbour/NeighbourFigure').then((module) => ({ default: module.NeighbourFigure })),
);

export interface ChapterProps {
  scenario: Scenario;
  replace: ScenarioState['replace'];
}

export const NeighbourChapter = memo(function NeighbourChapter({ scenario, replace }: ChapterProps) {
  return (
    <Chapter
      id="which-neighbour"
      claim="Exchanging a record can move the sum twice as far as removing it"
      text={
        <>
          <p>
            A step of DP-SGD adds up one <Term name="clipped gradient" /> per record of its batch, adds noise,
            and shows the result. Take a record out, and the sum moves by what the record had put in: by{' '}
            <Sym>C</Sym> at most. Put another record in its place, and the sum first loses one arrow and then
            gains another. If they point in opposite ways, it moves by 2<Sym>C</Sym>, under the same noise.
          </p>
          <p>
            Which of these changes an ε speaks about is its <Term name="adjacency" />. Zeroing a record’s
            gradient moves the sum as removing it does, so the two share their numbers.
          </p>
        </>
      }
      figure={<NeighbourFigure scenario={scenario} saves />}
    >
      <p className="try">
        <b>Try</b>{' '}
        <StepLink step={STEPS.everyStep} scenario={scenario} replace={replace}>
          one step that every record joins
        </StepLink>
        , and drag the two arrows apart. Then{' '}
        <StepLink step={STEPS.rareStep} scenario={scenario} replace={replace}>
          a batch of one record in sixteen
        </StepLink>
        , and look at any step: most do not hold the record at all, and whatever is learnt about it is learnt
        in the few that do.
      </p>
      <Deeper
        chapter={1}
        equations={[
          {
            id: 'step',
            words: (
              <>
                What a step releases. The noise is measured in <Sym>C</Sym>, not in the distance that the
                neighbours are apart.
              </>
            ),
          },
          {
            id: 'oneStepVariation',
            words: (
              <>
                The <Term name="total variation" /> of one step when the sum moves by <Sym>d</Sym> times{' '}
                <Sym>C</Sym>. With probability 1 − <Sym>q</Sym> the record is not in the batch and both worlds
                are the same.
              </>
            ),
          },
        ]}
        source={
          <>
            DP-SGD: Abadi et al., “Deep Learning with Differential Privacy” (2016). The dominating pairs: Zhu,
            Dong and Wang (2022) for add and remove; Schuchardt et al. (2024) for substitution under Poisson
            sampling. That the worst case is a gradient of length <Sym>C</Sym> turned round follows for a
            single step from the distance alone; the formula for any distance is derived here.
          </>
        }
        tests={['src/explainer/chapters/neighbour/oneStep.test.ts', 'src/accounting/closedForms.test.ts']}
      />
    </Chapter>
  );
});
