// A row of the chart of attackers: the attacker's name, by which it is chosen, what it needs, and what it has shown.

import { t } from '@lingui/core/macro';
import { Select, Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { isBound } from '../../../../audit/estimators/lookup';
import { ESTIMATORS } from '../../../../audit/estimators/registry';
import type { CanaryChoice } from '../../../../scenario';
import { markPath } from '../../../chart/mark';
import { Epsilon } from '../../../notation/Num';
import { useScenarioNow } from '../../../state/scenarioNow';
import type { ScenarioState } from '../../../state/useScenario';
import { ChoiceRow } from '../../frame/bars/ChoiceRow';
import { NeedMark } from '../../frame/NeedMark';
import { AttackMark } from '../AttackName';
import { ATTACK_DEMANDS, ATTACKS, type AttackerId, attackClass } from '../attacks';
import { toggledAttacks } from '../controls/AttackChoice';
import styles from './attackers.module.css';
import { limitOf, type Proofs } from './proofs';

const LINES = [
  { id: 'hiddenState', className: styles.ceiling, subscript: null, side: 0 },
  { id: 'addRemove', className: 'add-remove', subscript: 'AR', side: -1 },
  { id: 'substitute', className: 'substitute', subscript: 'S', side: 1 },
] as const;

const shareOf = (epsilon: number, top: number): string =>
  `${(100 * Math.min(1, Math.max(0, epsilon / top))).toFixed(2)}%`;

const known = ({ guarantees, top }: Proofs) =>
  LINES.flatMap((line) => {
    const value = guarantees?.[line.id] ?? null;
    return value === null ? [] : { ...line, x: shareOf(value, top) };
  });

const Guarantees = ({ proofs }: { proofs: Proofs }) =>
  known(proofs).map(({ id, className, x }) => (
    <line key={id} className={className} x1={x} x2={x} y1="0" y2="100%" />
  ));

/** The names of the lines of ε_AR and ε_S. That of ε_AR, which is smaller, stands to the left of its line, so that the names never meet. */
export const StripHead = ({ proofs }: { proofs: Proofs }) => (
  <svg className={styles.strip} aria-hidden="true">
    <Guarantees proofs={proofs} />
    {known(proofs).map(
      ({ id, className, subscript, side, x }) =>
        subscript && (
          <text
            key={id}
            className={className}
            x={x}
            dx={6 * side}
            y="50%"
            dy="0.33em"
            textAnchor={side < 0 ? 'end' : 'start'}
          >
            ε
            <tspan dy="0.25em" fontSize="0.75em">
              {subscript}
            </tspan>
          </text>
        ),
    )}
  </svg>
);

/** The strip of a row with the attacker's bound and interval on an axis of ε. */
function ProofStrip({ id, proofs }: { id: AttackerId; proofs: Proofs }) {
  const { by, top } = proofs;
  const proof = by[id];
  const at = proof?.epsilon ?? limitOf(proofs, id);
  return (
    <svg className={`${styles.strip} ${attackClass(id)}`} aria-hidden="true">
      <line className={styles.track} x1="0" x2="100%" y1="50%" y2="50%" />
      <Guarantees proofs={proofs} />
      {proof && (
        <line
          className="attack-whisker"
          x1={shareOf(proof.lower, top)}
          x2={shareOf(proof.upper, top)}
          y1="50%"
          y2="50%"
        />
      )}
      {at !== null && (
        <svg x={shareOf(at, top)} y="50%" className={proof ? undefined : styles.limit} aria-hidden="true">
          <path className="attack-mark" d={markPath(ATTACKS[id].shape, 0, 0, 5)} />
        </svg>
      )}
    </svg>
  );
}

function TrainChoice({ kind, change }: { kind: CanaryChoice; change: ScenarioState['change'] }) {
  const { canaries } = useScenarioNow();
  const chosen = canaries.includes(kind);
  return (
    <label className={styles.train}>
      <input
        type="checkbox"
        checked={chosen}
        disabled={chosen && canaries.length === 1}
        aria-label={t`train with ${kind}`}
        onChange={() => change({ canaries: toggledAttacks(canaries, kind) })}
      />
      <span aria-hidden="true">{t`train`}</span>
    </label>
  );
}

interface AttackerRowProps {
  id: AttackerId;
  group: string;
  chosen: boolean;
  onChoose: (id: AttackerId) => void;
  proofs: Proofs;
  change: ScenarioState['change'];
}

export const AttackerRow = memo(function AttackerRow(props: AttackerRowProps) {
  const { id, group, chosen, onChoose, proofs, change } = props;
  const { estimator } = proofs;
  const { claim } = ESTIMATORS[estimator];
  const { title, may, needs } = ATTACKS[id];
  const proof = proofs.by[id];
  const limit = limitOf(proofs, id);
  return (
    <ChoiceRow
      className={`${styles.row} ${attackClass(id)}`}
      group={group}
      chosen={chosen}
      onChoose={() => onChoose(id)}
      nameClass={`${styles.name} ${chosen ? styles.chosen : ''}`}
      name={
        <>
          <AttackMark kind={id} />
          <span>
            {may}{' '}
            <span className={`${styles.label} soft`}>
              {title}, {id}
            </span>
            {proof && (
              <span className="visually-hidden">
                {' '}
                <Trans>
                  <Select value={claim} _published="estimates" other="shows at least" />{' '}
                  <Epsilon value={proof.epsilon} rounding="down" />
                </Trans>
              </span>
            )}
          </span>
        </>
      }
    >
      <span className={styles.needs} aria-hidden="true">
        {ATTACK_DEMANDS.map((demand) => (
          <NeedMark key={demand.id} need={needs[demand.id]} />
        ))}
      </span>
      <span className={proof ? styles.value : `${styles.value} soft`} aria-hidden="true">
        {proof && (
          <>
            <span className={styles.sign}>ε {isBound(estimator) ? '≥' : '='} </span>
            <Epsilon value={proof.epsilon} rounding="down" />
          </>
        )}
        {limit !== null && (
          <>
            <span className={styles.sign}>ε </span>≤ <Epsilon value={limit} rounding="up" />
          </>
        )}
        {!proof && limit === null && '–'}
      </span>
      <ProofStrip id={id} proofs={proofs} />
      {id !== 'S1' && <TrainChoice kind={id} change={change} />}
    </ChoiceRow>
  );
});
