// A step as a real link, which here changes the scenario and brings the step's figure onto the stage.
import { createContext, type ReactNode, use } from 'react';
import { changeScenario, type Scenario, sameScenario } from '../../../scenario';
import { ScenarioLink } from '../../controls/ScenarioLink';
import { useAddressAtRest } from '../../state/address';
import { PAGE } from '../../state/useScenario';
import type { Step } from './step';

/** How a followed step changes the page, where that is more than a change of its address. */
export const StepReplace = createContext(PAGE.replace);

interface StepLinkProps {
  step: Pick<Step, 'id' | 'focus' | 'scenario'>;
  children: ReactNode;
}

export function StepLink({ step, children }: StepLinkProps) {
  const scenario = useAddressAtRest();
  const from = (newest: Scenario) => changeScenario(newest, step.scenario);
  const target = from(scenario);
  return (
    <ScenarioLink
      target={target}
      hash={`${step.focus}/${step.id}`}
      current={sameScenario(target, scenario)}
      from={from}
      replace={use(StepReplace)}
    >
      {children}
    </ScenarioLink>
  );
}
