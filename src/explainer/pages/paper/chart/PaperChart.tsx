// A picture of the gallery: its panels in one drawing, the key under it. Draws what it is given.
import { t } from '@lingui/core/macro';
import { markPath } from '../../../chapters/training/attacks/mark';
import { BottomAxis, LeftAxis } from '../../../figure/PlainAxes';
import { useTextScale } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import styles from './PaperChart.module.css';
import type { Panel, PanelAxes, PanelLine } from './panel';
import { type PanelPlace, pictureScale } from './panelScale';

const RADIUS = 3.6;

/** Of a line with more points than can be told apart, the last one and every so many before it are marked. */
const MOST_MARKS = 13;
const marked = (points: PanelLine['points']): PanelLine['points'] => {
  const every = Math.ceil(points.length / MOST_MARKS);
  return points.filter((_, i) => (points.length - 1 - i) % every === 0);
};

function Line({ line, place }: { line: PanelLine; place: PanelPlace }) {
  const { colour, dash, shape, points } = line;
  const path = points.map(({ x, mean }) => `${place.x(x).toFixed(1)} ${place.y(mean).toFixed(1)}`).join('L');
  return (
    <g>
      <path
        d={`M${path}`}
        fill="none"
        stroke={colour}
        strokeWidth={shape === null ? 2 : 1.2}
        strokeDasharray={dash}
      />
      {shape !== null &&
        marked(points).map(({ x, mean, error }) => (
          <g key={x}>
            {error !== null && (
              <line
                x1={place.x(x)}
                x2={place.x(x)}
                y1={place.y(mean - error)}
                y2={place.y(mean + error)}
                stroke={colour}
                strokeWidth={1.5}
              />
            )}
            <path
              d={markPath(shape, place.x(x), place.y(mean), RADIUS)}
              fill={colour}
              stroke="var(--ground)"
              strokeWidth={0.8}
            />
          </g>
        ))}
    </g>
  );
}

function Swatch({ line: { colour, dash, shape } }: { line: PanelLine }) {
  return (
    <svg width={26} height={12} aria-hidden="true">
      <line x2={26} y1={6} y2={6} stroke={colour} strokeWidth={2} strokeDasharray={dash} />
      {shape !== null && <path d={markPath(shape, 13, 6, 4.2)} fill={colour} />}
    </svg>
  );
}

interface PaperChartProps {
  title: string;
  axes: PanelAxes;
  panels: readonly Panel[];
}

export function PaperChart({ title, axes, panels }: PaperChartProps) {
  const [box, width] = useWidth();
  const scale = useTextScale(width);
  const { xTitle, yTitle, writeX, writeTick } = axes;
  const at = width > 0 ? pictureScale(panels, axes, width, scale) : null;
  const key = new Map(panels.flatMap(({ lines }) => lines.map((line) => [line.id, line])));
  return (
    <div className={styles.chart}>
      <p className={styles.head}>{yTitle}</p>
      <div className="plain-figure" ref={box} style={{ minHeight: at?.height ?? 280 }}>
        {at && (
          <svg
            className={styles.plot}
            width={width}
            height={at.height}
            role="img"
            aria-label={t`${title}. Its numbers stand below.`}
          >
            {at.panels.map((place, i) => (
              <g key={panels[i].id}>
                <text className={styles.name} x={place.left} y={place.top - 10 * scale}>
                  {panels[i].title}
                </text>
                <LeftAxis
                  ticks={at.yTicks}
                  place={place.y}
                  x={place.left}
                  to={place.right}
                  write={(y) => ({ mantissa: writeTick(y), exponent: null })}
                />
                <BottomAxis
                  title={xTitle}
                  ticks={place.xTicks}
                  place={place.x}
                  from={place.left}
                  to={place.right}
                  y={place.floor}
                  scale={scale}
                  write={(x) => ({ mantissa: writeX(x), exponent: null })}
                />
                {panels[i].lines.map((line) => (
                  <Line key={line.id} line={line} place={place} />
                ))}
              </g>
            ))}
          </svg>
        )}
      </div>
      <ul className={styles.key}>
        {[...key.values()].map((line) => (
          <li key={line.id}>
            <Swatch line={line} /> {line.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
