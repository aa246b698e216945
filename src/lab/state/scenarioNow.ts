// The newest scenario, for the marks under the pointer. What is drawn around them may be a frame or two behind.
import { createContext, use } from 'react';
import type { Scenario } from '../../scenario';
import { useAddressScenario } from './address';

/** Overrides the page's scenario for everything drawn inside. */
export const ScenarioNow = createContext<Scenario | null>(null);

export function useScenarioNow(): Scenario {
  const now = useAddressScenario();
  return use(ScenarioNow) ?? now;
}
