// What an attacker has proved on an axis of epsilon that all rows share, between the lines of the guarantees.

import { markPath } from '../../../chart/mark';
import type { AttackerId } from '../attacks';
import { attackClass, attackShape } from '../attacks';

import styles from './ProofStrip.module.css';
import type { Proofs } from './proofs';

interface StripProps {
  proofs: Pick<Proofs, 'guarantees' | 'top'>;
}

const LINES = [
  { id: 'hiddenState', className: styles.ceiling },
  { id: 'addRemove', className: styles.addRemove },
  { id: 'substitute', className: styles.substitute },
] as const;

const shareOf = (epsilon: number, top: number): string =>
  `${(100 * Math.min(1, Math.max(0, epsilon / top))).toFixed(2)}%`;

function Guarantees({ proofs: { guarantees, top } }: StripProps) {
  return LINES.map(({ id, className }) => {
    const value = guarantees?.[id] ?? null;
    if (value === null) return null;
    const x = shareOf(value, top);
    return <line key={id} className={className} x1={x} x2={x} y1="0" y2="100%" />;
  });
}

/** The names of the lines, above them: that of the smaller one to its left, so that they never meet. */
export function StripHead({ proofs }: StripProps) {
  const { guarantees, top } = proofs;
  const name = (value: number | null | undefined, subscript: string, className: string, left: boolean) =>
    value == null ? null : (
      <text
        className={className}
        x={shareOf(value, top)}
        dx={left ? -6 : 6}
        y="50%"
        dy="0.33em"
        textAnchor={left ? 'end' : 'start'}
      >
        ε
        <tspan dy="0.25em" fontSize="0.75em">
          {subscript}
        </tspan>
      </text>
    );
  return (
    <svg className={styles.strip} aria-hidden="true">
      <Guarantees proofs={proofs} />
      {name(guarantees?.addRemove, 'AR', styles.addRemove, true)}
      {name(guarantees?.substitute, 'S', styles.substitute, false)}
    </svg>
  );
}

export function ProofStrip({ id, proofs }: { id: AttackerId; proofs: Proofs }) {
  const { guarantees, by, top } = proofs;
  const proof = by[id];
  // not run at these settings: where the worst case would end up
  const limit = proof === null && id === 'S1' ? (guarantees?.hiddenState ?? null) : null;
  const at = proof?.epsilon ?? limit;
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
          <path className="attack-mark" d={markPath(attackShape(id), 0, 0, 5)} />
        </svg>
      )}
    </svg>
  );
}
