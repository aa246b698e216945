// Trade-off curves in the plane of false alarms and misses, with the attack's own two rates and their intervals.

import { Chart } from '../../chart/Chart';
import { CURVES, type Place } from '../../chart/place';
import type { ThresholdReading, TradeoffReply } from '../../jobs';
import { tradeoffData } from './curvesData';
import { CURVE_HEIGHT } from './parts';

interface TradeoffFigureProps {
  /** Null while it is not computed. */
  tradeoff: TradeoffReply | null;
  audit: ThresholdReading | null;
  label: string;
  /** With the whole width to itself. */
  alone: boolean;
}

/** Px; the plane is a square. */
const HIGHEST = 420;
const ROOM = { ...CURVES, left: 38, right: 12, top: 28, bottom: 46, square: true };

export function TradeoffFigure({ tradeoff, audit, label, alone }: TradeoffFigureProps) {
  const fpr = audit ? audit.falsePositives / audit.runs : 0;
  const fnr = audit ? audit.falseNegatives / audit.runs : 0;
  const drawing = ({ x, y }: Place) => (
    <>
      <line className="guess-line" x1={x(0)} y1={y(1)} x2={x(1)} y2={y(0)} />
      {audit && (
        <g className="audit-rates" data-symbol="eps-audit">
          <line x1={x(audit.fpr.lowerTwoSided)} x2={x(audit.fpr.upperTwoSided)} y1={y(fnr)} y2={y(fnr)} />
          <line x1={x(fpr)} x2={x(fpr)} y1={y(audit.fnr.lowerTwoSided)} y2={y(audit.fnr.upperTwoSided)} />
          <circle cx={x(fpr)} cy={y(fnr)} r={4} />
        </g>
      )}
    </>
  );
  return (
    <Chart
      data={tradeoff && tradeoffData(tradeoff)}
      label={label}
      className="tradeoff-box"
      room={ROOM}
      height={(width) =>
        alone ? Math.round(Math.max(CURVE_HEIGHT, Math.min(HIGHEST, 0.7 * width))) : CURVE_HEIGHT
      }
      keyed={false}
    >
      {drawing}
    </Chart>
  );
}
