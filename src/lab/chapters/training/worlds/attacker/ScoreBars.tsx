// The attacker's scores of both worlds' models as two histograms over one axis, with the threshold. A group of the figure's drawing.
import { t } from '@lingui/core/macro';
import type { ScoreHistogram } from '../../../../../audit/estimation/scores/scoreHistogram';
import type { WorldsFindings } from '../../../../jobs/worlds';
import { epsilonText, percentText } from '../../../../notation/formatNumber';
import type { ChangeKind } from '../twoWorlds';
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
      {scale > 0 && <path d={`M${end} 19V32`} stroke="var(--tone)" strokeWidth={2.5} />}
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

interface ScoreBarsProps {
  /** Of models with Ana as she is, and of models in the other world. */
  histogram: ScoreHistogram;
  threshold: number | null;
  /** The score of the model that is to be told; null where none is. */
  marked: number | null;
  kind: ChangeKind;
  /** Px. */
  top: number;
  width: number;
  /** Px down to the axis. */
  floor: number;
}

const NAMES: Readonly<Record<ChangeKind, string>> = {
  remove: t`without`,
  flip: t`flipped`,
  move: t`moved`,
};

export function ScoreBars({ histogram, threshold, marked, kind, ...box }: ScoreBarsProps) {
  const { edges, original, substituted } = histogram;
  const { top, width, floor } = box;
  const [low, high] = [edges[0], edges[edges.length - 1]];
  const most = Math.max(1, ...original, ...substituted);
  const x = (score: number) => ((score - low) / (high - low)) * width;
  const y = (count: number) => floor - (count / most) * (floor - top - 6);
  const outline = (world: Uint32Array) => {
    const bars = Array.from(world, (count, i) => `V${y(count).toFixed(1)}H${x(edges[i + 1]).toFixed(1)}`);
    return `M0 ${floor}${bars.join('')}V${floor}`;
  };
  return (
    <g>
      <path d={outline(original)} fill="var(--ink)" fillOpacity={0.28} />
      <path d={outline(substituted)} fill="none" stroke="var(--tone)" strokeWidth={1.75} />
      <path d={`M0 ${floor}H${width}`} stroke="var(--edge)" />
      {threshold !== null && threshold >= low && threshold <= high && (
        <line className="threshold-line" x1={x(threshold)} x2={x(threshold)} y1={top - 2} y2={floor} />
      )}
      {marked !== null && (
        <path fill="var(--ink)" d={`M${x(Math.min(high, Math.max(low, marked)))} ${floor}l-5 -10h10z`} />
      )}
      <text className={`tick ${styles.otherName}`} y={floor + 14}>
        {`← ${NAMES[kind]}`}
      </text>
      <text className="tick" x={width} y={floor + 14} textAnchor="end">
        {t`with Ana →`}
      </text>
    </g>
  );
}
