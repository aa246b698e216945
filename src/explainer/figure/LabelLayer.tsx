// Direct labels of the figure: measures their text, asks placeLabels where they can stand, and draws them.
import { useEffect, useMemo, useRef } from 'react';
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { percentText } from '../numbers/formatNumber';
import { shownEstimate } from '../readout/auditWords';
import { QUANTITY_SYMBOLS } from '../symbols/table';
import type { Box, LinePath, Point } from './lineProfile';
import { textWidth } from './measureText';
import { type LabelRequest, type Placement, placeLabels } from './placeLabels';
import { CURVE_IDS, type CurveId, QUANTITIES, type QuantityId } from './quantities';
import { useScene } from './scene';

const HEIGHT = 17;

function subscriptWidth(subscript: string, size: number): number {
  return subscript === '' ? 0 : textWidth(subscript, size * 0.75);
}

export function LabelLayer({ narrow }: { narrow: boolean }) {
  const { rows, audits, own } = useScene();
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const area = usePlotArea();
  const previous = useRef<{ scene: string; placements: readonly Placement[] }>({ scene: '', placements: [] });
  const { estimator, confidence, axis } = own;
  const currentX = xScale?.(own[axis]);
  const size = narrow ? 12 : 13;
  const scene = `${axis}|${area?.width}|${area?.height}`;

  const auditLabel = `ε(Audit) ${percentText(confidence)}`;
  const placements = useMemo(() => {
    if (!xScale || !yScale || !area) return [];
    const plot: Box = { left: area.x, top: area.y, right: area.x + area.width, bottom: area.y + area.height };
    const lines: LinePath[] = CURVE_IDS.map((id) => ({
      id,
      points: rows.map((row) => pointOf(row.x, row[id])),
    }));
    function pointOf(valueX: number, epsilon: number | null): Point | null {
      if (epsilon === null) return null;
      const x = xScale?.(valueX);
      const y = yScale?.(epsilon);
      return x === undefined || y === undefined || !Number.isFinite(y) ? null : { x, y };
    }
    const obstacles: Box[] = [];
    const auditAnchors: Point[] = [];
    for (const entry of audits) {
      const estimate = shownEstimate(entry, estimator);
      const point = estimate && pointOf(entry.axisValue, estimate.epsilon);
      if (!point || !estimate) continue;
      const end = pointOf(entry.axisValue, Math.min(estimate.upper, 1e12));
      const top = Math.max(plot.top, Math.min(point.y, end?.y ?? point.y));
      const foot = pointOf(entry.axisValue, estimate.lower);
      const bottom = Math.max(point.y, foot?.y ?? point.y);
      obstacles.push({ left: point.x - 6, right: point.x + 6, top: top - 3, bottom: bottom + 6 });
      auditAnchors.push(point);
    }
    if (currentX !== undefined) {
      obstacles.push({ left: currentX - 1, right: currentX + 1, top: plot.top, bottom: plot.bottom });
    }
    const labels: LabelRequest[] = CURVE_IDS.map((id) => ({
      id,
      lineId: id,
      width: labelWidth(id, narrow, size),
      height: HEIGHT,
      anchors: lines.find((line) => line.id === id)?.points.filter((point) => point !== null) ?? [],
    }));
    if (auditAnchors.length > 0) {
      labels.push({ id: 'audit', width: textWidth(auditLabel, size), height: HEIGHT, anchors: auditAnchors });
    }
    // another size or axis is another picture: its labels start afresh
    const before = previous.current.scene === scene ? previous.current.placements : [];
    return placeLabels({ plot, lines, obstacles, labels, previous: before });
  }, [xScale, yScale, area, rows, audits, estimator, currentX, narrow, size, auditLabel, scene]);

  useEffect(() => {
    previous.current = { scene, placements };
  }, [scene, placements]);

  return (
    <g className="label-layer">
      {placements.map(({ id, box, leader }) => (
        <g
          key={id}
          className={`direct-label ${QUANTITIES[id as QuantityId].className}`}
          data-symbol={QUANTITY_SYMBOLS[id as QuantityId]}
        >
          {leader && (
            <line
              className="leader"
              x1={leader[0].x}
              y1={leader[0].y}
              x2={leader[1].x}
              y2={leader[1].y}
              stroke={QUANTITIES[id as QuantityId].colour}
            />
          )}
          <text x={box.left} y={box.bottom - 4.5} fontSize={size}>
            {id === 'audit' ? auditLabel : <LabelText id={id as CurveId} narrow={narrow} />}
          </text>
        </g>
      ))}
    </g>
  );
}

const wording = (id: CurveId, narrow: boolean): string =>
  narrow ? QUANTITIES[id].shortLabel : QUANTITIES[id].label;

/** Letters before the words: 'ε' for guarantees, none for the ceiling, which is no guarantee. */
const prefix = (id: CurveId): string => (id === 'hiddenState' ? '' : 'ε');

function labelWidth(id: CurveId, narrow: boolean, size: number): number {
  const { subscript } = QUANTITIES[id];
  const space = prefix(id) === '' ? '' : ' ';
  return textWidth(`${prefix(id)}${space}${wording(id, narrow)}`, size) + subscriptWidth(subscript, size) + 2;
}

function LabelText({ id, narrow }: { id: CurveId; narrow: boolean }) {
  const { subscript } = QUANTITIES[id];
  if (prefix(id) === '') return wording(id, narrow);
  if (subscript === '') return `${prefix(id)} ${wording(id, narrow)}`;
  return (
    <>
      {prefix(id)}
      <tspan dy="0.25em" fontSize="0.75em">
        {subscript}
      </tspan>
      <tspan dy="-0.1875em"> {wording(id, narrow)}</tspan>
    </>
  );
}
