// The direct labels of the figure where they have been placed. A pure drawing.
import type { Scenario } from '../../../scenario';
import type { Placement } from '../../figure/placeLabels';
import { type CurveId, QUANTITIES, type QuantityId } from '../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../notation/table';
import { auditLabel, curveLabel, labelSize } from './labelScene';

interface DirectLabelsProps {
  placements: readonly Placement[];
  own: Scenario;
  narrow: boolean;
  /** Of text, against the usual size. */
  scale: number;
}

export function DirectLabels({ placements, own, narrow, scale }: DirectLabelsProps) {
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
          <text x={box.left} y={box.bottom - 4.5 * scale} fontSize={labelSize(narrow, scale)}>
            {id === 'audit' ? auditLabel(own) : <LabelText id={id as CurveId} narrow={narrow} />}
          </text>
        </g>
      ))}
    </g>
  );
}

function LabelText({ id, narrow }: { id: CurveId; narrow: boolean }) {
  const { letter, subscript, words } = curveLabel(id, narrow);
  if (letter === '') return words;
  if (subscript === '') return `${letter} ${words}`;
  return (
    <>
      {letter}
      <tspan dy="0.25em" fontSize="0.75em">
        {subscript}
      </tspan>
      <tspan dy="-0.1875em"> {words}</tspan>
    </>
  );
}
