// Trade-off curves in the plane of false alarms and misses, with the attack's own two rates and their intervals.
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import type { ThresholdReading, TradeoffReply } from '../../../jobs';
import { BottomAxis, LeftAxis } from '../../figure/PlainAxes';
import { useTextScale } from '../../figure/useTextScale';
import { CurveLine } from './CurveLines';

interface TradeoffFigureProps {
  width: number;
  height: number;
  tradeoff: TradeoffReply;
  audit: ThresholdReading | null;
  label: string;
}

/** Px at the usual size of text. */
const LEFT = 38;
const TOP = 28;
const BOTTOM = 46;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

export const TradeoffFigure = memo(function TradeoffFigure({
  width,
  height,
  tradeoff,
  audit,
  label,
}: TradeoffFigureProps) {
  const scale = useTextScale(width);
  const left = LEFT * scale;
  const top = TOP * scale;
  const side = Math.min(width - left - 12, height - top - BOTTOM * scale);
  const x = (share: number) => left + share * side;
  const y = (share: number) => top + (1 - share) * side;
  const values = (points: TradeoffReply['addRemove']) => points.map(({ beta }) => beta.value);
  const fpr = audit ? audit.falsePositives / audit.runs : 0;
  const fnr = audit ? audit.falseNegatives / audit.runs : 0;
  return (
    <svg width={width} height={height} role="img" aria-label={label} className="small-figure">
      <LeftAxis title={t`misses`} top={top} ticks={TICKS} place={y} x={left} to={x(1)} scale={scale} />
      <line className="guess-line" x1={x(0)} y1={y(1)} x2={x(1)} y2={y(0)} />
      <CurveLine xs={tradeoff.alphas} ys={values(tradeoff.group)} x={x} y={y} of="group" />
      <CurveLine xs={tradeoff.alphas} ys={values(tradeoff.implied)} x={x} y={y} of="implied" />
      <CurveLine xs={tradeoff.alphas} ys={values(tradeoff.addRemove)} x={x} y={y} of="addRemove" />
      <CurveLine xs={tradeoff.alphas} ys={values(tradeoff.substitute)} x={x} y={y} of="substitute" />
      {audit && (
        <g className="audit-rates" data-symbol="eps-audit">
          <line x1={x(audit.fpr.lowerTwoSided)} x2={x(audit.fpr.upperTwoSided)} y1={y(fnr)} y2={y(fnr)} />
          <line x1={x(fpr)} x2={x(fpr)} y1={y(audit.fnr.lowerTwoSided)} y2={y(audit.fnr.upperTwoSided)} />
          <circle cx={x(fpr)} cy={y(fnr)} r={4} />
        </g>
      )}
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
  );
});
