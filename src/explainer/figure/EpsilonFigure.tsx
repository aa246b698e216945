// The live figure: epsilon against one parameter. A pure function of a scenario and its results; recharts draws the
// axes and lines, our own layers the audit points, the labels and the current point.
import { memo } from 'react';
import { CartesianGrid, Curve, type CurveProps, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { AuditEntry } from '../../jobs';
import type { CurvesReply } from '../../jobs/protocol';
import type { AxisWindow, Scenario } from '../../scenario';
import { QUANTITY_SYMBOLS } from '../symbols/table';
import { AuditLayer } from './AuditLayer';
import { CurrentPoint } from './CurrentPoint';
import type { Domain } from './epsilonDomain';
import { FigureTooltip } from './FigureTooltip';
import { LabelLayer } from './LabelLayer';
import { CURVE_IDS, QUANTITIES } from './quantities';
import type { CurveRow } from './rows';
import { EpsilonTick, ParameterTick } from './Tick';
import { linearTicks, logTicks } from './ticks';

export interface EpsilonFigureProps {
  width: number;
  height: number;
  /** The scenario the curves belong to. */
  scenario: Scenario;
  reply: CurvesReply;
  rows: CurveRow[];
  window: AxisWindow;
  epsilonDomain: Domain;
  audits: readonly AuditEntry[];
  /** The page's own scenario: where the current point stands. */
  own: Scenario;
  onMove: (value: number) => void;
}

const MARGIN = { top: 26, right: 10, bottom: 2, left: 0 };
/** Under this width the figure is on a phone: fewer ticks, shorter labels. */
export const NARROW = 520;

/**
 * recharts 3.10 measures the length of every line at every render (getTotalLength, a forced layout), even with the
 * animation off that it is for: a seventh of the time of a dragged frame. Without the ref there is nothing to measure.
 * Delete when Line asks only for lines that are animated.
 */
const UnmeasuredCurve = ({ pathRef: _, ...props }: CurveProps) => <Curve {...props} />;

const Curves = memo(function Curves() {
  return CURVE_IDS.map((id) => {
    const { colour, dash, strokeWidth, name } = QUANTITIES[id];
    return (
      <Line
        key={id}
        data-symbol={QUANTITY_SYMBOLS[id]}
        dataKey={id}
        name={name}
        type="monotone"
        stroke={colour}
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
        {...(dash ? { strokeDasharray: dash } : {})}
        dot={false}
        activeDot={{ r: 3.5, fill: colour, stroke: 'var(--ground)', strokeWidth: 1.5 }}
        connectNulls={false}
        isAnimationActive={false}
        shape={UnmeasuredCurve}
      />
    );
  });
});

export const EpsilonFigure = memo(function EpsilonFigure(props: EpsilonFigureProps) {
  const { width, height, scenario, reply, rows, window, epsilonDomain, audits, own, onMove } = props;
  const narrow = width < NARROW;
  const log = epsilonDomain[0] > 0;
  const xTicks = logTicks(window.min, window.max, narrow ? 5 : 8);
  const yTicks = log
    ? logTicks(epsilonDomain[0], epsilonDomain[1], 7)
    : linearTicks(epsilonDomain[1], narrow ? 4 : 5);
  return (
    <LineChart width={width} height={height} data={rows} margin={MARGIN} accessibilityLayer={false}>
      <CartesianGrid vertical={false} stroke="var(--hairline)" />
      <XAxis
        dataKey="x"
        type="number"
        scale="log"
        domain={[window.min, window.max]}
        allowDataOverflow
        ticks={xTicks}
        interval={0}
        tick={ParameterTick}
        tickSize={5}
        tickMargin={6}
        axisLine={{ stroke: 'var(--edge)' }}
        tickLine={{ stroke: 'var(--edge)' }}
      />
      <YAxis
        type="number"
        width={narrow ? 38 : 46}
        scale={log ? 'log' : 'linear'}
        domain={[...epsilonDomain]}
        allowDataOverflow
        ticks={yTicks}
        interval={0}
        tick={EpsilonTick}
        axisLine={false}
        tickLine={false}
        tickMargin={8}
      />
      <Curves />
      <LabelLayer rows={rows} audits={audits} own={own} narrow={narrow} />
      <CurrentPoint own={own} scenario={scenario} reply={reply} window={window} onMove={onMove} />
      <AuditLayer audits={audits} estimator={own.estimator} epsilonDomain={epsilonDomain} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--edge)', strokeWidth: 1 }}
        content={<FigureTooltip reply={reply} scenario={scenario} />}
        wrapperStyle={{ outline: 'none', zIndex: 2 }}
        offset={16}
      />
    </LineChart>
  );
});
