// The controls that an embedded figure's address asks for, and no others.
import { t } from '@lingui/core/macro';
import { AuditControls, auditSettings } from '../controls/AuditControls';
import { FieldControl } from '../controls/FieldControl';
import { drawnOf, SamplingChoice } from '../controls/SamplingChoice';
import { AxisChoice, MeasureChoice, ScaleChoice } from '../controls/ViewChoices';
import type { ResultsSnapshot } from '../jobs';
import { StatusLine } from '../live/StatusLine';
import { LETTERS } from '../notation/quantities';
import { drawsMu, type NumberFieldName, type Scenario, type Showable } from '../scenario';
import type { ScenarioState } from '../state/useScenario';
import styles from './EmbedControls.module.css';

const NUMBERS: readonly { shown: Showable; name: NumberFieldName }[] = [
  { shown: 'q', name: 'samplingRate' },
  { shown: 's', name: 'noiseMultiplier' },
  { shown: 'T', name: 'steps' },
  { shown: 'd', name: 'delta' },
  { shown: 'C', name: 'clippingNorm' },
  { shown: 'n', name: 'recordCount' },
];

interface EmbedControlsProps {
  shown: readonly Showable[];
  scenario: Scenario;
  snapshot: ResultsSnapshot;
  change: ScenarioState['change'];
}

export function EmbedControls({ shown, scenario, snapshot, change }: EmbedControlsProps) {
  const numbers = NUMBERS.filter(({ shown: key }) => shown.includes(key));
  const chooses = (['x', 'm', 'y'] as const).some((key) => shown.includes(key));
  const draws = shown.includes('b');
  if (numbers.length === 0 && !draws && !chooses && !shown.includes('attack')) return null;
  return (
    <section className={styles.controls} aria-label={t`Controls`}>
      {chooses && (
        <div className={styles.choices}>
          {shown.includes('x') && <AxisChoice axis={scenario.axis} change={change} />}
          {shown.includes('m') && (
            <MeasureChoice axis={scenario.axis} measure={scenario.measure} change={change} />
          )}
          {shown.includes('y') && (
            <ScaleChoice
              epsilonScale={scenario.epsilonScale}
              letter={LETTERS[drawsMu(scenario) ? 'mu' : 'epsilon']}
              change={change}
            />
          )}
        </div>
      )}
      {(numbers.length > 0 || draws) && (
        <div className={styles.numbers}>
          {numbers.map(({ name }) => (
            <FieldControl key={name} name={name} value={scenario[name]} change={change} />
          ))}
          {draws && <SamplingChoice {...drawnOf(scenario)} change={change} chosen />}
        </div>
      )}
      {shown.includes('attack') && (
        <div className="embed-attack">
          <StatusLine snapshot={snapshot} />
          <AuditControls {...auditSettings(scenario)} onChange={change} />
        </div>
      )}
    </section>
  );
}
