// Whether to train with an attack: a check mark that follows the hand at once, whatever is still being drawn around it.
import { t } from '@lingui/core/macro';
import { memo, useCallback, useRef } from 'react';
import type { CanaryChoice } from '../../../scenario';
import { useScenarioNow } from '../../../state/scenarioNow';
import type { ScenarioState } from '../../../state/useScenario';
import { attackOptions, toggledAttacks } from '../controls/attackSelection';
import styles from './attackers.module.css';

interface TrainMarkProps {
  kind: CanaryChoice;
  chosen: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** Drawn anew only when it changes itself: the scenario does so with every move of the pointer. */
const TrainMark = memo(function TrainMark({ kind, chosen, disabled, onToggle }: TrainMarkProps) {
  return (
    <label className={styles.train}>
      <input
        type="checkbox"
        checked={chosen}
        disabled={disabled}
        aria-label={t`train with ${kind}`}
        onChange={onToggle}
      />
      <span aria-hidden="true">{t`train`}</span>
    </label>
  );
});

export function TrainChoice({ kind, change }: { kind: CanaryChoice; change: ScenarioState['change'] }) {
  const scenario = useScenarioNow();
  const now = useRef(scenario);
  now.current = scenario;
  const toggle = useCallback(
    () => change({ canaries: toggledAttacks(now.current.canaries, kind) }),
    [change, kind],
  );
  const option = attackOptions(scenario).find((candidate) => candidate.kind === kind);
  if (!option) return null;
  return <TrainMark kind={kind} chosen={option.chosen} disabled={option.last} onToggle={toggle} />;
}
