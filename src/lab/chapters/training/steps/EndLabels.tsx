// The names of lines and marks in a column right of the figure, each level with where its line ends.
import { t } from '@lingui/core/macro';
import { markPath } from '../../../chart/mark';
import { textWidth } from '../../../figure/measureText';
import { QUANTITIES } from '../../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../../notation/table';
import { ATTACKS, attackClass, attackColour } from '../attacks';
import { type AttackSeries, GUARANTEES } from './attackSeries';
import { stackLabels } from './stackLabels';
import { usePlot } from './usePlot';
import type { Drawn } from './useStepsData';

const SPACING = 17;
/** From the plot to the text: a short line, and room for a mark. */
const LEADER = 16;
const MARK = 14;

const size = (narrow: boolean, scale: number): number => (narrow ? 12 : 12.5) * scale;

const WORDS = {
  substitute: { letter: 'ε', subscript: 'S', wide: ` ${t`substitute`}`, narrow: '' },
  hiddenState: { letter: '', subscript: '', wide: t`limit of S1`, narrow: t`S1 limit` },
  addRemove: {
    letter: 'ε',
    subscript: 'AR',
    wide: ` ${t({ context: 'beside its line', message: 'add/remove' })}`,
    narrow: '',
  },
} as const;

const attackText = (kind: AttackSeries['kind'], narrow: boolean): string =>
  narrow ? kind : `${kind} ${ATTACKS[kind].title}`;

/** Px that the column takes. */
export function endLabelsWidth(narrow: boolean, series: readonly AttackSeries[], scale: number): number {
  const pixels = size(narrow, scale);
  const widths = [
    textWidth(narrow ? WORDS.hiddenState.narrow : WORDS.hiddenState.wide, pixels),
    ...series.map(({ kind }) => MARK + textWidth(attackText(kind, narrow), pixels)),
  ];
  return LEADER + Math.max(...widths) + 8;
}

export function EndLabels({ data: { rows, series }, narrow, scale }: Drawn & { scale: number }) {
  const plot = usePlot();
  if (!plot) return null;
  const ends = [
    // the last verified value of a line
    ...GUARANTEES.map((id) => ({ id, epsilon: rows.findLast((row) => row[id] !== null)?.[id] })),
    ...series.map(({ kind, points }) => ({ id: kind, epsilon: points.at(-1)?.epsilon })),
  ];
  const requests = ends.flatMap(({ id, epsilon }) => (epsilon == null ? [] : { id, y: plot.y(epsilon) }));
  const { right } = plot;
  const places = stackLabels(requests, SPACING * scale, plot.top, plot.floor - 4);
  const pixels = size(narrow, scale);
  return (
    <g className="label-layer">
      {requests.map(({ id, y }) => {
        const place = places.get(id) ?? y;
        const attack = id in ATTACKS ? (id as AttackSeries['kind']) : null;
        const quantity = attack ? null : QUANTITIES[id as keyof typeof WORDS];
        const words = attack ? null : WORDS[id as keyof typeof WORDS];
        const x = right + LEADER;
        return (
          <g
            key={id}
            className={`direct-label ${attack ? attackClass(attack) : quantity?.className}`}
            data-symbol={attack ? undefined : QUANTITY_SYMBOLS[id as keyof typeof WORDS]}
          >
            <path
              className="leader"
              d={`M${right + 2} ${y}L${right + LEADER - 4} ${place}`}
              fill="none"
              stroke={attack ? attackColour(attack) : quantity?.colour}
            />
            {attack && <path className="attack-mark" d={markPath(ATTACKS[attack].shape, x + 4, place, 4)} />}
            <text x={attack ? x + MARK : x} y={place + 4 * scale} fontSize={pixels}>
              {attack && attackText(attack, narrow)}
              {words?.letter}
              {words && words.subscript !== '' && (
                <tspan dy="0.25em" fontSize="0.75em">
                  {words.subscript}
                </tspan>
              )}
              {words && (
                <tspan dy={words.subscript === '' ? undefined : '-0.1875em'}>
                  {narrow ? words.narrow : words.wide}
                </tspan>
              )}
            </text>
          </g>
        );
      })}
    </g>
  );
}
