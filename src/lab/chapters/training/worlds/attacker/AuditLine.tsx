// The audit against the guarantee of the same adjacency: one bar, in the figure's drawing.
import { t } from '@lingui/core/macro';
import type { WorldsFindings } from '../../../../jobs/worlds';
import { epsilonText, percentText } from '../../../../notation/formatNumber';
import styles from '../WorldsFigure.module.css';
import { boundText } from '../worldsWords';

interface AuditLineProps {
  audit: WorldsFindings['audit'];
  /** The page's ε of the same adjacency; null until it is known. */
  guarantee: number | null;
  provisional: boolean;
  /** Px. */
  width: number;
  textScale: number;
}

/** Px that it takes. */
export const AUDIT_LINE = 50;

export function AuditLine({ audit, guarantee, provisional, width, textScale }: AuditLineProps) {
  const { adjacency, epsilon } = audit;
  const bound = boundText(audit);
  const confidence = percentText(audit.confidence);
  const scale = guarantee ? width / Math.max(guarantee, epsilon) : 0;
  const end = scale * (guarantee ?? 0);
  return (
    <g>
      <text className={styles.bound} y={15} fontSize={15 * textScale}>
        {`ε(Audit) ≥ ${bound}`}
      </text>
      <rect className={styles.track} y={22} width={width} height={7} />
      <rect className={styles.fill} y={22} width={scale * epsilon} height={7} />
      {scale > 0 && <line className={styles.guarantee} x1={end} x2={end} y1={19} y2={32} />}
      {(provisional || width > 200 * textScale) && (
        <text className="tick" y={44}>
          {provisional ? t`provisional` : t`${confidence} confidence`}
        </text>
      )}
      {guarantee !== null && (
        <text className={`tick ${styles.otherName}`} x={width} y={44} textAnchor="end">
          ε<tspan className={styles.index}>{adjacency === 'add-remove' ? 'AR' : 'S'}</tspan> ={' '}
          {epsilonText(guarantee)}
        </text>
      )}
    </g>
  );
}
