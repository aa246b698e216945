// The attacker's scores of both worlds' models as two histograms over one axis, with the threshold. A group of the figure's drawing.
import { t } from '@lingui/core/macro';
import type { ChangeKind } from '../twoWorlds';
import styles from '../WorldsFigure.module.css';
import type { ScoreBins } from './scoreBins';

interface ScoreBarsProps {
  bins: ScoreBins;
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

export function ScoreBars({ bins: { edges, counts }, threshold, marked, kind, ...box }: ScoreBarsProps) {
  const { top, width, floor } = box;
  const [low, high] = [edges[0], edges[edges.length - 1]];
  const most = Math.max(1, ...counts[0], ...counts[1]);
  const x = (score: number) => ((score - low) / (high - low)) * width;
  const y = (count: number) => floor - (count / most) * (floor - top - 6);
  const outline = (world: readonly number[]) => {
    const bars = world.map((count, i) => `V${y(count).toFixed(1)}H${x(edges[i + 1]).toFixed(1)}`);
    return `M0 ${floor}${bars.join('')}V${floor}`;
  };
  return (
    <g>
      <path d={outline(counts[0])} fill="var(--ink)" fillOpacity={0.28} />
      <path d={outline(counts[1])} fill="none" stroke="var(--world)" strokeWidth={1.75} />
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
