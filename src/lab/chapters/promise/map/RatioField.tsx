// The bands of colour and the contours of the map of ratios, with words in its regions. It only draws, and handles no pointer.
import { t } from '@lingui/core/macro';
import { memo, useMemo } from 'react';
import { withDecimalMark } from '../../../../base/language/numbers';
import type { MapRequest, RatioMap } from '../../../../work';
import { bandsOf, type Cells, contourLines, coverPath, fieldOf } from './mapField';
import { contourPlaces, type LabelBox, regionPlaces } from './mapLabels';
import styles from './RatioField.module.css';

interface RatioFieldProps {
  map: RatioMap;
  request: MapRequest;
  cells: Cells;
  taken: readonly LabelBox[];
  scale: number;
}

const WORDS = [
  { id: t`hardly more`, from: 1e-9, to: 1.25 },
  { id: t`less than twice`, from: 1.25, to: 2 },
  { id: t`more than twice`, from: 2, to: 3 },
  { id: t`more than three times`, from: 3, to: Number.POSITIVE_INFINITY },
];

/** The room of some words in px, with a generous average width for their letters. */
const sizeOf = (text: string, scale: number) => ({ width: 7.6 * scale * text.length, height: 20 * scale });

export const RatioField = memo(function RatioField({ map, request, cells, taken, scale }: RatioFieldProps) {
  const { left, floor, columns, rows, cellWidth, cellHeight } = cells;
  const drawn = useMemo(() => {
    const field = fieldOf(map, request);
    const covers = {
      unverified: coverPath(map, cells, ['unverified']),
      empty: coverPath(map, cells, ['waiting', 'nothing', 'unverified']),
    };
    if (field === null) return { ...covers, bands: [], lines: [], words: [], numbers: [] };
    const lines = contourLines(field, cells);
    const regions = WORDS.map((region) => ({ ...region, ...sizeOf(region.id, scale) }));
    const words = regionPlaces(field, cells, regions, taken);
    const full = [...taken, ...words.map(({ id, at }) => ({ ...at, ...sizeOf(id, scale) }))];
    return {
      ...covers,
      bands: bandsOf(field, cells),
      lines,
      words,
      numbers: contourPlaces(lines, cells, field.known, full),
    };
  }, [map, request, cells, taken, scale]);
  const window = {
    x: left,
    y: floor - rows * cellHeight,
    width: columns * cellWidth,
    height: rows * cellHeight,
  };
  return (
    <g>
      <defs>
        <clipPath id="ratio-window">
          <rect {...window} />
        </clipPath>
        <pattern
          id="unverified-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2="6" className={styles.hatchLine} />
        </pattern>
      </defs>
      <g clipPath="url(#ratio-window)">
        <rect {...window} fill="var(--ratio-0)" />
        {drawn.bands.map(({ ratio, from, to, share, d }) => (
          <g key={ratio}>
            <path fill={`var(--ratio-${from})`} d={d} />
            {share > 0 && <path fill={`var(--ratio-${to})`} fillOpacity={share} d={d} />}
          </g>
        ))}
        {drawn.lines.map(({ ratio, d }) => (
          <path key={ratio} className={ratio === 2 ? styles.twice : styles.contour} d={d} />
        ))}
        <path className={styles.cover} d={drawn.empty} />
        <path fill="url(#unverified-hatch)" d={drawn.unverified} />
      </g>
      {drawn.numbers.map(({ ratio, at }) => (
        <text
          key={ratio}
          className={`plane-word ${styles.word} ${styles.number}`}
          data-testid="ratio-number"
          x={at.x}
          y={at.y}
          dy="0.35em"
        >
          {withDecimalMark(String(ratio))}
        </text>
      ))}
      {drawn.words.map(({ id, at }) => (
        <text key={id} className={`plane-word ${styles.word}`} x={at.x} y={at.y} dy="0.35em">
          {id}
        </text>
      ))}
    </g>
  );
});
