// A comparison for components that read a few fields of the scenario: a change of another field leaves them as they are.
import type { Scenario } from '../../scenario';

/** The second argument of React's memo for a component that reads these fields. */
export const reads =
  (...names: readonly (keyof Scenario)[]) =>
  <Props extends { scenario: Scenario }>(before: Props, now: Props): boolean =>
    names.every((name) => before.scenario[name] === now.scenario[name]) &&
    (Object.keys(now) as (keyof Props)[]).every((key) => key === 'scenario' || before[key] === now[key]);
