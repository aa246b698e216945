// The one quiet column of controls: what the figure runs along, the mechanism, the attack.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { DEFAULT_SCENARIO, sameScenario } from '../../scenario';
import type { ScenarioState } from '../state/useScenario';
import { AuditControls } from './AuditControls';
import { NumberControl } from './NumberControl';
import { SamplingControls } from './SamplingControls';
import { AxisChoice, ScaleChoice } from './ViewChoices';

export const Controls = memo(function Controls({ scenario, change, replace }: ScenarioState) {
  return (
    <section className="controls" aria-labelledby="controls-title">
      <h2 id="controls-title" className="visually-hidden">
        <Trans>Controls</Trans>
      </h2>
      <div className="view-controls">
        <AxisChoice scenario={scenario} change={change} />
        <ScaleChoice scenario={scenario} change={change} />
      </div>
      <NumberControl
        name="noiseMultiplier"
        value={scenario.noiseMultiplier}
        onValue={(noiseMultiplier) => change({ noiseMultiplier })}
        hint={t`standard deviation of the noise over C`}
      />
      <SamplingControls scenario={scenario} onChange={change} />
      <NumberControl
        name="steps"
        value={scenario.steps}
        onValue={(steps) => change({ steps })}
        hint={t`noisy updates in one training; ε grows with them`}
      />
      <NumberControl
        name="delta"
        value={scenario.delta}
        onValue={(delta) => change({ delta })}
        hint={t`probability by which ε may be missed; keep it far below 1/n`}
      />
      <NumberControl
        name="clippingNorm"
        value={scenario.clippingNorm}
        onValue={(clippingNorm) => change({ clippingNorm })}
        hint={t`cancels in every accountant`}
      />
      <AuditControls scenario={scenario} onChange={change} />
      <button
        type="button"
        className="text-button"
        disabled={sameScenario(scenario, DEFAULT_SCENARIO)}
        onClick={() => replace(DEFAULT_SCENARIO, 'push')}
      >
        <Trans>Reset everything</Trans>
      </button>
    </section>
  );
});
