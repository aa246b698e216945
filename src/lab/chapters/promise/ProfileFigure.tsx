// The privacy profiles of both adjacencies, and the implied one, with the page's (epsilon, delta) on them.

import { Chart } from '../../chart/Chart';
import { CURVES, type Place } from '../../chart/place';
import type { ProfileCurves } from '../../jobs';
import { profileData, withinPlot } from './curvesData';
import styles from './ProfileFigure.module.css';
import { CURVE_HEIGHT } from './parts';

interface ProfileFigureProps {
  /** Null while it is not computed. */
  profile: ProfileCurves | null;
  delta: number;
  /** At delta; null where not verified. */
  addRemove: number | null;
  substitute: number | null;
  label: string;
}

const ROOM = { ...CURVES, left: 48, right: 12, top: 28, bottom: 46 };

export function ProfileFigure({ profile, delta, addRemove, substitute, label }: ProfileFigureProps) {
  const marks = [
    { id: 'add-remove', symbol: 'eps-ar', epsilon: addRemove, subscript: 'AR' },
    { id: 'substitute', symbol: 'eps-s', epsilon: substitute, subscript: 'S' },
  ];
  const drawing = ({ left, right, floor, x, y }: Place) => (
    <>
      <line data-symbol="delta" className="guess-line" x1={left} x2={right} y1={y(delta)} y2={y(delta)} />
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
    </>
  );
  return (
    <Chart
      data={profile && withinPlot(profileData(profile, delta))}
      label={label}
      className="profile-box"
      room={ROOM}
      height={CURVE_HEIGHT}
      keyed={false}
    >
      {drawing}
    </Chart>
  );
}
