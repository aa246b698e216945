// The curves of the live figure, with the dots that mark where the pointer reads them.
import {
  Curve,
  useActiveTooltipLabel,
  useIsTooltipActive,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
} from 'recharts';
import { CURVE_IDS, QUANTITIES } from '../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../notation/table';
import { nearestIndex } from './rows';
import { useScene } from './scene';

const WINDOW = 'epsilon-window';

export function CurveLayer() {
  const { rows } = useScene();
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const plot = usePlotArea();
  if (!xScale || !yScale || !plot) return null;
  return (
    <g>
      <defs>
        <clipPath id={WINDOW}>
          <rect x={plot.x} y={plot.y} width={plot.width} height={plot.height} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${WINDOW})`}>
        {CURVE_IDS.map((id) => {
          const { colour, dash, strokeWidth } = QUANTITIES[id];
          const points = rows.map((row) => {
            const value = row[id];
            return { x: xScale(row.x) ?? 0, y: value === null ? null : (yScale(value) ?? null) };
          });
          return (
            <Curve
              key={id}
              data-symbol={QUANTITY_SYMBOLS[id]}
              className="live-curve"
              type="monotone"
              points={points}
              fill="none"
              stroke={colour}
              strokeWidth={strokeWidth}
              strokeLinejoin="round"
              {...(dash ? { strokeDasharray: dash } : {})}
            />
          );
        })}
      </g>
      <ReadingDots />
    </g>
  );
}

/** Where the tooltip reads the curves. */
function ReadingDots() {
  const { rows } = useScene();
  const active = useIsTooltipActive();
  const label = Number(useActiveTooltipLabel());
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const plot = usePlotArea();
  if (!active || !Number.isFinite(label) || !xScale || !yScale || !plot) return null;
  const row =
    rows[
      nearestIndex(
        rows.map(({ x }) => x),
        label,
      )
    ];
  if (!row) return null;
  return CURVE_IDS.map((id) => {
    const value = row[id];
    const y = value === null ? undefined : yScale(value);
    if (y === undefined || !(y >= plot.y && y <= plot.y + plot.height)) return null;
    return (
      <circle
        key={id}
        className="reading-dot"
        cx={xScale(row.x)}
        cy={y}
        r={3.5}
        fill={QUANTITIES[id].colour}
      />
    );
  });
}
