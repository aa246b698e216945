// A recorded curve: what an audit shows against what the model is good for, a point a weight, with its numbers as a table.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { withDecimalMark } from '../../../../language/numbers';
import { BottomAxis, LeftAxis, rangeTicks } from '../../../figure/PlainAxes';
import { useTextScale } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { epsilonText, percentText } from '../../../notation/formatNumber';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { type CurvePoint, curvePoints, weightLabels } from './curve';
import type { LineResults, RecordedCurve } from './recordedFigure';
import styles from './UtilityChart.module.css';

const HEIGHT = 320;
const weightText = (value: number): string => withDecimalMark(String(value));
const share = (value: number): string => percentText(Number(value.toFixed(3)));

/** Each line's shape. */
function Mark({ at, x, y, colour }: { at: number; x: number; y: number; colour: string }) {
  return at === 0 ? (
    <circle cx={x} cy={y} r={4} fill={colour} stroke="var(--ground)" />
  ) : (
    <rect x={x - 3.6} y={y - 3.6} width={7.2} height={7.2} fill={colour} stroke="var(--ground)" />
  );
}

function Point({ at, place, colour }: { at: number; place: Placed; colour: string }) {
  const { x, y, left, right, top, bottom } = place;
  return (
    <g stroke={colour}>
      <line x1={left} x2={right} y1={y} y2={y} opacity={0.45} />
      <line x1={x} x2={x} y1={top} y2={bottom} opacity={0.45} />
      <Mark at={at} x={x} y={y} colour={colour} />
    </g>
  );
}

interface Placed {
  x: number;
  y: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function UtilityChart({ figure, lines }: { figure: RecordedCurve; lines: LineResults }) {
  const [box, width] = useWidth();
  const scale = useTextScale(width);
  const { title, xTitle, yTitle, weight } = figure;
  const points = lines.map((line) => curvePoints(line));
  const all = points.flat();
  const height = HEIGHT * scale;
  const [left, right, ceiling, floor] = [44 * scale, width - 16, 20 * scale, height - 52 * scale];
  const [from, to] = [
    Math.min(...all.map((p) => p.x - p.xError)),
    Math.max(...all.map((p) => p.x + p.xError)),
  ];
  const most = 1.08 * Math.max(...all.map((p) => p.y + p.yError));
  const xOf = (value: number) => left + ((value - from) / (to - from || 1)) * (right - left);
  const yOf = (value: number) => floor - (Math.max(0, value) / most) * (floor - ceiling);
  const placed = ({ x, y, xError, yError }: CurvePoint): Placed => ({
    x: xOf(x),
    y: yOf(y),
    left: xOf(x - xError),
    right: xOf(x + xError),
    top: yOf(y + yError),
    bottom: yOf(y - yError),
  });
  const colourOf = (at: number) => `var(--${figure.lines[at].mark})`;
  return (
    <div>
      <p className={styles.head}>{yTitle}</p>
      <div className="plain-figure" ref={box} style={{ height }}>
        {width > 0 && (
          <svg width={width} height={height} role="img" aria-label={t`${title}. Its numbers stand below.`}>
            <LeftAxis ticks={rangeTicks(0, most, 4)} place={yOf} x={left} to={right} />
            <BottomAxis
              title={xTitle}
              ticks={rangeTicks(from, to, Math.max(2, (right - left) / (90 * scale)))}
              place={xOf}
              write={(x) => ({ mantissa: share(x), exponent: null })}
              from={left}
              to={right}
              y={floor}
              scale={scale}
            />
            {points.map((line, at) => {
              const places = line.map(placed);
              const weights = figure.lines[at].points.map(({ x }) => x);
              return (
                <g key={figure.lines[at].name}>
                  <path
                    d={`M${places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
                    fill="none"
                    stroke={colourOf(at)}
                    strokeWidth={2}
                    strokeDasharray={figure.lines[at].dash}
                  />
                  {places.map((place, i) => (
                    <Point key={weights[i]} at={at} place={place} colour={colourOf(at)} />
                  ))}
                  {weightLabels(places, 24 * scale).map((i) => (
                    <text
                      key={weights[i]}
                      className={styles.weight}
                      // the first line's to the right and above, the other's to the left and below
                      x={places[i].x + (at === 0 ? 7 : -7)}
                      y={places[i].y + (at === 0 ? -6 : 14 * scale)}
                      textAnchor={at === 0 ? 'start' : 'end'}
                      fill={colourOf(at)}
                    >
                      {weightText(weights[i])}
                    </text>
                  ))}
                </g>
              );
            })}
          </svg>
        )}
      </div>
      <ul className={styles.key}>
        {figure.lines.map(({ name, dash }, at) => (
          <li key={name}>
            <svg width={26} height={12} aria-hidden="true">
              <line x2={26} y1={6} y2={6} stroke={colourOf(at)} strokeWidth={2} strokeDasharray={dash} />
              <Mark at={at} x={13} y={6} colour={colourOf(at)} />
            </svg>{' '}
            {name}
          </li>
        ))}
        <li>
          <Trans>numbers at points: {weight}</Trans>
        </li>
      </ul>
      <details className="figure-words">
        <summary>
          <Trans>{title} in numbers</Trans>
        </summary>
        <ScrollRegion label={t`${title}: table`}>
          <table>
            <caption>
              <Trans>
                Means over runs, with two standard errors each way. Left of each pair what the model is good
                for, right what its audit shows.
              </Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col" rowSpan={2}>
                  {weight}
                </th>
                {figure.lines.map(({ name }) => (
                  <th scope="colgroup" colSpan={2} key={name}>
                    {name}
                  </th>
                ))}
              </tr>
              <tr>
                {figure.lines.flatMap(({ name }) => [
                  <th scope="col" key={`${name} digits`}>
                    <Trans>digits told right</Trans>
                  </th>,
                  <th scope="col" key={`${name} bound`}>
                    <Trans>bound</Trans>
                  </th>,
                ])}
              </tr>
            </thead>
            <tbody>
              {figure.lines[0].points.map(({ x }, i) => (
                <tr key={x}>
                  <th scope="row">{weightText(x)}</th>
                  {points.flatMap((line, at) => [
                    <td key={`${figure.lines[at].name} digits`}>
                      {share(line[i].x)} ± {share(line[i].xError)}
                    </td>,
                    <td key={`${figure.lines[at].name} bound`}>
                      {epsilonText(line[i].y)} ± {epsilonText(line[i].yError)}
                    </td>,
                  ])}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </div>
  );
}
