// The live figure: epsilon against one parameter. The same component draws the page's static markup, in which nothing can be
// dragged or read yet.
import { t } from '@lingui/core/macro';
import { memo, use, useMemo, useRef } from 'react';
import type { CurveName } from '../../../work';
import { afterPaint } from '../../../work/client/frameThrottle';
import { BelowPlace } from '../../figure/below';
import { BottomAxis, LeftAxis } from '../../figure/PlainAxes';
import { smoothBand, smoothLine } from '../../figure/smoothLine';
import { QUANTITIES } from '../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../notation/table';
import { Late } from '../../ui/Late';
import { later } from '../../ui/later';
import marks from './AuditMarks.module.css';
import { CurrentPoint } from './CurrentPoint';
import { DirectLabels } from './DirectLabels';
import { type DrawnAudit, drawnCurves } from './drawn';
import styles from './EpsilonFigure.module.css';
import { type Frame, type FrameRequest, frameOf } from './frame';
import type { LabelSource } from './labelScene';
import type { CurveRow } from './rows';

// The part that reads values under a pointer is loaded when the first figure is painted, because no pointer reads anything before.
const PointerReading = later(async () => {
  await afterPaint();
  return import('./PointerReading');
}, 'PointerReading');

export interface FigureScene extends LabelSource, Pick<FrameRequest, 'window' | 'epsilonDomain'> {
  /** The curves before the drag, while the reader drags; null otherwise. */
  trace: readonly CurveRow[] | null;
}

export interface EpsilonFigureProps extends FigureScene, FrameRequest {
  /** Called when the reader drags the point; null before the page's scripts have started. */
  onMove: ((value: number) => void) | null;
}

export function EpsilonFigure({ width, height, textScale, onMove, ...scene }: EpsilonFigureProps) {
  const { scenario, reply, rows, window, epsilonDomain, audits, coming, trace, own } = scene;
  const surface = useRef<HTMLDivElement>(null);
  const below = use(BelowPlace);
  const frame = useMemo(
    () => frameOf({ width, height, textScale, window, epsilonDomain }),
    [width, height, textScale, window, epsilonDomain],
  );
  const ids = drawnCurves(scenario);
  const source = useMemo(
    () => ({ rows, reply, scenario, audits, coming, own }),
    [rows, reply, scenario, audits, coming, own],
  );
  return (
    <div ref={surface} className={styles.surface} data-testid="epsilon-surface">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure element around it has a label */}
      <svg
        className={styles.chart}
        data-testid="epsilon-chart"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden={onMove === null}
      >
        <Axes frame={frame} />
        <Curves ids={ids} rows={rows} trace={trace} frame={frame} />
        <DirectLabels source={source} frame={frame} />
        {onMove && (
          <Late what={t`The values under the pointer`} noticeIn={() => below ?? surface.current}>
            <PointerReading
              surface={surface}
              frame={frame}
              scenario={scenario}
              reply={reply}
              rows={rows}
              audits={audits}
            />
          </Late>
        )}
        <CurrentPoint scenario={scenario} reply={reply} window={window} frame={frame} onMove={onMove} />
        <AuditMarks audits={audits} frame={frame} />
      </svg>
    </div>
  );
}

/** The axes of the figure. They are a component of their own because most moves do not change them. */
const Axes = memo(function Axes({ frame: { area, xAxis, yAxis } }: { frame: Frame }) {
  const right = area.x + area.width;
  return (
    <>
      <LeftAxis {...yAxis} to={right} />
      <BottomAxis {...xAxis} from={area.x} to={right} />
    </>
  );
});

interface CurvesProps {
  ids: readonly CurveName[];
  rows: readonly CurveRow[];
  trace: readonly CurveRow[] | null;
  frame: Frame;
}

