// The choice of the attacks to run, at least one.
import { t } from '@lingui/core/macro';
import { CANARY_KINDS } from '../../../../audit/canaries/registry';
import type { CanaryChoice, Scenario } from '../../../../scenario';
import { useScenarioNow } from '../../../state/scenarioNow';
import type { ScenarioState } from '../../../state/useScenario';
import { AttackMark } from '../AttackName';
import { ATTACKS } from '../attacks';
import styles from './AttackChoice.module.css';

/** Options of the choice. An attack that is the only chosen one is `last`, and cannot be removed. */
export const attackOptions = ({ canaries }: Pick<Scenario, 'canaries'>) =>
  CANARY_KINDS.map((kind) => {
    const chosen = canaries.includes(kind);
    return { kind, chosen, last: chosen && canaries.length === 1 };
  });

/** The attacks after one of them was switched on or off, in the paper's order. */
export const toggledAttacks = (canaries: readonly CanaryChoice[], kind: CanaryChoice): CanaryChoice[] =>
  CANARY_KINDS.filter((other) => (other === kind) !== canaries.includes(other));

export function AttackChoice({ change, inRow }: Pick<ScenarioState, 'change'> & { inRow?: boolean }) {
  const now = useScenarioNow();
  return (
    <fieldset className={inRow ? `${styles.attacks} ${styles.inRow}` : styles.attacks}>
      <legend className={inRow ? 'visually-hidden' : undefined}>{t`Attacks`}</legend>
      {attackOptions(now).map(({ kind, chosen, last }) => (
        <label key={kind} data-attack={kind}>
          <input
            type="checkbox"
            checked={chosen}
            disabled={last}
            onChange={() => change({ canaries: toggledAttacks(now.canaries, kind) })}
          />
          <AttackMark kind={kind} />
          <span>
            {inRow ? (
              <>
                <span className="visually-hidden">{ATTACKS[kind].title}</span>
                <span aria-hidden="true">{ATTACKS[kind].word}</span>
              </>
            ) : (
              ATTACKS[kind].title
            )}{' '}
            <span className={`soft ${styles.number}`}>{kind}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
