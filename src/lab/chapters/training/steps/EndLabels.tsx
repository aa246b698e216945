// The names of lines and marks in a column to the right of the figure over the steps, each level with the end of its line.
import { t } from '@lingui/core/macro';
import { markPath } from '../../../chart/mark';
import { textWidth } from '../../../figure/measureText';
import { QUANTITIES } from '../../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../../notation/table';
import { ATTACKS, attackClass, attackName } from '../attacks';
import { type AttackSeries, GUARANTEES } from './attackSeries';
import { stackLabels } from './stackLabels';
import { usePlot } from './usePlot';
import type { DrawnSteps } from './useStepsData';

/** Least distance between two labels, in px at the usual size of text. */
const SPACING = 17;
/** Distance from the plot to the text, in px: a short line, and room for a mark. */
const LEADER = 16;
/** Width of an attack's mark with the space after it, in px. */
const MARK = 14;

/** Size of the labels' text, in px. */
const size = (narrow: boolean, scale: number): number => (narrow ? 12 : 12.5) * scale;

const WORDS = {
  substitute: { subscript: 'S', wide: ` ${t`substitute`}`, narrow: '' },
  hiddenState: { subscript: null, wide: t`limit of S1`, narrow: t`S1 limit` },
  addRemove: {
    subscript: 'AR',
    wide: ` ${t({ context: 'beside its line', message: 'add/remove' })}`,
    narrow: '',
  },
} as const;

const attackText = (kind: AttackSeries['kind'], narrow: boolean): string =>
  narrow ? ATTACKS[kind].word : attackName(kind);

/** Width of the column of labels, in px. */
export function endLabelsWidth(narrow: boolean, series: readonly AttackSeries[], scale: number): number {
  const pixels = size(narrow, scale);
  const widths = [
    textWidth(narrow ? WORDS.hiddenState.narrow : WORDS.hiddenState.wide, pixels),
    ...series.map(({ kind }) => MARK + textWidth(attackText(kind, narrow), pixels)),
  ];
  return LEADER + Math.max(...widths) + 8;
}

export function EndLabels({ data: { rows, series }, narrow, scale }: DrawnSteps & { scale: number }) {
  const plot = usePlot();
  if (!plot) return null;
  const ends = [
    ...GUARANTEES.map((id) => {
      const { className, colour } = QUANTITIES[id];
      const { subscript, ...words } = WORDS[id];
      const text = words[narrow ? 'narrow' : 'wide'];
      // the last verified value of the line
      const epsilon = rows.findLast((row) => row[id] !== null)?.[id];
      return { id, epsilon, className, colour, symbol: QUANTITY_SYMBOLS[id], shape: null, subscript, text };
    }),
    ...series.map(({ kind, points }) => ({
      id: kind,
      epsilon: points.at(-1)?.epsilon,
      className: attackClass(kind),
      colour: 'var(--audit)',
      symbol: undefined,
      shape: ATTACKS[kind].shape,
      subscript: null,
      text: attackText(kind, narrow),
    })),
  ];
  const requests = ends.flatMap(({ epsilon, ...end }) =>
    epsilon == null ? [] : { ...end, y: plot.y(epsilon) },
  );
  const from = plot.right + LEADER;
  const places = stackLabels(requests, SPACING * scale, plot.top, plot.floor - 4);
  const pixels = size(narrow, scale);
  return (
    <g className="label-layer">
      {requests.map(({ id, y, className, colour, symbol, shape, subscript, text }) => {
        const place = places.get(id) ?? y;
        return (
          <g key={id} className={`direct-label ${className}`} data-symbol={symbol}>
            <path
              className="leader"
              d={`M${plot.right + 2} ${y}L${from - 4} ${place}`}
              fill="none"
              stroke={colour}
            />
            {shape && <path className="attack-mark" d={markPath(shape, from + 4, place, 4)} />}
            <text x={shape ? from + MARK : from} y={place + 4 * scale} fontSize={pixels}>
              {subscript && (
                <>
                  ε
                  <tspan dy="0.25em" fontSize="0.75em">
                    {subscript}
                  </tspan>
                </>
              )}
              <tspan dy={subscript ? '-0.1875em' : undefined}>{text}</tspan>
            </text>
          </g>
        );
      })}
    </g>
  );
}
