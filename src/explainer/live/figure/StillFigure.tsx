// The live figure without the chart library: the same picture, not yet alive. It stands where the library is still loading,
// and in the page's markup before any script has run.
import { ownIndex } from '../../../scenario';
import { placeLabels } from '../../figure/placeLabels';
import { typesetTick } from '../../notation/formatNumber';
import { SvgNum } from '../../notation/Num';
import { CURVE_IDS, QUANTITIES } from '../../notation/quantities';
import { AuditMarks } from './AuditMarks';
import { DirectLabels } from './DirectLabels';
import { figureMargin, figureTicks, NARROW, xAxisHeight, yAxisWidth } from './figureShape';
import { type Frame, labelScene } from './labelScene';
import type { CurveRow } from './rows';
import type { FigureScene } from './scene';

export interface StillFigureProps extends Omit<FigureScene, 'onMove'> {
  width: number;
  height: number;
  /** Of text, against the usual size. */
  textScale?: number;
}

/** From values to px: linear or logarithmic. */
function scale([from, to]: readonly [number, number], [start, end]: readonly [number, number], log: boolean) {
  const along = (value: number) =>
    log ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  return (value: number) => start + along(value) * (end - start);
}

/** A tenth of a px is finer than a screen. */
const px = (value: number): number => Math.round(value * 10) / 10;

export function StillFigure(props: StillFigureProps) {
  const { width, height, scenario, reply, rows, window, epsilonDomain, audits, own, textScale = 1 } = props;
  const narrow = width < NARROW;
  const left = yAxisWidth(narrow, textScale);
  const margin = figureMargin(textScale);
  const area = {
    x: left,
    y: margin.top,
    width: width - left - margin.right,
    height: height - margin.top - margin.bottom - xAxisHeight(textScale),
  };
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  const xScale = scale([window.min, window.max], [area.x, right], true);
  const yScale = scale(epsilonDomain, [bottom, area.y], epsilonDomain[0] > 0);
  const frame: Frame = { xScale, yScale, area };
  const { xTicks, yTicks } = figureTicks([window.min, window.max], epsilonDomain, narrow);
  const placements = placeLabels({
    ...labelScene({ rows, audits, own, narrow, scale: textScale }, frame),
    previous: [],
  });
  const x = xScale(own[own.axis]);
  const index = scenario[window.axis] === own[window.axis] ? ownIndex(reply.values, scenario) : -1;
  const clip = `still-${width}`;

  return (
    <svg
      className="still-figure"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect x={area.x} y={area.y} width={area.width} height={area.height} />
      </clipPath>
      {yTicks.map((tick) => (
        <g key={tick}>
          <line x1={area.x} x2={right} y1={yScale(tick)} y2={yScale(tick)} stroke="var(--hairline)" />
          <text className="tick" x={area.x - 8} y={yScale(tick)} dy="0.33em" textAnchor="end">
            <SvgNum of={typesetTick(tick)} />
          </text>
        </g>
      ))}
      <line x1={area.x} x2={right} y1={bottom} y2={bottom} stroke="var(--edge)" />
      {xTicks.map((tick) => (
        <g key={tick}>
          <line x1={xScale(tick)} x2={xScale(tick)} y1={bottom} y2={bottom + 5} stroke="var(--edge)" />
          <text className="tick" x={xScale(tick)} y={bottom + 11} dy="0.71em" textAnchor="middle">
            <SvgNum of={typesetTick(tick)} />
          </text>
        </g>
      ))}
      <g clipPath={`url(#${clip})`}>
        {CURVE_IDS.map((id) => (
          <path
            key={id}
            d={pathOf(rows, id, frame)}
            fill="none"
            stroke={QUANTITIES[id].colour}
            strokeWidth={QUANTITIES[id].strokeWidth}
            strokeDasharray={QUANTITIES[id].dash}
            strokeLinejoin="round"
          />
        ))}
      </g>
      <DirectLabels placements={placements} own={own} narrow={narrow} scale={textScale} />
      <g className="current-point">
        <line className="current-line" x1={x} x2={x} y1={area.y} y2={bottom} />
        {CURVE_IDS.map((id) => {
          const y = yScale(reply[id].value[index] ?? Number.NaN);
          if (!(y >= area.y - 0.5 && y <= bottom + 0.5)) return null;
          const radius = id === 'hiddenState' ? 2.5 : 3.5;
          return (
            <circle key={id} className="current-dot" cx={x} cy={y} r={radius} fill={QUANTITIES[id].colour} />
          );
        })}
        <circle className="grip-knob" cx={x} cy={bottom} r={7} />
      </g>
      <AuditMarks
        audits={audits}
        estimator={own.estimator}
        epsilonDomain={epsilonDomain}
        xScale={xScale}
        yScale={yScale}
      />
    </svg>
  );
}

/** Straight from value to value, with gaps where nothing is known; the live figure rounds the corners a little. */
function pathOf(
  rows: readonly CurveRow[],
  id: (typeof CURVE_IDS)[number],
  { xScale, yScale }: Frame,
): string {
  let pen = 'M';
  let path = '';
  for (const row of rows) {
    const epsilon = row[id];
    if (epsilon === null) {
      pen = 'M';
      continue;
    }
    path += `${pen}${px(xScale(row.x) ?? 0)} ${px(yScale(epsilon) ?? 0)}`;
    pen = 'L';
  }
  return path;
}
