// The direct labels of the figure, close to where they stood a frame before; placeLabels finds them a place.
import { memo, useEffect, useMemo, useRef } from 'react';
import { type Placement, placeLabels } from '../../figure/placeLabels';
import { type CurveId, QUANTITIES, type QuantityId } from '../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../notation/table';
import type { Frame } from './frame';
import { auditLabel, curveLabel, type LabelSource, labelScene, labelSize } from './labelScene';

interface DirectLabelsProps {
  source: LabelSource;
  frame: Frame;
}

/** Close to where they were, as long as it is the same picture: another size or axis has its labels start afresh. */
function usePlacements(source: LabelSource, frame: Frame): readonly Placement[] {
  const previous = useRef<{ picture: string; placements: readonly Placement[] }>({
    picture: '',
    placements: [],
  });
  const { rows, audits, own } = source;
  const picture = `${own.axis}|${frame.area.width}|${frame.area.height}`;
  const placements = useMemo(() => {
    const before = previous.current.picture === picture ? previous.current.placements : [];
    return placeLabels({ ...labelScene({ rows, audits, own }, frame), previous: before });
  }, [rows, audits, own, frame, picture]);
  useEffect(() => {
    previous.current = { picture, placements };
  }, [picture, placements]);
  return placements;
}

export function DirectLabels({ source, frame }: DirectLabelsProps) {
  const placements = usePlacements(source, frame);
  const { own } = source;
  const { narrow, scale } = frame;
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

const LabelText = memo(function LabelText({ id, narrow }: { id: CurveId; narrow: boolean }) {
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
});
