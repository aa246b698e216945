// A small chart of means against a number on a log axis, with its key and its numbers as a table. Draws what it is given.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import { BottomAxis, LeftAxis, rangeTicks } from '../../../figure/PlainAxes';
import { SpareHeight } from '../../../figure/spareHeight';
import { useTextScale } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { countText } from '../../../notation/formatNumber';
import { DataTable } from '../../../ui/DataTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { type ChartPoint, type ChartSeries, chartScale, spacedTicks } from './chartScale';
import styles from './LineChart.module.css';

interface LineChartProps {
  title: string;
  series: readonly ChartSeries[];
  xTitle: string;
  yTitle: string;
  /** Where the vertical axis begins. */
  least?: number;
  /** A line across. */
  level?: { y: number; name: string } | null;
  /** Of what x is no count. */
  writeX?: (x: number) => string;
  write: (y: number) => string;
  /** At the vertical axis; numbers are as round as their steps. */
  writeTick?: ((y: number) => string) | undefined;
  /** Under the chart. */
  children?: ReactNode;
}

const HEIGHT = 230;
const SHAPES = ['circle', 'square', 'diamond', 'triangle'] as const;

function Mark({ at, x, y, colour }: { at: number; x: number; y: number; colour: string }) {
  const shape = SHAPES[at % SHAPES.length];
  const d = {
    circle: `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`,
    square: `M${x - 3.6} ${y - 3.6}h7.2v7.2h-7.2z`,
    diamond: `M${x} ${y - 5}l5 5l-5 5l-5 -5z`,
    triangle: `M${x} ${y - 5}l4.8 8.4h-9.6z`,
  }[shape];
  return <path d={d} fill={colour} stroke="var(--ground)" strokeWidth={1} />;
}

const colourOf = ({ mark }: ChartSeries): string => `var(--${mark})`;

function pointText({ y, low, high }: ChartPoint, write: (y: number) => string): string {
  const value = write(y);
  if (high <= low) return value;
  const from = write(low);
  const to = write(high);
  return t`${value} (${from} to ${to})`;
}

export function LineChart({
  title,
  series,
  xTitle,
  yTitle,
  least = 0,
  level = null,
  writeX = countText,
  write,
  writeTick,
  children,
}: LineChartProps) {
  const [box, width] = useWidth();
  const scale = useTextScale(width);
  const height = Math.max(0.55 * HEIGHT, HEIGHT * scale + use(SpareHeight));
  const xs = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  const drawn = width > 0 && xs.length > 0;
  const all = level
    ? [
        ...series,
        {
          name: '',
          mark: 'audit' as const,
          points: xs.map((x) => ({ x, y: level.y, low: level.y, high: level.y })),
        },
      ]
    : series;
  const at = drawn ? chartScale(all, { width, height, scale, least }) : null;
  const shown = at ? spacedTicks(xs, at.x, 34 * scale) : [];
  return (
    <div className={styles.chart}>
      <p className={styles.head}>{yTitle}</p>
      <div className="plain-figure" ref={box} style={{ height }}>
        {at && (
          <svg width={width} height={height} role="img" aria-label={t`${title}. Its numbers stand below.`}>
            <LeftAxis
              ticks={rangeTicks(at.low, at.high, 4)}
              place={at.y}
              x={at.left}
              to={at.right}
              {...(writeTick && { write: (y: number) => ({ mantissa: writeTick(y), exponent: null }) })}
            />
            <BottomAxis
              title={xTitle}
              ticks={shown}
              place={at.x}
              from={at.left}
              to={at.right}
              y={at.floor}
              scale={scale}
              write={(x) => ({ mantissa: writeX(x), exponent: null })}
            />
            {level && (
              <line className="guess-line" x1={at.left} x2={at.right} y1={at.y(level.y)} y2={at.y(level.y)} />
            )}
            {series.map((one, i) => (
              <g key={one.name}>
                {one.points.length > 1 && (
                  <path
                    d={`M${one.points.map(({ x, y }) => `${at.x(x).toFixed(1)} ${at.y(y).toFixed(1)}`).join('L')}`}
                    fill="none"
                    stroke={colourOf(one)}
                    strokeWidth={2}
                    strokeDasharray={one.dash}
                  />
                )}
                {one.points.map(({ x, low, high }) => (
                  <line
                    key={x}
                    x1={at.x(x)}
                    x2={at.x(x)}
                    y1={at.y(low)}
                    y2={at.y(high)}
                    stroke={colourOf(one)}
                    strokeWidth={1.5}
                  />
                ))}
                {one.points.map(({ x, y }) => (
                  <Mark key={x} at={i} x={at.x(x)} y={at.y(y)} colour={colourOf(one)} />
                ))}
              </g>
            ))}
          </svg>
        )}
      </div>
      <ul className={styles.key}>
        {series.map((one, i) => (
          <li key={one.name}>
            <svg width={26} height={12} aria-hidden="true">
              <line x2={26} y1={6} y2={6} stroke={colourOf(one)} strokeWidth={2} strokeDasharray={one.dash} />
              <Mark at={i} x={13} y={6} colour={colourOf(one)} />
            </svg>{' '}
            {one.name}
          </li>
        ))}
        {level && (
          <li>
            <svg width={26} height={12} aria-hidden="true">
              <line className="guess-line" x2={26} y1={6} y2={6} />
            </svg>{' '}
            {level.name}: {write(level.y)}
          </li>
        )}
      </ul>
      {children}
      {xs.length > 0 && (
        <details className="figure-words">
          <summary>
            <Trans>{title} in numbers</Trans>
          </summary>
          <ScrollRegion label={t`${title}: table`}>
            <DataTable
              caption={
                <Trans>{title}. Bars: two standard errors each way, where there are several runs.</Trans>
              }
              columns={[xTitle, ...series.map(({ name }) => name)]}
              rows={xs.map((x) => [
                writeX(x),
                ...series.map(({ points }) => {
                  const point = points.find((one) => one.x === x);
                  return point ? pointText(point, write) : '–';
                }),
              ])}
            />
          </ScrollRegion>
        </details>
      )}
    </div>
  );
}
