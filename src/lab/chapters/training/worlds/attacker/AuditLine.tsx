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
      <rect y={22} width={width} height={7} fill="var(--raised)" stroke="var(--hairline)" />
      <rect y={22} width={scale * epsilon} height={7} fill="var(--audit)" />
      {scale > 0 && <path d={`M${end} 19V32`} stroke="var(--world)" strokeWidth={2.5} />}
      {(provisional || width > 200 * textScale) && (
        <text className="tick" y={44}>
          {provisional ? t`provisional` : t`${confidence} confidence`}
        </text>
      )}
      {guarantee !== null && (
        <text className={`tick ${styles.otherName}`} x={width} y={44} textAnchor="end">
          ε
          <tspan fontSize="0.75em" baselineShift="sub">
            {adjacency === 'add-remove' ? 'AR' : 'S'}
          </tspan>{' '}
          = {epsilonText(guarantee)}
        </text>
      )}
    </g>
  );
}
