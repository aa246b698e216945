// The controls that an embedded figure's address asks for, and no others.
import { t } from '@lingui/core/macro';
import { FIELDS, type FieldName, type Scenario, type Showable } from '../../scenario';
import type { Derived } from '../../scenario/fields/enters';
import type { ResultsSnapshot } from '../../work';
import { AuditControls } from '../controls/AuditControls';
import { FieldControl } from '../controls/FieldControl';
import { idleWords } from '../controls/idleWords';
import { BATCH_CHOICE_DRAWS, SamplingChoice } from '../controls/SamplingChoice';
import { VIEW_FIELDS, ViewChoices } from '../controls/ViewControls';
import { CLAIM_DRAWS } from '../live/claim/claimParts';
import { StatusLine } from '../live/StatusLine';
import type { ScenarioState } from '../state/useScenario';
import styles from './EmbedControls.module.css';

const NUMBERS = ['samplingRate', 'noiseMultiplier', 'steps', 'delta', 'clippingNorm', 'recordCount'] as const;

interface EmbedControlsProps {
  /** Quantities that the figure draws. */
  draws: readonly Derived[];
  shown: readonly Showable[];
  scenario: Scenario;
  snapshot: ResultsSnapshot;
  change: ScenarioState['change'];
}

export function EmbedControls({ draws, shown, scenario, snapshot, change }: EmbedControlsProps) {
  const asked = (name: FieldName) => shown.some((key) => key === FIELDS[name].key);
  const numbers = NUMBERS.filter(asked);
  const views = VIEW_FIELDS.filter(asked);
  const choosesBatches = asked('sampling');
  const drawn = [
    ...draws,
    ...(shown.includes('claim') ? CLAIM_DRAWS : []),
    ...(choosesBatches ? BATCH_CHOICE_DRAWS : []),
  ];
  if (numbers.length === 0 && !choosesBatches && views.length === 0 && !shown.includes('attack')) return null;
  return (
    <section className={styles.controls} data-testid="embed-controls" aria-label={t`Controls`}>
      {views.length > 0 && (
        <div className={styles.choices}>
          <ViewChoices of={views} scenario={scenario} change={change} />
        </div>
      )}
      {(numbers.length > 0 || choosesBatches) && (
        <div className={styles.numbers}>
          {numbers.map((name) => (
            <FieldControl
              key={name}
              name={name}
              value={scenario[name]}
              hint={idleWords(name, drawn)}
              change={change}
            />
          ))}
          {choosesBatches && <SamplingChoice scenario={scenario} change={change} />}
        </div>
      )}
      {shown.includes('attack') && (
        <div className="embed-attack">
          <StatusLine snapshot={snapshot} />
          <AuditControls scenario={scenario} change={change} />
        </div>
      )}
    </section>
  );
}
