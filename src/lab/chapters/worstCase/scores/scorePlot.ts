// The scales, heaps and areas of chapter 3's figure of scores. Pure.
import type { SampleReply } from '../../../../work';

export type ScorePlot = ReturnType<typeof scorePlot>;

/** Room above the plot, in px at the usual size of text. */
const TOP = 34;
/** Room below the plot, in px at the usual size of text. */
const BOTTOM = 48;
/** Room on either side of the plot, in px. */
const SIDE = 12;
/** Top of the density axis, as a multiple of the greatest density, with room for heaps above the curves. */
const HEADROOM = 1.4;

export function scorePlot(
  { scores, originalDensity }: Pick<SampleReply, 'scores' | 'originalDensity'>,
  width: number,
  height: number,
  scale = 1,
) {
  const low = scores[0];
  const high = scores[scores.length - 1];
  const inside = width - 2 * SIDE;
  const most = HEADROOM * originalDensity.reduce((top, density) => Math.max(top, density), 0);
  const floor = height - BOTTOM * scale;
  const ceiling = TOP * scale;
  return {
    width,
    height,
    low,
    high,
    floor,
    ceiling,
    scale,
    x: (score: number) => SIDE + ((score - low) / (high - low)) * inside,
    inverse: (px: number) => low + ((px - SIDE) / inside) * (high - low),
    /** The place in px of a density as the reply has it. */
    y: (density: number) => floor - (density / most) * (floor - ceiling),
  };
}

/** Number of bins of the heaps, fine enough to follow the curves and coarse enough for a thousand draws. */
export const SCORE_BINS = 56;

/** The bin of a score. Draws beyond the axis count in its outermost bins. */
export const binOf = (score: number, { low, high }: ScorePlot): number =>
  Math.min(SCORE_BINS - 1, Math.max(0, Math.floor((SCORE_BINS * (score - low)) / (high - low))));

export function heapsOf(scores: Float64Array, plot: ScorePlot): Uint32Array {
  const heap = new Uint32Array(SCORE_BINS);
  for (const score of scores) heap[binOf(score, plot)]++;
  return heap;
}

export const binEdges = ({ low, high }: ScorePlot): number[] =>
  Array.from({ length: SCORE_BINS + 1 }, (_, i) => low + ((high - low) * i) / SCORE_BINS);

/** The height of `count` of `total` draws in one bin, on the scale of the densities. */
export const heapDensity = (count: number, total: number, { low, high }: ScorePlot, spread: number): number =>
  (count / total) * (SCORE_BINS / (high - low)) * spread;

/** The place of a bin's bar in px, a little apart from its neighbours. */
export function barOf(bin: number, { x, low, high }: ScorePlot): { left: number; width: number } {
  const width = (x(high) - x(low)) / SCORE_BINS;
  return { left: x(low) + bin * width + 0.5, width: width - 1 };
}

/** One path of all bars, as the canvas paints them after all draws have fallen. */
export function heapPath(heap: Uint32Array, total: number, plot: ScorePlot, spread: number): string {
  let path = '';
  heap.forEach((count, bin) => {
    if (count === 0) return;
    const { left, width } = barOf(bin, plot);
    const top = plot.y(heapDensity(count, total, plot, spread));
    path += `M${left.toFixed(1)} ${plot.floor}V${top.toFixed(1)}h${width.toFixed(1)}V${plot.floor}z`;
  });
  return path;
}

/** The path of the area under a density between two scores; '' if it is empty. */
export function areaPath(
  scores: Float64Array,
  density: Float64Array,
  plot: ScorePlot,
  from = plot.low,
  to = plot.high,
): string {
  if (!(to > from)) return '';
  const at = (score: number) => {
    const position = ((score - plot.low) / (plot.high - plot.low)) * (scores.length - 1);
    const left = Math.min(scores.length - 2, Math.max(0, Math.floor(position)));
    const share = position - left;
    return (1 - share) * density[left] + share * density[left + 1];
  };
  const point = (score: number, height: number) => `${plot.x(score).toFixed(1)} ${plot.y(height).toFixed(1)}`;
  const points = [point(from, 0), point(from, at(from))];
  scores.forEach((score, i) => {
    if (score > from && score < to) points.push(point(score, density[i]));
  });
  points.push(point(to, at(to)), point(to, 0));
  return `M${points.join('L')}`;
}
