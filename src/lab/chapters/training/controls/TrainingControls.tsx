// The controls of real training. All of them change the page's scenario; q, σ, T, C and δ are used by other chapters too.

import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { offeredDatasets } from '../../../../audit/datasets/offered';
import { DATASETS } from '../../../../audit/datasets/registry';
import { say, sayError } from '../../../../base/language/say';
import { FIELDS, mechanismOf, type Scenario } from '../../../../scenario';
import { AuditDetails } from '../../../controls/AuditControls';
import { FieldControl, FieldControls } from '../../../controls/FieldControl';
import { NumberControl } from '../../../controls/NumberControl';
import { choicesSaid, fieldLabel } from '../../../notation/fieldWords';
import { percentText } from '../../../notation/formatNumber';
import { useResultsStore } from '../../../state/results';
import { useScenarioNow } from '../../../state/scenarioNow';
import { Button } from '../../../ui/Button';
import { Choices } from '../../../ui/inputs/Choices';
import { NumberBox } from '../../../ui/inputs/NumberBox';
import { readNumber } from '../../../ui/inputs/readNumber';
import { SelectControl } from '../../../ui/inputs/SelectControl';
import { recordSourceOf, WORDED_SOURCES } from '../../frame/recordSources';
import { AttackChoice } from './AttackChoice';
import styles from './TargetEpsilon.module.css';

/** Largest target ε. */
const MOST = 1000;

/** The form that sets the noise multiplier for a target substitute ε. */
function TargetEpsilon({ scenario, onChange }: Pick<TrainingControlsProps, 'scenario' | 'onChange'>) {
  const store = useResultsStore();
  const id = useId();
  const [target, setTarget] = useState(10);
  const [said, setSaid] = useState('');
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const solve = async () => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setSaid('');
    try {
      const found = await store.noiseFor(own.signal, {
        adjacency: 'substitute',
        mechanism: { ...mechanismOf(scenario), noiseMultiplier: 1 },
        delta: scenario.delta,
        targetEpsilon: target,
      });
      // If the noise is known only up to a bracket, its upper end is used, because with it ε is at most the target.
      onChange({ noiseMultiplier: found.value ?? found.upper });
    } catch (error) {
      if (!own.signal.aborted) setSaid(sayError(error));
    }
  };

  return (
    <div className={styles.target}>
      <span id={id}>
        <Trans>
          set it for ε<sub>S</sub> =
        </Trans>
      </span>
      <NumberBox
        labelledBy={id}
        value={target}
        read={(text) =>
          readNumber(
            text,
            (epsilon) => epsilon > 0 && epsilon <= MOST,
            (given, reason) =>
              t`ε_S cannot be "${given}", because ${reason}. Give a number above 0, at most ${MOST}.`,
          )
        }
        write={(value) => String(value)}
        onValue={setTarget}
      />
      <Button look="small" onClick={solve}>{t`Set σ`}</Button>
      <span className="control-problem" role="status">
        {said}
      </span>
    </div>
  );
}

/** The choice of the record under attack. */
function TargetRecord({ scenario: { target }, rows, onChange }: TrainingControlsProps) {
  const id = useId();
  const last = (rows ?? FIELDS.target.range.max) - 1;
  return (
    <div className="control">
      <Choices
        legend={fieldLabel('target')}
        look="list"
        choices={[
          {
            value: 'paper',
            label: t`the least confident`,
            note: t`As in the paper, this is the record whose label a noise-free model believes least.`,
          },
          { value: 'row', label: t`one row of the training table` },
        ]}
        value={target === 'paper' ? 'paper' : 'row'}
        onChoice={(choice) => onChange({ target: choice === 'paper' ? 'paper' : 0 })}
      />
      {target !== 'paper' && (
        <div className="control-head">
          <span id={id} className="control-label">
            {rows === null ? t`Row` : t`Row, 0 to ${last}`}
          </span>
          <NumberBox
            labelledBy={id}
            value={target}
            read={(text) =>
              readNumber(
                text,
                (row) => Number.isInteger(row) && row >= 0 && row <= last,
                (given, reason) =>
                  t`Row cannot be "${given}", because ${reason}. Give a whole number from 0 to ${last}.`,
                t`there is no such row`,
              )
            }
            write={String}
            onValue={(value) => onChange({ target: value })}
            step={(direction, size) =>
              Math.min(last, Math.max(0, target + direction * (size === 'large' ? 10 : 1)))
            }
          />
        </div>
      )}
    </div>
  );
}

type Dataset = Scenario['dataset'];

const setsBeside = (chosen: Dataset): readonly { value: Dataset; label: string }[] => [
  ...offeredDatasets(chosen).map(({ id, title }) => ({ value: id as Dataset, label: say(title) })),
  ...WORDED_SOURCES.map(({ id, title }) => ({ value: id, label: title })),
];

function sizeText({ description: sentence, trainRows, columns, classes }: (typeof DATASETS)[number]): string {
  const description = say(sentence);
  return t`${description} ${trainRows} records to train on, ${columns} features, ${classes} classes.`;
}

const CHOSEN = [
  ['model', choicesSaid('model')],
  ['optimizer', choicesSaid('optimizer')],
] as const;

/** Controls that follow every move at once, even while the rest is being drawn. */
export const ControlsNow = (props: Omit<TrainingControlsProps, 'scenario'>) => (
  <TrainingControls scenario={useScenarioNow()} {...props} />
);

interface TrainingControlsProps {
  scenario: Scenario;
  onChange: (change: Partial<Scenario>) => void;
  /** Number of training records, if it is known. */
  rows: number | null;
}

const TrainingControls = memo(function TrainingControls(props: TrainingControlsProps) {
  const { scenario, onChange } = props;
  const { dataset, trainingRepeats, confidence } = scenario;
  const entry = DATASETS.find(({ id }) => id === dataset);
  return (
    <section className="controls training-controls" aria-labelledby="training-controls-title">
      <h3 id="training-controls-title" className="visually-hidden">{t`Controls of real training`}</h3>
      <SelectControl
        label={t`Data`}
        choices={setsBeside(dataset)}
        value={dataset}
        onChoice={(value) => onChange({ dataset: value, target: 'paper' })}
        hint={entry ? sizeText(entry) : recordSourceOf(dataset)?.hint}
      />
      {CHOSEN.map(([name, choices]) => (
        <SelectControl<string>
          key={name}
          label={fieldLabel(name)}
          choices={choices}
          value={scenario[name]}
          onChoice={(value) => onChange({ [name]: value })}
        />
      ))}
      <AttackChoice change={onChange} />
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
      <AuditDetails
        title={t`The audit`}
        now={
          <>
            <Plural value={trainingRepeats} one="one repeat" other="# repeats" />, {percentText(confidence)}
          </>
        }
        scenario={scenario}
        change={onChange}
      >
        <TargetRecord {...props} />
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
      </AuditDetails>
    </section>
  );
});
