// A recorded curve of an audit's bound over the model's utility, which is the share of digits that it classifies correctly.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { withDecimalMark } from '../../../../base/language/numbers';
import type { OneRunCellResult } from '../../../../work';
import { axisScale } from '../../../chart/axisScale';
import { Chart } from '../../../chart/Chart';
import { type PlotData, plainTick } from '../../../chart/chartData';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { MEANS, type PlotPlace } from '../../../chart/place';
import { epsilonText, percentText } from '../../../notation/formatNumber';
import { DataTable } from '../../../ui/DataTable';
import { later } from '../../../ui/later';
import { type RecordedCurve, spread } from './recordedFigure';
import type { UtilityToSave } from './SaveUtility';
import styles from './UtilityChart.module.css';

/** A point of a curve, with two standard errors. */
const curvePoint = (result: OneRunCellResult) => ({
  x: result.utility ?? 0,
  xError: 2 * (result.utilityError ?? 0),
  y: result.epsilon,
  yError: spread(result),
});
type CurvePoint = ReturnType<typeof curvePoint>;

/** Indices of the points whose weight is written. The first always is, and each further one at least `gap` px from the one before. */
function weightLabels(places: readonly { x: number; y: number }[], gap: number): number[] {
  const written: number[] = [];
  places.forEach(({ x, y }, i) => {
    const before = places[written[written.length - 1]];
    if (!before || Math.hypot(x - before.x, y - before.y) >= gap) written.push(i);
  });
  return written;
}

const ROOM = { ...MEANS, right: 16, top: 20 };
const weightText = (value: number): string => withDecimalMark(String(value));
const share = (value: number): string => percentText(Number(value.toFixed(3)));

function utilityData({ lines, xTitle, yTitle }: RecordedCurve, points: readonly CurvePoint[][]): PlotData {
  const all = points.flat();
  const ends = all.flatMap(({ x, xError }) => [x - xError, x + xError]);
  return {
    xTitle,
    yTitle,
    x: axisScale('linear', Math.min(...ends), Math.max(...ends)),
    y: axisScale('linear', 0, 1.08 * Math.max(...all.map((p) => p.y + p.yError))),
    xs: all.map(({ x }) => x),
    lines: lines.map(({ name, mark, dash }, at) => ({
      id: name,
      name,
      colour: `var(--${mark})`,
      ...(dash && { dash }),
      shape: at === 0 ? 'circle' : 'square',
      xs: points[at].map(({ x }) => x),
      ys: points[at].map(({ y }) => y),
    })),
    writeTickX: plainTick(share),
  };
}

/** The points of a line, with the weights that have room. */
function Points({ of, weights, colour, first, place }: PointsProps) {
  const { x, y, scale } = place;
  const places = of.map((p) => ({ x: x(p.x), y: y(p.y) }));
  return (
    <g>
      <g stroke={colour} opacity={0.45}>
        {of.map((p, i) => (
          <g key={weights[i]}>
            <line x1={x(p.x - p.xError)} x2={x(p.x + p.xError)} y1={y(p.y)} y2={y(p.y)} />
            <line x1={x(p.x)} x2={x(p.x)} y1={y(p.y + p.yError)} y2={y(p.y - p.yError)} />
          </g>
        ))}
      </g>
      {weightLabels(places, 24 * scale).map((i) => (
        <text
          key={weights[i]}
          className={styles.weight}
          // weights of the first line stand to the right and above, and those of the other to the left and below
          x={places[i].x + (first ? 7 : -7)}
          y={places[i].y + (first ? -6 : 14 * scale)}
          textAnchor={first ? 'start' : 'end'}
          fill={colour}
        >
          {weightText(weights[i])}
        </text>
      ))}
    </g>
  );
}

interface PointsProps {
  of: readonly CurvePoint[];
  weights: readonly number[];
  colour: string;
  first: boolean;
  place: PlotPlace;
}

const SaveUtility = later(() => import('./SaveUtility'), 'SaveUtility');

export function UtilityChart(props: UtilityToSave) {
  const { figure, lines } = props;
  const { title, weight } = figure;
  const points = lines.map((line) => line.map(curvePoint));
  return (
    <div>
      <Chart
        data={utilityData(figure, points)}
        className="utility-box"
        label={t`${title}. Its numbers stand below.`}
        room={ROOM}
        note={<Trans>the numbers at points are {weight}</Trans>}
      >
        {(place) =>
          figure.lines.map(({ name, mark, points: own }, at) => (
            <Points
              key={name}
              of={points[at]}
              weights={own.map(({ x }) => x)}
              colour={`var(--${mark})`}
              first={at === 0}
              place={place}
            />
          ))
        }
      </Chart>
      <FigureNumbers title={t`${title} in numbers`} saves={{ of: title, rows: <SaveUtility {...props} /> }}>
        <DataTable
          label={t`${title}: table`}
          caption={<Trans>Means over runs, with two standard errors each way</Trans>}
          columns={[
            weight,
            ...figure.lines.flatMap(({ name }) => [t`digits told right, ${name}`, t`bound, ${name}`]),
          ]}
          rows={figure.lines[0].points.map(({ x }, i) => [
            weightText(x),
            ...points.flatMap((line) => [
              `${share(line[i].x)} ± ${share(line[i].xError)}`,
              `${epsilonText(line[i].y, 'down')} ± ${epsilonText(line[i].yError, 'up')}`,
            ]),
          ])}
        />
      </FigureNumbers>
    </div>
  );
}
