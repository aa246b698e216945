// A step as a real link, which here changes the scenario and brings the step's figure onto the stage.
import type { ReactNode } from 'react';
import { ScenarioLink } from '../../controls/Presets';
import { changeScenario, type Scenario, sameScenario } from '../../scenario';
import type { ScenarioState } from '../../state/useScenario';
import type { Step } from './step';

interface StepLinkProps extends Pick<ScenarioState, 'scenario' | 'replace'> {
  step: Pick<Step, 'id' | 'focus' | 'scenario'>;
  children: ReactNode;
}

export function StepLink({ step, scenario, replace, children }: StepLinkProps) {
  const from = (newest: Scenario) => changeScenario(newest, step.scenario);
  const target = from(scenario);
  return (
    <ScenarioLink
      target={target}
      hash={`${step.focus}/${step.id}`}
      current={sameScenario(target, scenario)}
      from={from}
      replace={replace}
    >
      {children}
    </ScenarioLink>
  );
}
