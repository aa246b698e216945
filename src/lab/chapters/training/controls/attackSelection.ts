// Which attacks a scenario would train, at least one. Pure.
import { CANARY_KINDS } from '../../../../audit/canaries/registry';
import type { CanaryChoice, Scenario } from '../../../scenario';

interface AttackOption {
  kind: CanaryChoice;
  chosen: boolean;
  /** The only one left, which stays. */
  last: boolean;
}

export const attackOptions = ({ canaries }: Pick<Scenario, 'canaries'>): AttackOption[] =>
  CANARY_KINDS.map((kind) => {
    const chosen = canaries.includes(kind);
    return { kind, chosen, last: chosen && canaries.length === 1 };
  });

/** The same attacks with one put in or taken out, in the paper's order. */
export function toggledAttacks(canaries: readonly CanaryChoice[], kind: CanaryChoice): CanaryChoice[] {
  return CANARY_KINDS.filter((other) => (other === kind) !== canaries.includes(other));
}
