// The live figure: epsilon against one parameter. A pure function of a scenario and its results; recharts draws the
// axes and reads the pointer, our own layers the curves, the audit points, the labels and the current point.
import { memo, useMemo } from 'react';
import { Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { Grid } from '../../figure/Grid';
import { EpsilonTick, ParameterTick } from '../../figure/Tick';
import { useTextScale } from '../../figure/useTextScale';
import { useRested } from '../../state/results';
import { AuditLayer } from './AuditLayer';
import { CurrentPoint } from './CurrentPoint';
import { CurveLayer } from './CurveLayer';
import type { Domain } from './epsilonDomain';
import { FigureTooltip } from './FigureTooltip';
import { figureMargin, figureTicks, NARROW, xAxisHeight, yAxisWidth } from './figureShape';
import { LabelLayer } from './LabelLayer';
import { type FigureScene, SceneContext } from './scene';

export interface EpsilonFigureProps extends FigureScene {
  width: number;
  height: number;
}

/** Milliseconds without new curves before the tooltip stops at their values instead of those of the ones before. */
const REST = 400;

export const EpsilonFigure = memo(function EpsilonFigure({ width, height, ...scene }: EpsilonFigureProps) {
  const { reply, window, epsilonDomain } = scene;
  const stops = useRested(reply.values, REST);
  return (
    <SceneContext value={scene}>
      <Chart
        width={width}
        height={height}
        stops={stops}
        from={window.min}
        to={window.max}
        epsilonDomain={epsilonDomain}
      />
    </SceneContext>
  );
});

interface ChartProps {
  width: number;
  height: number;
  /** Where the tooltip may stand. */
  stops: Float64Array;
  from: number;
  to: number;
  epsilonDomain: Domain;
}

/** Not a line without colour: recharts would measure its length at every render. */
const Nothing = () => null;

const Chart = memo(function Chart({ width, height, stops, from, to, epsilonDomain }: ChartProps) {
  const scale = useTextScale(width);
  const margin = useMemo(() => figureMargin(scale), [scale]);
  const narrow = width < NARROW;
  const log = epsilonDomain[0] > 0;
  const { xTicks, yTicks } = figureTicks([from, to], epsilonDomain, narrow);
  const data = useMemo(() => Array.from(stops, (x) => ({ x })), [stops]);
  return (
    <LineChart width={width} height={height} data={data} margin={margin} accessibilityLayer={false}>
      <Grid ticks={yTicks} />
      <XAxis
        dataKey="x"
        type="number"
        height={xAxisHeight(scale)}
        scale="log"
        domain={[from, to]}
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
        width={yAxisWidth(narrow, scale)}
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
      {/* draws nothing: without a line of its own the chart has no place for a tooltip to stand */}
      <Line
        dataKey="x"
        shape={Nothing}
        dot={false}
        activeDot={false}
        isAnimationActive={false}
        legendType="none"
      />
      <CurveLayer />
      <LabelLayer narrow={narrow} scale={scale} />
      <CurrentPoint />
      <AuditLayer />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--edge)', strokeWidth: 1 }}
        content={<FigureTooltip />}
        wrapperStyle={{ outline: 'none', zIndex: 2 }}
        offset={16}
      />
    </LineChart>
  );
});
