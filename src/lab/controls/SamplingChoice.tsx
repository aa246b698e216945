// The choice of how batches are drawn: a native select, with a line below that describes the batches.
import { t } from '@lingui/core/macro';
import { memo, useId } from 'react';
import type { Derived } from '../../scenario/fields/enters';
import { drawnText, SAMPLING_CHOICES } from '../notation/samplingWords';
import type { ScenarioState } from '../state/useScenario';
import { Select } from '../ui/inputs/Select';
import { reads } from './reads';
import styles from './SamplingChoice.module.css';

type SamplingChoiceProps = Pick<ScenarioState, 'scenario' | 'change'>;

/** Quantities that the line below the choice shows. */
export const BATCH_CHOICE_DRAWS = ['batchWords'] as const satisfies readonly Derived[];

export const SamplingChoice = memo(
  function SamplingChoice({ scenario, change }: SamplingChoiceProps) {
    const id = useId();
    return (
      <div className={styles.choice}>
        <label htmlFor={id}>{t`Batches`}</label>
        <Select
          id={id}
          aria-describedby={`${id}-line`}
          choices={SAMPLING_CHOICES}
          value={scenario.sampling}
          onChoice={(sampling) => change({ sampling }, 'push')}
        />
        <p id={`${id}-line`} className={styles.line} data-testid="batch-hint">
          {drawnText(scenario)}
        </p>
      </div>
    );
  },
  reads('sampling', 'samplingRate', 'noiseMultiplier', 'steps', 'recordCount'),
);
