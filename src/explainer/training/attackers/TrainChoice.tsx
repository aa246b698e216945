// Whether to train with an attack: a check mark that follows the hand at once, whatever is still being drawn around it.
import type { CanaryChoice } from '../../../scenario';
import { useScenarioNow } from '../../state/scenarioNow';
import type { ScenarioState } from '../../state/useScenario';
import { attackOptions, toggledAttacks } from '../attackSelection';

interface TrainChoiceProps {
  kind: CanaryChoice;
  change: ScenarioState['change'];
}

export function TrainChoice({ kind, change }: TrainChoiceProps) {
  const scenario = useScenarioNow();
  const option = attackOptions(scenario).find((candidate) => candidate.kind === kind);
  if (!option) return null;
  return (
    <label className="attacker-train">
      <input
        type="checkbox"
        checked={option.chosen}
        disabled={option.impossible || option.last}
        aria-label={`train with ${kind}`}
        onChange={() => change({ canaries: toggledAttacks(scenario.canaries, kind) })}
      />
      <span aria-hidden="true">train</span>
    </label>
  );
}
