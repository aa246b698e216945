// The ROC curve of an attack at one checkpoint: the share of models with z that are recognised, over the share of false alarms.
import { t } from '@lingui/core/macro';
import type { ScoreView } from '../../../../audit/estimation/trainingReport';
import { axisScale } from '../../../chart/axisScale';
import { Chart } from '../../../chart/Chart';
import { CURVES_ROOM } from '../../../chart/place';

interface RocFigureProps {
  view: ScoreView;
  /** Whether models with z have the higher scores. If not, both axes are turned round, so that the curve bends to the upper left. */
  originalAbove: boolean;
  at: { fpr: number; tpr: number } | null;
  label: string;
}

/** Class of the box around the drawing, by which the code that saves pictures finds it. */
export const ROC_BOX = 'trained-roc-box';

const ROOM = { ...CURVES_ROOM, left: 38, right: 8, top: 28, bottom: 44, square: true };
const SHARES = axisScale('linear', 0, 1);
const TICKS = [0, 0.5, 1];

/** Shares of the scores of both worlds above a threshold, as exactly as the points of the curve allow. */
export function ratesAt({ roc }: ScoreView, threshold: number): { fpr: number; tpr: number } | null {
  // The thresholds descend. The largest one that is at most the wanted one divides the scores in the same way.
  const at = roc.threshold.findIndex((candidate) => candidate <= threshold);
  return at < 0 ? null : { fpr: roc.fpr[at], tpr: roc.tpr[at] };
}

export function RocFigure({ view, originalAbove, at, label }: RocFigureProps) {
  const turn = (share: number) => (originalAbove ? share : 1 - share);
  // If the axes are turned round, the points run from the upper right to the lower left, which draws the same line.
  const line = { id: 'roc', name: t`z found`, colour: 'var(--audit)', strokeWidth: 2, straight: true };
  const data = {
    xTitle: t`false alarms`,
    yTitle: t`z found`,
    x: SHARES,
    y: SHARES,
    xs: Array.from(view.roc.fpr, turn),
    xTicks: TICKS,
    yTicks: TICKS,
    lines: [{ ...line, ys: Array.from(view.roc.tpr, turn) }],
  };
  return (
    <Chart data={data} label={label} className={ROC_BOX} room={ROOM} height={250} keyed={false}>
      {({ x, y }) => (
        <>
          <line className="guess-line" x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} />
          {at && (
            <circle
              cx={x(turn(at.fpr))}
              cy={y(turn(at.tpr))}
              r={4.5}
              fill="var(--ground)"
              stroke="var(--ink)"
              strokeWidth={2}
            />
          )}
        </>
      )}
    </Chart>
  );
}
