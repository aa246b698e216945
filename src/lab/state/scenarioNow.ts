// The newest scenario, for controls and marks that have to follow the hand at once. Other drawings may be a frame or two behind.
import { createContext, use } from 'react';
import type { Scenario } from '../../scenario';
import { useAddressScenario } from './address';

/** A scenario that everything drawn inside takes in place of the page's, such as that of a picture to be saved; null for the page's own. */
export const ScenarioNow = createContext<Scenario | null>(null);

export function useScenarioNow(): Scenario {
  const now = useAddressScenario();
  return use(ScenarioNow) ?? now;
}
