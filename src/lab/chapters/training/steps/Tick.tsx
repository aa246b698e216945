// The numbers at the axes, with real superscripts.
import type { XAxisTickContentProps, YAxisTickContentProps } from 'recharts';
import { typesetEpsilonTick, typesetTick } from '../../../notation/formatNumber';
import { SvgNum } from '../../../notation/Num';

export function ParameterTick({ x, y, payload }: XAxisTickContentProps) {
  return (
    <text className="tick" x={x} y={y} dy="0.71em" textAnchor="middle">
      <SvgNum of={typesetTick(Number(payload.value))} />
    </text>
  );
}

export function EpsilonTick({ x, y, payload }: YAxisTickContentProps) {
  return (
    <text className="tick" x={x} y={y} dy="0.33em" textAnchor="end">
      <SvgNum of={typesetEpsilonTick(Number(payload.value))} />
    </text>
  );
}
