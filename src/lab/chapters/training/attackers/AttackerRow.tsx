// One attacker of the chart: its name to choose it by, what it asks for, what it has proved, and whether to train with it.
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Epsilon } from '../../../notation/Num';
import type { EstimatorChoice } from '../../../scenario';
import type { ScenarioState } from '../../../state/useScenario';
import { ChoiceRow } from '../../frame/ChoiceRow';
import { NeedMark } from '../../frame/NeedMark';
import { DEMANDS } from '../attacks/demands';
import { AttackerMark, lookOf } from './AttackerMark';
import type { Attacker, AttackerId } from './attackers';
import styles from './attackers.module.css';
import { ProofStrip } from './ProofStrip';
import type { Proofs } from './proofs';
import { TrainChoice } from './TrainChoice';

interface AttackerRowProps {
  attacker: Attacker;
  /** Shared by the radio buttons of the chart. */
  group: string;
  chosen: boolean;
  onChoose: (id: AttackerId) => void;
  proofs: Proofs;
  estimator: EstimatorChoice;
  change: ScenarioState['change'];
}

export const AttackerRow = memo(function AttackerRow(props: AttackerRowProps) {
  const { attacker, group, chosen, onChoose, proofs, estimator, change } = props;
  const { id, title, needs } = attacker;
  const proof = proofs.by[id];
  const limit = proof === null && id === 'S1' ? (proofs.guarantees?.hiddenState ?? null) : null;
  return (
    <ChoiceRow
      className={`${styles.row} ${lookOf(id).className}`}
      group={group}
      chosen={chosen}
      onChoose={() => onChoose(id)}
      nameClass={`${styles.name} ${chosen ? styles.chosen : ''}`}
      name={
        <>
          <AttackerMark id={id} />
          <span>
            <span className={lookOf(id).className}>{id}</span> {title}
            {proof && (
              <span className="visually-hidden">
                {' '}
                {estimator === 'paper' ? (
                  <Trans>
                    estimates <Epsilon value={proof.epsilon} rounding="down" />
                  </Trans>
                ) : (
                  <Trans>
                    shows at least <Epsilon value={proof.epsilon} rounding="down" />
                  </Trans>
                )}
              </span>
            )}
          </span>
        </>
      }
    >
      <span className={styles.needs} aria-hidden="true">
        {DEMANDS.map((demand) => (
          <NeedMark key={demand.id} need={needs[demand.id]} />
        ))}
      </span>
      <span className={proof ? styles.value : `${styles.value} soft`} aria-hidden="true">
        {proof && (
          <>
            <span className={styles.sign}>ε {estimator === 'paper' ? '=' : '≥'} </span>
            <Epsilon value={proof.epsilon} rounding="down" />
          </>
        )}
        {limit !== null && (
          <>
            <span className={styles.sign}>ε </span>≤ <Epsilon value={limit} />
          </>
        )}
        {!proof && limit === null && '–'}
      </span>
      <ProofStrip id={id} proofs={proofs} />
      {id !== 'S1' && <TrainChoice kind={id} change={change} />}
    </ChoiceRow>
  );
});
