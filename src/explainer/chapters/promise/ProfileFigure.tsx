// The privacy profiles of both adjacencies, and the implied one, delta over epsilon on a log scale, with the page's (epsilon, delta) on them.
import { memo } from 'react';
import type { ProfileCurves } from '../../../jobs';
import { BottomAxis, LeftAxis } from '../../figure/PlainAxes';
import { linearTicks } from '../../figure/ticks';
import { useTextScale } from '../../figure/useTextScale';
import { CurveLine } from './CurveLines';
import styles from './ProfileFigure.module.css';

interface ProfileFigureProps {
  width: number;
  height: number;
  profile: ProfileCurves;
  delta: number;
  /** At delta; null where not verified. */
  addRemove: number | null;
  substitute: number | null;
  label: string;
}

/** Px at the usual size of text. */
const LEFT = 48;
const RIGHT = 12;
const TOP = 28;
const BOTTOM = 46;

export const ProfileFigure = memo(function ProfileFigure(props: ProfileFigureProps) {
  const { width, height, profile, delta, addRemove, substitute, label } = props;
  const scale = useTextScale(width);
  const left = LEFT * scale;
  const top = TOP * scale;
  const { epsilons } = profile;
  const end = epsilons[epsilons.length - 1];
  const lowest = Math.floor(Math.log10(delta)) - 2;
  const x = (epsilon: number) => left + (epsilon / end) * (width - left - RIGHT);
  const y = (value: number) =>
    value > 0 ? top + (Math.log10(value) / lowest) * (height - top - BOTTOM * scale) : Number.NaN;
  const floor = y(10 ** lowest);
  const every = Math.ceil(-lowest / 5);
  const ticks = Array.from({ length: Math.floor(-lowest / every) + 1 }, (_, i) => 10 ** (-i * every));
  const marks = [
    { id: 'add-remove', symbol: 'eps-ar', epsilon: addRemove, subscript: 'AR' },
    { id: 'substitute', symbol: 'eps-s', epsilon: substitute, subscript: 'S' },
  ];
  return (
    <svg width={width} height={height} role="img" aria-label={label} className="small-figure">
      <defs>
        <clipPath id="profile-window">
          <rect x={left} y={top - 4} width={width - left - RIGHT} height={floor - top + 4} />
        </clipPath>
      </defs>
      <LeftAxis
        symbol="delta"
        title="δ"
        top={top}
        ticks={ticks}
        place={y}
        x={left}
        to={width - RIGHT}
        scale={scale}
      />
      <line
        data-symbol="delta"
        className="guess-line"
        x1={left}
        x2={width - RIGHT}
        y1={y(delta)}
        y2={y(delta)}
      />
      <g clipPath="url(#profile-window)">
        <CurveLine xs={epsilons} ys={profile.implied.value} x={x} y={y} of="implied" />
        <CurveLine xs={epsilons} ys={profile.addRemove.value} x={x} y={y} of="addRemove" />
        <CurveLine xs={epsilons} ys={profile.substitute.value} x={x} y={y} of="substitute" />
      </g>
      {marks.map(
        ({ id, symbol, epsilon, subscript }) =>
          epsilon !== null && (
            <g key={id} data-symbol={symbol}>
              <line
                className={`${styles.dropLine} ${id}`}
                x1={x(epsilon)}
                x2={x(epsilon)}
                y1={y(delta)}
                y2={floor}
              />
              <circle className={`${styles.curveDot} ${id}`} cx={x(epsilon)} cy={y(delta)} r={4} />
              <text className={`plane-word density-name ${id}`} x={x(epsilon) + 8} y={y(delta) - 9}>
                ε
                <tspan dy="0.3em" fontSize="0.75em">
                  {subscript}
                </tspan>
              </text>
            </g>
          ),
      )}
      <BottomAxis
        title="ε"
        ticks={linearTicks(end, 5)}
        place={x}
        from={left}
        to={width - RIGHT}
        y={floor}
        scale={scale}
      />
    </svg>
  );
});
