// The privacy profile at the page's own point.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Chart } from '../../chart/Chart';
import { CURVES_ROOM, type PlotPlace } from '../../chart/place';
import { Below } from '../../figure/below';
import { deltaText } from '../../notation/formatNumber';
import { Sym } from '../../notation/Num';
import { useRested } from '../../state/results';
import { NotComputed } from '../frame/NotComputed';
import { useQueries, useRequest } from '../frame/useRequest';
import { profileData, withinPlot } from './curvesData';
import styles from './ProfileFigure.module.css';
import { CURVE_HEIGHT, CURVES_DELAY, ownPoint, type PartProps } from './parts';
import { profileRequest } from './requests';

const ROOM = { ...CURVES_ROOM, left: 48, right: 12, top: 28, bottom: 46 };

export function ProfilePart({ scenario, snapshot, seen }: PartProps) {
  const queries = useQueries();
  const rested = useRested(scenario, CURVES_DELAY);
  const { delta } = rested;
  const profile = useRequest(queries.profile, seen ? profileRequest(rested) : null);
  const { addRemove, substitute, current, words } = ownPoint(snapshot, scenario);
  const marked = current && profile.current;
  const drawnDelta = profile.request?.delta ?? delta;
  const at = deltaText(drawnDelta);
  const marks = [
    { id: 'add-remove', symbol: 'eps-ar', epsilon: marked ? addRemove : null, subscript: 'AR' },
    { id: 'substitute', symbol: 'eps-s', epsilon: marked ? substitute : null, subscript: 'S' },
  ];
  const drawing = ({ left, right, floor, x, y }: PlotPlace) => (
    <>
      <line
        data-symbol="delta"
        className="guess-line"
        x1={left}
        x2={right}
        y1={y(drawnDelta)}
        y2={y(drawnDelta)}
      />
      {marks.map(
        ({ id, symbol, epsilon, subscript }) =>
          epsilon !== null && (
            <g key={id} data-symbol={symbol}>
              <line
                className={`${styles.dropLine} ${id}`}
                x1={x(epsilon)}
                x2={x(epsilon)}
                y1={y(drawnDelta)}
                y2={floor}
              />
              <circle className={`${styles.curveDot} ${id}`} cx={x(epsilon)} cy={y(drawnDelta)} r={4} />
              <text className={`plane-word density-name ${id}`} x={x(epsilon) + 8} y={y(drawnDelta) - 9}>
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
    <div>
      <h3>
        <Trans>
          The privacy profile, with a <Sym>δ</Sym> for every ε
        </Trans>
      </h3>
      <div>
        <NotComputed error={profile.error} of={queries.profile} />
        <Chart
          data={profile.reply && withinPlot(profileData(profile.reply, drawnDelta))}
          label={t`The curves are privacy profiles, with delta over epsilon on a logarithmic scale. Delta ${at} is marked. ${words}`}
          className="profile-box"
          room={ROOM}
          height={CURVE_HEIGHT}
          keyed={false}
          wait={profile.error === null ? t`The curves are being computed.` : null}
        >
          {drawing}
        </Chart>
      </div>
      <Below>
        <p className="part-caption">
          <Trans>
            The dotted line is the page’s <Sym>δ</Sym>. A single pair of ε and <Sym>δ</Sym> is one point on a
            curve. At other points the ratio of the two ε is different.
          </Trans>
        </p>
      </Below>
    </div>
  );
}
