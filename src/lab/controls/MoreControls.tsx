// The settings that the row of controls has no room for: the figure's axis, batches, δ, n, q as a batch size, and the attack.
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { DEFAULT_SCENARIO, sameScenario } from '../../scenario';
import type { ScenarioState } from '../state/useScenario';
import { Button } from '../ui/Button';
import { AuditControls } from './AuditControls';
import styles from './ControlRow.module.css';
import { FieldControl } from './FieldControl';
import { SamplingChoice } from './SamplingChoice';
import { SamplingControls } from './SamplingControls';
import { ViewControls } from './ViewControls';

/** All further settings. `id` is that of the popover in which they stand, if they stand in one. */
export const MoreControls = memo(function MoreControls(props: ScenarioState & { id?: string }) {
  const { id, scenario, change, replace } = props;
  return (
    <>
      <ViewControls scenario={scenario} change={change} />
      <SamplingChoice scenario={scenario} change={change} />
      <FieldControl
        name="delta"
        value={scenario.delta}
        change={change}
        hint={t`small allowance on top of ε, to be kept well below 1/n`}
      />
      <SamplingControls scenario={scenario} onChange={change} />
      <AuditControls scenario={scenario} change={change} />
      <div className={styles.foot}>
        <Button
          look="text"
          disabled={sameScenario(scenario, DEFAULT_SCENARIO)}
          onClick={() => replace(DEFAULT_SCENARIO, 'push')}
        >{t`Reset everything`}</Button>
        {id !== undefined && (
          <Button look="text" popoverTarget={id} popoverTargetAction="hide">{t`Close`}</Button>
        )}
      </div>
    </>
  );
});
