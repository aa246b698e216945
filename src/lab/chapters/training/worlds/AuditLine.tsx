// The audit against the guarantee of the same adjacency: one bar, in the figure's drawing.
import { t } from '@lingui/core/macro';
import type { WorldsFindings } from '../../../jobs/worlds';
import { epsilonText, percentText } from '../../../notation/formatNumber';
import styles from './WorldsFigure.module.css';
import { boundText } from './worldsWords';

interface AuditLineProps {
  audit: WorldsFindings['audit'] | null;
  /** The page's ε of the same adjacency; null until it is known. */
  guarantee: number | null;
  provisional: boolean;
  /** Px of the drawing. */
  left: number;
  width: number;
  textScale: number;
}

/** Px that it takes. */
export const AUDIT_LINE = 50;

export function AuditLine({ audit, guarantee, provisional, left, width, textScale }: AuditLineProps) {
  if (audit === null) return null;
  const colour = audit.adjacency;
  const full = guarantee !== null && guarantee > 0;
  const end = full ? Math.max(guarantee, audit.epsilon) : 1;
  const bound = boundText(audit);
  const confidence = percentText(audit.confidence);
  const most = guarantee === null ? '' : epsilonText(guarantee);
  return (
    <g>
      <text className={styles.bound} x={left} y={15} fontSize={15 * textScale}>
        {`ε(Audit) ≥ ${bound}`}
      </text>
      <rect className={styles.track} x={left} y={22} width={width} height={7} />
      {full && (
        <rect className={styles.fill} x={left} y={22} width={(width * audit.epsilon) / end} height={7} />
      )}
      {full && (
        <line
          className={`${styles.guarantee} ${colour}`}
          x1={left + (width * guarantee) / end}
          x2={left + (width * guarantee) / end}
          y1={19}
          y2={32}
        />
      )}
      {(provisional || width > 200 * textScale) && (
        <text className="tick" x={left} y={44}>
          {provisional ? t`provisional` : t`${confidence} confidence`}
        </text>
      )}
      {guarantee !== null && (
        <text className={`tick ${styles.otherName} ${colour}`} x={left + width} y={44} textAnchor="end">
          ε<tspan className={styles.index}>{colour === 'add-remove' ? 'AR' : 'S'}</tspan> = {most}
        </text>
      )}
    </g>
  );
}
