// Which attacks to run, at least one.
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { CANARY_KINDS } from '../../../../audit/canaries/registry';
import type { CanaryChoice, Scenario } from '../../../scenario';
import { AttackMark } from '../AttackName';
import { ATTACKS } from '../attacks';
import styles from './AttackChoice.module.css';

/** The last one that is left stays. */
export const attackOptions = ({ canaries }: Pick<Scenario, 'canaries'>) =>
  CANARY_KINDS.map((kind) => {
    const chosen = canaries.includes(kind);
    return { kind, chosen, last: chosen && canaries.length === 1 };
  });

/** The same attacks with one put in or taken out, in the paper's order. */
export function toggledAttacks(canaries: readonly CanaryChoice[], kind: CanaryChoice): CanaryChoice[] {
  return CANARY_KINDS.filter((other) => (other === kind) !== canaries.includes(other));
}

interface AttackChoiceProps {
  scenario: Scenario;
  onChange: (change: Partial<Scenario>) => void;
  /** In one row, by their short names. */
  inRow?: boolean;
}

/** Redrawn only when the choice of attacks changes, while the scenario changes with every move of the pointer. */
export const AttackChoice = memo(
  function AttackChoice({ scenario, onChange, inRow = false }: AttackChoiceProps) {
    return (
      <fieldset className={inRow ? `${styles.attacks} ${styles.inRow}` : styles.attacks}>
        <legend className={inRow ? 'visually-hidden' : undefined}>{t`Attacks`}</legend>
        {attackOptions(scenario).map(({ kind, chosen, last }) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={chosen}
              disabled={last}
              onChange={() => onChange({ canaries: toggledAttacks(scenario.canaries, kind) })}
            />
            <AttackMark kind={kind} />
            <span>
              {kind} <span className={inRow ? 'visually-hidden' : undefined}>{ATTACKS[kind].title}</span>
            </span>
          </label>
        ))}
      </fieldset>
    );
  },
  (before, after) =>
    before.onChange === after.onChange &&
    String(before.scenario.canaries) === String(after.scenario.canaries),
);
