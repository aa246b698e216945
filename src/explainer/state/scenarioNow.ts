// The scenario as of this very move, for the marks that are under the pointer. What is drawn around them is given a
// deferred one, a frame or two behind.
import { createContext, use } from 'react';
import type { Scenario } from '../../scenario';

export const ScenarioNow = createContext<Scenario | null>(null);

export function useScenarioNow(): Scenario {
  const scenario = use(ScenarioNow);
  if (scenario === null) throw new Error('useScenarioNow stands outside ScenarioNow');
  return scenario;
}
