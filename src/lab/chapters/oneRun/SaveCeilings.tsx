// The files that can be saved of the most that one run could show.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../scenario';
import { SaveBars } from '../../chart/SaveBars';
import type { BarsToSave } from '../../chart/savedBars';
import { countText, epsilonText, parameterText, percentText } from '../../notation/formatNumber';
import { boundsIfAllRight } from './allRight';

export function ceilingsToSave(scenario: Scenario): BarsToSave {
  const { confidence, delta } = scenario;
  const sure = percentText(confidence);
  const small = parameterText(delta);
  const rows = boundsIfAllRight(scenario);
  const top = Math.max(...rows.map(({ epsilon }) => epsilon));
  return {
    name: 'one-run-ceilings',
    title: t`The most that one run could show`,
    what: t`the most that one run could show`,
    about: t`Lower bound on epsilon that one training run shows if every guess is right, by the number of its coins`,
    notes: [t`confidence ${confidence}, delta ${delta}, and the adjacency is that which the coins decide`],
    head: t`Lower bounds on ε if every guess is right, at δ\u00a0=\u00a0${small} with ${sure} confidence`,
    bars: rows.map(({ coins, epsilon }) => {
      const count = countText(coins);
      return {
        id: String(coins),
        name: t`${count} coins`,
        share: epsilon / top,
        value: `ε ≥ ${epsilonText(epsilon, 'down')}`,
        colour: 'var(--audit)',
      };
    }),
    columns: [
      { csv: 'coins', json: 'coins', value: (i) => rows[i].coins },
      { csv: 'epsilon_at_least', json: 'epsilonAtLeast', value: (i) => rows[i].epsilon },
    ],
  };
}

export const SaveCeilings = ({ scenario }: { scenario: Scenario }) => (
  <SaveBars of={ceilingsToSave(scenario)} scenario={scenario} />
);
