// The one quiet column of controls: what the figure runs along, the mechanism, the attack.
import { memo } from 'react';
import { type Axis, DEFAULT_SCENARIO, FIELDS, type Scenario, sameScenario } from '../../scenario';
import { Sym } from '../numbers/Num';
import type { ScenarioState } from '../state/useScenario';
import { AuditControls } from './AuditControls';
import { type ChoiceItem, Choices } from './Choices';
import { NumberControl } from './NumberControl';
import { SamplingControls } from './SamplingControls';

const AXES: readonly ChoiceItem<Axis>[] = FIELDS.axis.choices.map(({ value, label }) => ({
  value: value as Axis,
  label: <Sym>{FIELDS[value as Axis].symbol}</Sym>,
  name: label,
}));

const SCALES: readonly ChoiceItem<Scenario['epsilonScale']>[] = [
  { value: 'linear', label: 'linear' },
  { value: 'log', label: 'log', name: 'logarithmic' },
];

export const Controls = memo(function Controls({ scenario, change, replace }: ScenarioState) {
  return (
    <section className="controls" aria-labelledby="controls-title">
      <h2 id="controls-title" className="visually-hidden">
        Controls
      </h2>
      <div className="view-controls">
        <Choices
          legend="along"
          look="chips"
          choices={AXES}
          value={scenario.axis}
          onChoice={(axis) => change({ axis }, 'push')}
        />
        <Choices
          legend={
            <>
              <Sym>ε</Sym> axis
            </>
          }
          look="chips"
          choices={SCALES}
          value={scenario.epsilonScale}
          onChoice={(epsilonScale) => change({ epsilonScale }, 'push')}
        />
      </div>
      <NumberControl
        name="noiseMultiplier"
        value={scenario.noiseMultiplier}
        onValue={(noiseMultiplier) => change({ noiseMultiplier })}
        hint="standard deviation of the noise over C"
      />
      <SamplingControls scenario={scenario} onChange={change} />
      <NumberControl name="steps" value={scenario.steps} onValue={(steps) => change({ steps })} />
      <NumberControl name="delta" value={scenario.delta} onValue={(delta) => change({ delta })} />
      <NumberControl
        name="clippingNorm"
        value={scenario.clippingNorm}
        onValue={(clippingNorm) => change({ clippingNorm })}
        hint="cancels in every accountant"
      />
      <AuditControls scenario={scenario} onChange={change} />
      <button
        type="button"
        className="text-button"
        disabled={sameScenario(scenario, DEFAULT_SCENARIO)}
        onClick={() => replace(DEFAULT_SCENARIO, 'push')}
      >
        Reset everything
      </button>
    </section>
  );
});
