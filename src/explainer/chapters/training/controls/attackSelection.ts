// Which attacks a scenario would train: at least one, and none that the model does not allow. Pure.
import { CANARY_KINDS, canaryFits } from '../../../../canaries/registry';
import type { CanaryChoice, Scenario } from '../../../../scenario';

type Chosen = Pick<Scenario, 'canaries' | 'model'>;

interface AttackOption {
  kind: CanaryChoice;
  chosen: boolean;
  /** The model does not allow it. */
  impossible: boolean;
  /** The only one left, which stays. */
  last: boolean;
}

export function attackOptions({ canaries, model }: Chosen): AttackOption[] {
  const impossible = (kind: CanaryChoice) => !canaryFits(kind, model);
  const usable = canaries.filter((kind) => !impossible(kind));
  return CANARY_KINDS.map((kind) => {
    const chosen = usable.includes(kind);
    return { kind, chosen, impossible: impossible(kind), last: chosen && usable.length === 1 };
  });
}

/** The same attacks with one put in or taken out, in the paper's order. */
export function toggledAttacks(canaries: readonly CanaryChoice[], kind: CanaryChoice): CanaryChoice[] {
  return CANARY_KINDS.filter((other) => (other === kind) !== canaries.includes(other));
}
