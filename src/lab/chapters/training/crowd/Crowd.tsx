// Why a low audit need not mean a loose guarantee: other records that are not silent.
import { Trans } from '@lingui/react/macro';
import { EpsilonSymbol, Sym } from '../../../notation/Num';
import type { ScenarioState } from '../../../state/useScenario';
import { useLayout } from '../../frame/layout';
import { StepLink } from '../../frame/StepLink';
import { STEPS } from '../steps';
import { CrowdFigure } from './CrowdFigure';

export const Crowd = ({ scenario }: Pick<ScenarioState, 'scenario'>) => (
  <>
    <p>
      <Trans>
        S1 may show little because it sees little. It reads the last model alone, and all its other records
        are silent, which means that they have no gradient. The grey dotted line is the limit of that attack,
        not of what the last model can give away. The guarantee allows for other records that are not silent.
        With{' '}
        <StepLink step={STEPS.belowCeiling}>
          a hundred steps, <Sym>q</Sym> = 1/16 and <Sym>σ</Sym> = 0.76
        </StepLink>
        , even the limit of S1 lies below <EpsilonSymbol adjacency="AR" />, so no number of models takes S1
        beyond it, except by luck.
      </Trans>
    </p>
    <p>
      <Trans>
        What if the others have a loss of their own? It is not convex, their gradients are clipped to{' '}
        <Sym>C</Sym> like everyone’s, and the noise is the same in every parameter. But some ten thousand of
        them are in a batch. They write into two spare parameters what each step adds to the first, far above
        the noise. The last model then holds nearly all that every step would have shown.{' '}
        <StepLink step={STEPS.otherRecords}>
          Ten steps with <Sym>q</Sym> = 0.01 and <Sym>σ</Sym> = 0.4
        </StepLink>{' '}
        show it best.
      </Trans>
    </p>
    <p>
      <Trans>
        It also matters where a record stands. <StepLink step={STEPS.twoWorlds}>See two worlds</StepLink> and
        move Ana from the middle of her class to the edge, which raises the audit while the guarantee stays.
      </Trans>
    </p>
    {useLayout() === 'scroll' && <CrowdFigure scenario={scenario} runs />}
  </>
);
