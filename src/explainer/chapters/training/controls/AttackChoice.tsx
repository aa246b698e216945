// Which attacks to run: at least one, and none that the model does not allow.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { CANARIES } from '../../../../canaries/registry';
import type { Scenario } from '../../../../scenario';
import { AttackMark } from '../AttackName';
import { ATTACKS } from '../attacks';
import styles from './AttackChoice.module.css';
import { attackOptions, toggledAttacks } from './attackSelection';

interface AttackChoiceProps {
  scenario: Scenario;
  onChange: (change: Partial<Scenario>) => void;
  /** In one row, by their short names. */
  inRow?: boolean;
}

const onlyText = (model: Scenario['model']): string => t`(${model} model only)`;

/** Drawn anew only when it changes itself: the scenario does so with every move of the pointer. */
export const AttackChoice = memo(
  function AttackChoice({ scenario, onChange, inRow = false }: AttackChoiceProps) {
    return (
      <fieldset className={inRow ? `${styles.attacks} ${styles.inRow}` : styles.attacks}>
        <legend className={inRow ? 'visually-hidden' : undefined}>
          <Trans>Attacks</Trans>
        </legend>
        {attackOptions(scenario).map(({ kind, chosen, impossible, last }) => {
          const { needs } = CANARIES[kind];
          return (
            <label key={kind}>
              <input
                type="checkbox"
                checked={chosen}
                disabled={impossible || last}
                onChange={() => onChange({ canaries: toggledAttacks(scenario.canaries, kind) })}
              />
              <AttackMark kind={kind} />
              <span>
                {kind} <span className={inRow ? 'visually-hidden' : undefined}>{ATTACKS[kind].title}</span>
                {impossible && needs && <span className="soft"> {onlyText(needs)}</span>}
              </span>
            </label>
          );
        })}
      </fieldset>
    );
  },
  (before, after) =>
    before.onChange === after.onChange &&
    before.scenario.model === after.scenario.model &&
    String(before.scenario.canaries) === String(after.scenario.canaries),
);
