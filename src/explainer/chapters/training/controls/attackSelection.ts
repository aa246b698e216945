// Which attacks a scenario would train: at least one, and none that the model does not allow. Pure.
import type { CanaryChoice, Scenario } from '../../../../scenario';
import { ATTACKS } from '../attacks';

const ATTACK_KINDS = Object.keys(ATTACKS) as readonly CanaryChoice[];

type Chosen = Pick<Scenario, 'canaries' | 'model'>;

export interface AttackOption {
  kind: CanaryChoice;
  chosen: boolean;
  /** S3's closed form exists for the linear model only. */
  impossible: boolean;
  /** The only one left, which stays. */
  last: boolean;
}

export function attackOptions({ canaries, model }: Chosen): AttackOption[] {
  const impossible = (kind: CanaryChoice) => kind === 'S3' && model !== 'linear';
  const usable = canaries.filter((kind) => !impossible(kind));
  return ATTACK_KINDS.map((kind) => {
    const chosen = usable.includes(kind);
    return { kind, chosen, impossible: impossible(kind), last: chosen && usable.length === 1 };
  });
}

/** The same attacks with one put in or taken out, in the paper's order. */
export function toggledAttacks(canaries: readonly CanaryChoice[], kind: CanaryChoice): CanaryChoice[] {
  return ATTACK_KINDS.filter((other) => (other === kind) !== canaries.includes(other));
}
