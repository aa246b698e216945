// How batches are drawn: a native select under q's slider, and what it draws in a line beside it.
import { t } from '@lingui/core/macro';
import { memo, useId } from 'react';
import { drawnText, SAMPLING_CHOICES } from '../notation/samplingWords';
import type { Scenario } from '../scenario';
import type { ScenarioState } from '../state/useScenario';
import { Select } from '../ui/Select';
import styles from './SamplingChoice.module.css';

type Drawn = Pick<Scenario, 'sampling' | 'samplingRate' | 'noiseMultiplier' | 'steps' | 'recordCount'>;

interface SamplingChoiceProps extends Drawn, Pick<ScenarioState, 'change'> {
  /** Whether a phone shows it: with q. */
  chosen: boolean;
}

/** What is read here: no other change of the scenario draws it anew. */
export const drawnOf = ({
  sampling,
  samplingRate,
  noiseMultiplier,
  steps,
  recordCount,
}: Scenario): Drawn => ({
  sampling,
  samplingRate,
  noiseMultiplier,
  steps,
  recordCount,
});

export const SamplingChoice = memo(function SamplingChoice({
  chosen,
  change,
  ...drawn
}: SamplingChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice} data-chosen={chosen ? '' : undefined}>
      <label htmlFor={id}>{t`Batches`}</label>
      <Select
        id={id}
        aria-describedby={`${id}-line`}
        choices={SAMPLING_CHOICES}
        value={drawn.sampling}
        onChoice={(sampling) => change({ sampling }, 'push')}
      />
      <p id={`${id}-line`} className={styles.line}>
        {drawnText(drawn)}
      </p>
    </div>
  );
});
