// The labels in the figure that name its curves and points, each close to where it stood a frame before.

import { memo, useEffect, useMemo, useRef } from 'react';
import type { Scenario } from '../../../scenario';
import type { CurveName } from '../../../work';
import type { Placement } from '../../figure/freePlace';
import { useHeld } from '../../figure/held';
import { placeLabels } from '../../figure/placeLabels';
import { UNSPOKEN } from '../../figure/unspoken';
import { QUANTITIES, type QuantityId } from '../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../notation/table';
import type { Frame } from './frame';
import {
  attainedLabel,
  auditLabels,
  curveLabels,
  type LabelSource,
  labelScene,
  labelSize,
  ratioLabels,
  readingOf,
} from './labelScene';

/** The places of the labels. They start from those of the frame before, unless the figure's size, axis or measure has changed. */
function usePlacements(source: LabelSource, frame: Frame): readonly Placement[] {
  const previous = useRef<{ picture: string; placements: readonly Placement[] }>({
    picture: '',
    placements: [],
  });
  const held = useHeld();
  const { axis, measure } = source.scenario;
  const picture = `${axis}|${measure}|${frame.area.width}|${frame.area.height}`;
  const placements = useMemo(() => {
    const before = previous.current.picture === picture ? previous.current.placements : [];
    return placeLabels({ ...labelScene(source, frame), previous: before, held });
  }, [source, frame, picture, held]);
  useEffect(() => {
    previous.current = { picture, placements };
  }, [picture, placements]);
  return placements;
}

export function DirectLabels({ source, frame }: { source: LabelSource; frame: Frame }) {
  const placements = usePlacements(source, frame);
  const { narrow, scale } = frame;
  return (
    <g className="label-layer" {...UNSPOKEN}>
      {placements.map(({ id, wording, box, leader }) => {
        const quantity = id === 'ratio' || id === 'attained' ? null : (id as QuantityId);
        const look = quantity ? QUANTITIES[quantity].className : id === 'attained' ? 'substitute' : 'ratio';
        return (
          <g
            key={id}
            className={`direct-label ${look}`}
            data-testid="direct-label"
            data-symbol={quantity ? QUANTITY_SYMBOLS[quantity] : undefined}
          >
            {leader && (
              <line
                className="leader"
                x1={leader[0].x}
                y1={leader[0].y}
                x2={leader[1].x}
                y2={leader[1].y}
                stroke={quantity ? QUANTITIES[quantity].colour : 'var(--soft)'}
              />
            )}
            <text x={box.left} y={box.bottom - 4.5 * scale} fontSize={labelSize(narrow, scale)}>
              <Words id={id as LabelId} wording={wording} source={source} narrow={narrow} />
            </text>
          </g>
        );
      })}
    </g>
  );
}

type LabelId = QuantityId | 'ratio' | 'attained';

interface WordsProps {
  id: LabelId;
  wording: number;
  source: LabelSource;
  narrow: boolean;
}

function Words({ id, wording, source, narrow }: WordsProps) {
  if (id === 'ratio') return ratioLabels(source)[wording];
  if (id === 'attained') return attainedLabel();
  if (id === 'audit') return auditLabels(source, readingOf(source))[wording];
  return <LabelText id={id} wording={wording} narrow={narrow} of={source.scenario} />;
}

interface LabelTextProps {
  id: CurveName;
  wording: number;
  narrow: boolean;
  of: Pick<Scenario, 'measure' | 'sampling'>;
}

const LabelText = memo(function LabelText({ id, wording, narrow, of }: LabelTextProps) {
  const { letter = '', subscript = '', words = '' } = curveLabels(id, narrow, of)[wording] ?? {};
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
