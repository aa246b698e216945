// In chapter 4's text: the way to the two worlds, and their figure where no stage shows it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ScenarioState } from '../../../state/useScenario';
import { later } from '../../../ui/later';
import { Late } from '../../frame/Late';
import { useLayout } from '../../frame/layout';
import { StepLink } from '../../frame/StepLink';
import { TWO_WORLDS } from '../../frame/twoWorlds';
import type { WorldsFigureProps } from './WorldsFigure';

const WorldsFigure = later(() => import('./WorldsFigure').then((module) => module.WorldsFigure));

export const WorldsLink = (props: Pick<ScenarioState, 'scenario' | 'replace'>) => (
  <Trans>
    Or{' '}
    <StepLink step={TWO_WORLDS} {...props}>
      see two worlds
    </StepLink>
    .
  </Trans>
);

export function WorldsPlace(props: Omit<WorldsFigureProps, 'saves'>) {
  return useLayout() === 'scroll' ? (
    <Late what={t`Two worlds`} remedy={t`Try again, or reload the page.`}>
      <WorldsFigure {...props} saves />
    </Late>
  ) : null;
}
