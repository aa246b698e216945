// The attacker's scores of both worlds' models as two histograms over one axis, with the threshold. A group of the figure's drawing.
import { t } from '@lingui/core/macro';
import type { ScoreBins } from './scoreBins';
import { adjacencyOf, type ChangeKind } from './twoWorlds';
import styles from './WorldsFigure.module.css';
import { shortWorldName } from './worldsWords';

interface ScoreBarsProps {
  bins: ScoreBins;
  threshold: number | null;
  /** The score of the model that is to be told; null where none is. */
  marked: number | null;
  kind: ChangeKind;
  /** Px of the drawing. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export function ScoreBars({ bins, threshold, marked, kind, left, top, width, height }: ScoreBarsProps) {
  const { edges, counts } = bins;
  const [low, high] = [edges[0], edges[edges.length - 1]];
  const most = Math.max(1, ...counts[0], ...counts[1]);
  const floor = top + height - 18;
  const x = (score: number) => left + ((score - low) / (high - low)) * width;
  const y = (count: number) => floor - (count / most) * (floor - top - 6);
  const outline = (world: readonly number[]) =>
    `M${left} ${floor}${world.map((count, i) => `V${y(count).toFixed(1)}H${x(edges[i + 1]).toFixed(1)}`).join('')}V${floor}`;
  const inside = (score: number) => score >= low && score <= high;
  const other = adjacencyOf(kind);
  return (
    <g>
      <path className={styles.ownBars} d={outline(counts[0])} />
      <path className={`${styles.otherBars} ${other}`} d={outline(counts[1])} />
      <line className={styles.axis} x1={left} x2={left + width} y1={floor} y2={floor} />
      {threshold !== null && inside(threshold) && (
        <line className="threshold-line" x1={x(threshold)} x2={x(threshold)} y1={top - 2} y2={floor} />
      )}
      {marked !== null && (
        <path
          className={styles.marked}
          d={`M${x(Math.min(high, Math.max(low, marked)))} ${floor}l-5 -10h10z`}
        />
      )}
      <text className={`tick ${styles.otherName} ${other}`} x={left} y={floor + 14}>
        {`← ${shortWorldName(kind)}`}
      </text>
      <text className="tick" x={left + width} y={floor + 14} textAnchor="end">
        {t`with Ana →`}
      </text>
    </g>
  );
}
