// A step of a chapter as a real link, which on this page changes the scenario and brings the step's figure onto the stage.
import { createContext, type ReactNode, use } from 'react';
import { changeScenario, type Scenario, sameScenario } from '../../../scenario';
import { ScenarioLink } from '../../controls/ScenarioLink';
import { useAddressAtRest } from '../../state/address';
import { PAGE } from '../../state/useScenario';
import type { Step } from './step';

/** The function with which a followed step changes the scenario, for places where more happens than a change of the address. */
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
