// The one quiet column of controls: what the figure runs along, the mechanism, the attack.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { DEFAULT_SCENARIO, sameScenario } from '../../scenario';
import type { ScenarioState } from '../state/useScenario';
import { AuditControls, auditSettings } from './AuditControls';
import { FieldControl } from './FieldControl';
import { SamplingControls } from './SamplingControls';
import { ViewControls } from './ViewControls';

export const Controls = memo(function Controls({ scenario, change, replace }: ScenarioState) {
  return (
    <section className="controls" aria-labelledby="controls-title">
      <h2 id="controls-title" className="visually-hidden">
        <Trans>Controls</Trans>
      </h2>
      <ViewControls scenario={scenario} change={change} />
      <FieldControl
        name="noiseMultiplier"
        value={scenario.noiseMultiplier}
        change={change}
        hint={t`standard deviation of the noise over C`}
      />
      <SamplingControls scenario={scenario} onChange={change} />
      <FieldControl
        name="steps"
        value={scenario.steps}
        change={change}
        hint={t`noisy updates in one training; ε grows with them`}
      />
      <FieldControl
        name="delta"
        value={scenario.delta}
        change={change}
        hint={t`probability by which ε may be missed; keep it far below 1/n`}
      />
      <FieldControl
        name="clippingNorm"
        value={scenario.clippingNorm}
        change={change}
        hint={t`cancels in every accountant`}
      />
      <AuditControls {...auditSettings(scenario)} onChange={change} />
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
