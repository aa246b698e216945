// In chapter 4's text: the way to the two worlds. Their figure stands on the stage where there is one, and here where there is none.
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

type WorldsPlaceProps = Omit<WorldsFigureProps, 'saves'> & Pick<ScenarioState, 'replace'>;

export function WorldsPlace({ replace, ...props }: WorldsPlaceProps) {
  const inScroll = useLayout() === 'scroll';
  return (
    <>
      <p className="try">
        <Trans>
          Or{' '}
          <StepLink step={TWO_WORLDS} scenario={props.scenario} replace={replace}>
            see two worlds
          </StepLink>{' '}
          that differ in Ana’s record. Flip her label and the models of both worlds part, and enough noise
          brings them together again.
        </Trans>
      </p>
      {inScroll && (
        <Late what={t`Two worlds`} remedy={t`Try again, or reload the page.`}>
          <WorldsFigure {...props} saves />
        </Late>
      )}
    </>
  );
}
