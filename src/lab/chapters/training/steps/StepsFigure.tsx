// The drawing of epsilon after t steps of training, with the guarantees as lines and each attack as marks with intervals.
import { memo, useEffect, useMemo, useRef } from 'react';
import { ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { markPath } from '../../../chart/mark';
import { BottomAxis, LeftAxis } from '../../../figure/PlainAxes';
import { linearTicks } from '../../../figure/ticks';
import { useTextScale } from '../../../figure/useTextScale';
import { figureMargin, xAxisHeight, yAxisWidth } from '../../../live/figure/frame';
import { typesetEpsilonTick } from '../../../notation/formatNumber';
import { QUANTITIES } from '../../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../../notation/table';
import { attackClass } from '../attacks';
import { attackMarks } from './attackMarks';
import { GUARANTEES, type GuaranteeRow } from './attackSeries';
import { EndLabels, endLabelsWidth } from './EndLabels';
import { StepCursor, StepsTooltip } from './StepsTooltip';
import { usePlot } from './usePlot';
import type { DrawnSteps, StepsData } from './useStepsData';

function AttackLayer({ partial, ...drawn }: DrawnSteps & Pick<StepsFigureProps, 'partial'>) {
  const plot = usePlot();
  if (!plot) return null;
  return (
    <g className={`attack-layer${partial ? ' partial' : ''}`} data-testid="attack-layer">
      {attackMarks(drawn, plot).map(({ kind, shape, radius, marks }) => (
        <g key={kind} className={attackClass(kind)}>
          <path
            className="attack-thread"
            d={`M${plot.left} ${plot.floor}${marks.map(({ x, y }) => `L${x} ${y}`).join('')}`}
          />
          {marks.map(({ step, whisker }) => (
            <path key={step} className="attack-whisker" data-testid="attack-whisker" d={whisker} />
          ))}
          {marks.map(({ step, x, y }) => (
            <path
              key={step}
              className="attack-mark"
              data-testid="attack-mark"
              d={markPath(shape, x, y, radius)}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

interface AxesProps {
  yTicks: readonly number[];
  /** Width of the drawing, in px. */
  width: number;
  scale: number;
}

// The axes of recharts are not used, because it makes up ticks and measures their text before the axes are known, which
// takes longer than drawing all curves.
function Axes({ data: { of }, narrow, yTicks, width, scale }: DrawnSteps & AxesProps) {
  const plot = usePlot();
  if (!plot) return null;
  const { left, right, floor, x, y } = plot;
  return (
    <>
      <LeftAxis
        ticks={yTicks}
        place={y}
        write={typesetEpsilonTick}
        gap={GAP}
        scale={scale}
        x={left}
        to={right}
      />
      <BottomAxis
        ticks={linearTicks(of.mechanism.steps, narrow ? 4 : 6)}
        place={x}
        from={left}
        to={right}
        y={floor}
        edges={[0, width]}
        scale={scale}
      />
    </>
  );
}

interface StepsFigureProps {
  data: StepsData;
  width: number;
  height: number;
  /** Whether models are still missing, so that the marks are hollow. */
  partial: boolean;
}

/** Guarantees before the first step, where no attack can tell the worlds apart. */
const NOTHING_YET: GuaranteeRow = { step: 0, addRemove: 0, substitute: 0, hiddenState: 0 };

/** Width in px below which the figure has fewer ticks and shorter labels. */
const NARROW = 520;
/** Width of the vertical axis's numbers at the usual size of text, in px. */
const NUMBERS = { narrow: 32, wide: 46 };
/** Distance between those numbers and the plot, in px. */
const GAP = 14;

/**
 * Empties the figure's element when it leaves the page. Recharts keeps an element of the chart that it drew last, and
 * through its parents that would keep the whole article in memory.
 */
function useLetGo() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    return () => {
      // a figure that is only hidden is still connected and keeps its content
      if (element?.isConnected === false) element.replaceChildren();
    };
  }, []);
  return place;
}

export const StepsFigure = memo(function StepsFigure({ data, width, height, partial }: StepsFigureProps) {
  const { rows, series, of, top: highest } = data;
  const place = useLetGo();
  const narrow = width < NARROW;
  const scale = useTextScale(width);
  const labels = endLabelsWidth(narrow, series, scale);
  const fromZero = useMemo(() => [NOTHING_YET, ...rows.filter(({ step }) => step > 0)], [rows]);
  const { top, bottom } = figureMargin(scale);
  const yTicks = linearTicks(highest, narrow ? 4 : 5);
  const left = yAxisWidth(yTicks, narrow ? NUMBERS.narrow : NUMBERS.wide, { scale, gap: GAP });
  const drawn = { data, narrow };
  return (
    <div ref={place}>
      <ComposedChart
        width={width}
        height={height}
        data={fromZero}
        margin={{ top, left, right: labels, bottom: bottom + xAxisHeight(scale) }}
        accessibilityLayer={false}
      >
        <Axes {...drawn} yTicks={yTicks} width={width} scale={scale} />
        <XAxis
          hide
          dataKey="step"
          type="number"
          domain={[0, of.mechanism.steps]}
          allowDataOverflow
          padding={{ right: narrow ? 10 : 18 }}
        />
        <YAxis hide type="number" domain={[0, highest]} allowDataOverflow />
        {GUARANTEES.map((id) => {
          const { colour, dash, strokeWidth, name } = QUANTITIES[id];
          return (
            <Line
              key={id}
              dataKey={id}
              data-symbol={QUANTITY_SYMBOLS[id]}
              name={name}
              type="monotone"
              stroke={colour}
              strokeWidth={strokeWidth}
              strokeLinejoin="round"
              {...(dash ? { strokeDasharray: dash } : {})}
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
          );
        })}
        <EndLabels {...drawn} scale={scale} />
        <AttackLayer {...drawn} partial={partial} />
        <Tooltip
          isAnimationActive={false}
          cursor={<StepCursor {...drawn} />}
          content={<StepsTooltip {...drawn} />}
          wrapperStyle={{ outline: 'none', zIndex: 2 }}
          offset={16}
        />
      </ComposedChart>
    </div>
  );
});