const Curves = memo(function Curves({ ids, rows, trace, frame }: CurvesProps) {
  const { x, y, width, height } = frame.area;
  // Figures that stand on one page at once, such as both sizes in the markup, differ in width, so the width tells their clip paths apart.
  const clip = `epsilon-window-${width}`;
  return (
    <g>
      <clipPath id={clip}>
        <rect x={x} y={y} width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className={styles.gap} d={bandOf(rows, ids, frame)} />
        {trace && (
          <g className={`${styles.trace} before-drag`}>
            {ids.map((id) => (
              <path key={id} d={pathOf(trace, id, frame)} stroke={QUANTITIES[id].colour} />
            ))}
          </g>
        )}
        {rows.some(({ attained }) => attained !== null) && (
          <path className={styles.attained} data-symbol="eps-s" d={pathOf(rows, 'attained', frame)} />
        )}
        {ids.map((id) => (
          <path
            key={id}
            data-symbol={QUANTITY_SYMBOLS[id]}
            className="live-curve"
            data-testid="live-curve"
            d={pathOf(rows, id, frame)}
            fill="none"
            stroke={QUANTITIES[id].colour}
            strokeWidth={QUANTITIES[id].strokeWidth}
            strokeDasharray={QUANTITIES[id].dash}
            strokeLinejoin="round"
          />
        ))}
      </g>
    </g>
  );
});

const pointsOf = (rows: readonly CurveRow[], id: CurveName | 'attained', { xScale, yScale }: Frame) =>
  rows.map((row) => {
    const epsilon = row[id];
    return epsilon === null ? null : { x: xScale(row.x), y: yScale(epsilon) };
  });

const pathOf = (rows: readonly CurveRow[], id: CurveName | 'attained', frame: Frame): string =>
  smoothLine(pointsOf(rows, id, frame));

/** The band between the add/remove and the substitute curve, or, if add/remove has no ε, between the two ends of the substitute bracket. */
const bandOf = (rows: readonly CurveRow[], ids: readonly CurveName[], frame: Frame): string =>
  smoothBand(
    pointsOf(rows, 'substitute', frame),
    pointsOf(rows, ids.includes('addRemove') ? 'addRemove' : 'attained', frame),
  );

/** The classes of an audit's mark: hollow if its draws are still being made, faded if it belongs to the setting before. */
const lookOf = ({ soFar, elsewhere, row, visited }: DrawnAudit): string | undefined =>
  [soFar && marks.partial, elsewhere && marks.elsewhere, row && marks.row, visited && marks.visited]
    .filter(Boolean)
    .join(' ') || undefined;

/** Least length of a whisker, in px. A shorter one would be hidden behind its dot. */
const LEAST_WHISKER = 3;

/**
 * The marks of audits. A dot stands at an attack's lower bound, and its whisker reaches to the upper end of the interval. The
 * dot of a mean over repeats stands in the middle of a whisker of two standard errors each way.
 */
function AuditMarks({ audits, frame }: { audits: readonly DrawnAudit[]; frame: Frame }) {
  const { xScale, yScale, epsilonDomain } = frame;
  const [bottom, top] = epsilonDomain;
  const yOf = (epsilon: number) => yScale(Math.min(top, Math.max(bottom, epsilon)));
  return (
    <g className={marks.layer} data-testid="audit-marks" data-symbol="eps-audit">
      {audits.map((audit) => {
        const { key, estimate, x: value } = audit;
        const x = xScale(value);
        if (estimate.epsilon > top) return null;
        const dot = yOf(estimate.epsilon);
        const low = yOf(estimate.lower);
        const high = yOf(estimate.upper);
        const beyond = estimate.upper > top;
        const half = audit.row ? 3 : 5;
        const cap = beyond
          ? `M${x - 4} ${high + 5}L${x} ${high}L${x + 4} ${high + 5}`
          : `M${x - half} ${high}H${x + half}`;
        const foot = estimate.lower < estimate.epsilon ? `M${x - half} ${low}H${x + half}` : '';
        return (
          <g key={key} className={lookOf(audit)}>
            {estimate.upper > estimate.lower && low - high >= LEAST_WHISKER && (
              <path className="whisker" d={`${foot}M${x} ${low}V${high}${cap}`} />
            )}
            <circle cx={x} cy={dot} r={audit.row || audit.visited ? 3 : 4.5} />
          </g>
        );
      })}
    </g>
  );
}
