// The attack's ROC curve at one checkpoint: which share of each world stands above a threshold, for every threshold.
import { t } from '@lingui/core/macro';
import type { ScoreView } from '../../../../auditing/trainingReport';
import { BottomAxis, LeftAxis } from '../../../figure/PlainAxes';
import { useFigureHeight, useTextScale } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import styles from './RocFigure.module.css';

interface RocFigureProps {
  view: ScoreView;
  /** World D scores higher; otherwise the curve is drawn the other way round, so that it bends to the upper left. */
  originalAbove: boolean;
  /** Of the fixed threshold. */
  at: { fpr: number; tpr: number } | null;
  label: string;
}

/** Px at the usual size of text. */
const HEIGHT = 250;
const TOP = 28;
const BOTTOM = 44;
const LEFT = 38;
const TICKS = [0, 0.5, 1];

/** Shares of both worlds above a threshold, to the fineness of the drawn curve. */
export function ratesAt({ roc }: ScoreView, threshold: number): { fpr: number; tpr: number } | null {
  // thresholds descend to −∞; the largest one at or under the wanted threshold splits the scores as it does
  const at = roc.threshold.findIndex((candidate) => candidate <= threshold);
  return at < 0 ? null : { fpr: roc.fpr[at], tpr: roc.tpr[at] };
}

export function RocFigure({ view, originalAbove, at, label }: RocFigureProps) {
  const [box, width] = useWidth();
  const scale = useTextScale(width);
  const height = useFigureHeight(HEIGHT, width);
  const left = LEFT * scale;
  const top = TOP * scale;
  const side = Math.min(width - left - 8, height - top - BOTTOM * scale);
  const x = (share: number) => left + share * side;
  const y = (share: number) => top + (1 - share) * side;
  const turn = (share: number) => (originalAbove ? share : 1 - share);
  const { fpr, tpr } = view.roc;
  // ascending along x either way; the other way round the two worlds change their parts
  const points = Array.from(fpr, (_, i) => `${x(turn(fpr[i]))} ${y(turn(tpr[i]))}`);
  return (
    <div ref={box} className="plain-figure" style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={label}>
          <LeftAxis title={t`z found`} top={top} ticks={TICKS} place={y} x={left} to={x(1)} scale={scale} />
          <line className="guess-line" x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} />
          <path className={styles.line} d={`M${points.join('L')}`} />
          {at && <circle className={styles.point} cx={x(turn(at.fpr))} cy={y(turn(at.tpr))} r={4.5} />}
          <BottomAxis
            title={t`false alarms`}
            ticks={TICKS}
            place={x}
            from={left}
            to={x(1)}
            y={y(0)}
            scale={scale}
          />
        </svg>
      )}
    </div>
  );
}
