// The column of controls of real training. The mechanism is that of the whole page: what is moved here moves above too.

import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { memo } from 'react';
import { DATASETS } from '../../../../audit/datasets/registry';
import { fromCore } from '../../../../base/language/core';
import { ESTIMATORS } from '../../../controls/AuditControls';
import { FieldControl, FieldControls } from '../../../controls/FieldControl';
import { NumberControl } from '../../../controls/NumberControl';
import { percentText } from '../../../notation/formatNumber';
import { choicesOf, type Scenario } from '../../../scenario';
import { useScenarioNow } from '../../../state/scenarioNow';
import { Choices } from '../../../ui/Choices';
import { SelectControl } from '../../../ui/SelectControl';
import { AttackChoice } from './AttackChoice';
import { TargetEpsilon } from './TargetEpsilon';
import { TargetRecord } from './TargetRecord';

type Dataset = Scenario['dataset'];

const SETS: readonly { value: Dataset; label: string }[] = [
  ...DATASETS.map(({ id, title }) => ({ value: id as Dataset, label: title })),
  { value: 'own', label: t`A file of your own` },
];

function sizeText({ description: english, trainRows, columns, classes }: (typeof DATASETS)[number]): string {
  const description = fromCore(english);
  return t`${description} ${trainRows} records to train on, ${columns} features, ${classes} classes.`;
}

const MODELS = choicesOf('model');
const OPTIMIZERS = choicesOf('optimizer');

/** The same controls, which follow the hand at once even while the rest is being drawn, and rest while out of sight. */
export function ControlsNow(props: Omit<TrainingControlsProps, 'scenario'>) {
  return <TrainingControls scenario={useScenarioNow()} {...props} />;
}

interface TrainingControlsProps {
  scenario: Scenario;
  onChange: (change: Partial<Scenario>) => void;
  /** Rows of the training table of the data set, null while unknown. */
  rows: number | null;
}

const TrainingControls = memo(function TrainingControls({ scenario, onChange, rows }: TrainingControlsProps) {
  const { dataset, trainingRepeats, confidence } = scenario;
  const entry = DATASETS.find(({ id }) => id === dataset);
  return (
    <section className="controls training-controls" aria-labelledby="training-controls-title">
      <h3 id="training-controls-title" className="visually-hidden">{t`Controls of real training`}</h3>
      <SelectControl
        label={t`Data`}
        choices={SETS}
        value={dataset}
        onChoice={(value) => onChange({ dataset: value, target: 'paper' })}
        hint={entry ? sizeText(entry) : t`It stays in this tab, and no link holds it.`}
      />
      <SelectControl
        label={t`Model`}
        choices={MODELS}
        value={scenario.model}
        onChoice={(model) => onChange({ model })}
      />
      <SelectControl
        label={t`Optimizer`}
        choices={OPTIMIZERS}
        value={scenario.optimizer}
        onChoice={(optimizer) => onChange({ optimizer })}
      />
      <AttackChoice scenario={scenario} onChange={onChange} />
      <FieldControl name="samplingRate" value={scenario.samplingRate} change={onChange} />
      <NumberControl
        name="noiseMultiplier"
        value={scenario.noiseMultiplier}
        onValue={(noiseMultiplier) => onChange({ noiseMultiplier })}
      >
        <TargetEpsilon scenario={scenario} onChange={onChange} />
      </NumberControl>
      <FieldControls
        of={scenario}
        change={onChange}
        hints={{
          steps: true,
          clippingNorm: t`decides whether real gradients reach it`,
          learningRate: true,
          modelsPerWorld: t`for each attack, and more models make shorter intervals`,
        }}
      />
      <details className="audit-controls">
        <summary>
          <span className="audit-controls-title">{t`The audit`}</span>{' '}
          <span className="audit-controls-now">
            <Plural value={trainingRepeats} one="one repeat" other="# repeats" />, {percentText(confidence)}
          </span>
        </summary>
        <Choices
          legend={t`Bound by`}
          look="list"
          choices={ESTIMATORS}
          value={scenario.estimator}
          onChoice={(estimator) => onChange({ estimator })}
        />
        <TargetRecord target={scenario.target} rows={rows} onChange={onChange} />
        <FieldControls
          of={scenario}
          change={onChange}
          hints={{
            trainingRepeats: true,
            checkpoints: t`steps at which the attacker looks`,
            delta: true,
            confidence: t`for each point by itself`,
            seed: t`same seed and backend, same numbers`,
          }}
        />
      </details>
    </section>
  );
});
