// The shapes of a watched run's picture as paths and counts: cells of canaries, bars of margins, shares of right guesses by rank. Pure.
import type { RankedMoment } from '../../../../work';
import type { PanelBox } from './layout';

type Guesses = RankedMoment['guesses'];

/** Number of strengths in which guesses are drawn, by their margins. */
export const MARGIN_LEVELS = 5;
/** Number of bars of the histogram. It is even, so that 0 is an edge. */
export const MARGIN_BINS = 36;

/**
 * The size below which 95% of all margins lie at the end of training, in nats. Before the end it is extrapolated, because the noise
 * grows with the square root of the steps.
 */
export function strongMargin({ done, total, guesses: { margins, order } }: RankedMoment): number {
  const sizes = Array.from(order, (i) => Math.abs(margins[i])).sort((a, b) => a - b);
  const nearlyAll = sizes[Math.floor(0.95 * sizes.length)] ?? 0;
  return nearlyAll * Math.sqrt(total / done) || 1;
}

/** Number of columns in which so many square cells fit a box. */
export const columnsFor = (count: number, { width, height }: PanelBox): number =>
  Math.max(1, Math.min(count, Math.ceil(Math.sqrt((count * width) / height))));

const px = (value: number): string => String(Number(value.toFixed(2)));

/**
 * Paths of the cells, and of the right and the wrong guesses by their strength. A right guess fills its cell and a wrong one
 * only its middle, so that they differ without colours.
 */
export function marginCells({ guesses }: RankedMoment, strong: number, box: PanelBox) {
  const count = guesses.margins.length;
  const columns = columnsFor(count, box);
  const rows = Math.ceil(count / columns);
  const size = Math.min(box.width / columns, box.height / rows);
  const gap = Math.min(1.5, 0.15 * size);
  const square = (i: number, part: number): string => {
    const side = (size - gap) * part;
    const shift = (size - side) / 2;
    const x = box.x + (i % columns) * size + shift;
    const y = box.y + Math.floor(i / columns) * size + shift;
    return `M${px(x)} ${px(y)}h${px(side)}v${px(side)}h${px(-side)}z`;
  };
  const [right, wrong] = [0, 1].map(() => Array<string>(MARGIN_LEVELS).fill(''));
  const cells = { open: '', right, wrong };
  const level = (margin: number) =>
    Math.min(MARGIN_LEVELS - 1, Math.floor((MARGIN_LEVELS * Math.abs(margin)) / strong));
  for (let i = 0; i < count; i++) cells.open += square(i, 1);
  for (const i of guesses.order) {
    const strength = level(guesses.margins[i]);
    if (guesses.right[i] === 1) cells.right[strength] += square(i, 1);
    else cells.wrong[strength] += square(i, 0.5);
  }
  return cells;
}

/**
 * The histogram of margins: MARGIN_BINS + 1 edges in nats, and counts between them. Margins beyond the ends count in the
 * outermost bins.
 */
export function marginBins({ guesses }: RankedMoment, strong: number) {
  const end = 1.75 * strong;
  const edges = Array.from({ length: MARGIN_BINS + 1 }, (_, i) => (2 * i * end) / MARGIN_BINS - end);
  const right = new Uint32Array(MARGIN_BINS);
  const wrong = new Uint32Array(MARGIN_BINS);
  for (const i of guesses.order) {
    const at = Math.floor((MARGIN_BINS * (guesses.margins[i] + end)) / (2 * end));
    const bins = guesses.right[i] === 1 ? right : wrong;
    bins[Math.min(MARGIN_BINS - 1, Math.max(0, at))]++;
  }
  return { edges, right, wrong };
}

/** The share of right guesses among the i + 1 surest ones, for each i. */
export function sharesByRank({ order, right }: Guesses): Float64Array {
  let v = 0;
  return Float64Array.from(order, (i, place) => {
    v += right[i];
    return v / (place + 1);
  });
}

/** The path of a line through values, thinned to at most `most` points with both ends among them. */
export function linePath(
  values: Float64Array,
  place: (i: number, value: number) => [number, number],
  most: number,
): string {
  const last = values.length - 1;
  if (last < 0) return '';
  const count = Math.min(most, values.length);
  const points = Array.from({ length: count }, (_, n) => {
    const i = count === 1 ? 0 : Math.round((n * last) / (count - 1));
    const [x, y] = place(i, values[i]);
    return `${px(x)} ${px(y)}`;
  });
  return `M${points.join('L')}`;
}
