// The densities of the noisy sum of one step, before and after the change of a record, along the direction of the change in units of C.
import { t } from '@lingui/core/macro';
import { keptApart, textWidth } from '../../figure/measureText';
import { BottomAxis } from '../../figure/PlainAxes';
import { rangeTicks } from '../../figure/ticks';
import { useTextScale } from '../../figure/useTextScale';
import { stepDensity } from './oneStep';
import type { ShownStep } from './shownStep';

/** Number of points of each curve. */
const POINTS = 161;

type DrawnDensities = Pick<ShownStep, 'rate' | 'noiseMultiplier' | 'positions' | 'names' | 'colour'>;

export function densities({ rate, noiseMultiplier, positions }: DrawnDensities) {
  // `end` is half of the axis, in units of C. The values are evenly spaced and symmetric about 0, the sum of the other records.
  const end = 1.15 + 3.1 * noiseMultiplier;
  const values = Array.from({ length: POINTS }, (_, i) => end * ((2 * i) / (POINTS - 1) - 1));
  const curve = (position: number) =>
    values.map((value) => stepDensity(rate, noiseMultiplier, position, value));
  return { end, values, curves: [curve(positions[0]), curve(positions[1])] };
}

interface OutputDensitiesProps {
  width: number;
  height: number;
  shown: DrawnDensities;
  label: string;
}

/** Title of the axis where it has room, and the size of its text in px at the usual size. */
const AXIS = t`noisy sum, in units of C`;
const AXIS_SIZE = 14;

/** Margins of the plot in px, at the usual size of text. */
const TOP = 30;
const BOTTOM = 46;
const SIDE = 10;

export function OutputDensities({ width, height, shown, label }: OutputDensitiesProps) {
  const { positions, names, colour } = shown;
  const scale = useTextScale(width);
  const above = TOP * scale;
  const floor = height - BOTTOM * scale;
  const { end, values, curves } = densities(shown);
  const x = (value: number) => SIDE + ((value + end) / (2 * end)) * (width - 2 * SIDE);
  const top = Math.max(...curves.flat());
  const y = (density: number) => floor - (density / top) * (floor - above);
  const line = (curve: readonly number[]) =>
    `M${curve.map((density, i) => `${x(values[i]).toFixed(1)} ${y(density).toFixed(1)}`).join('L')}`;
  const [first, second] = curves.map((curve) => x(values[curve.indexOf(Math.max(...curve))]));
  const places = keptApart([first, second], 72 * scale, positions[0] <= positions[1] ? -1 : 1);
  return (
    <svg width={width} height={height} role="img" aria-label={label}>
      <path className="world-original" d={`${line(curves[0])}L${x(end)} ${y(0)}L${x(-end)} ${y(0)}Z`} />
      <path className={`world-line ${colour}`} d={line(curves[1])} />
      {names.map((name, i) => (
        <text
          key={name}
          className={`plane-word density-name ${i === 1 ? colour : 'own'}`}
          x={Math.min(width - 44 * scale, Math.max(44 * scale, places[i]))}
          y={above - 12 * scale}
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
      <BottomAxis
        title={textWidth(AXIS, AXIS_SIZE * scale) < width ? AXIS : t`noisy sum, in C`}
        ticks={rangeTicks(-end, end, width < 420 ? 5 : 7)}
        place={x}
        from={SIDE}
        to={width - SIDE}
        y={floor}
        edges={[0, width]}
        scale={scale}
      />
    </svg>
  );
}
