// The layout of a kernel's memory, in float64, and the functions of a kernel. A kernel computes what the inversion needs at the
// quadrature nodes of a line Im x = shift of complex outcomes x (../nodeSum.ts, ../quadrature.ts, ../tailBound.ts). The compiled
// kernel's own constants lie below these numbers. In the comments loss = ln P/Q of one step, and base = ln P/noise.
import type { Pair } from '../../pairs';

export const MAX_NODES = 4096;
/** Length of a row: one node more where the last pair of lanes is not full. */
export const ROW = MAX_NODES + 2;
/** Eight sums: four frequencies' real parts, then their imaginary parts. */
export const SUMS = 512;
/** Starts of the rows of outcomes and of terms. */
export const PLACES = SUMS + 8;
export const TERM_PLACES = PLACES + ROW;
/**
 * Rows of an area: the real and imaginary parts of weights, of turns, of losses, of the weights at the first
 * frequency, and of turns by four.
 */
const ROWS = 10;
/** Areas for the whole line, and for the part of it that counts as a jump (../coreSplit.ts). */
export const WHOLE_LINE = TERM_PLACES + ROW;
export const JUMPS = WHOLE_LINE + ROWS * ROW;
/** Nodes of the real line: a row of ln of their weights, and one of their losses. */
export const REAL = JUMPS + ROWS * ROW;
export const HEAP = REAL + 2 * ROW;
/** The number of nodes that are summed by themselves, before these sums are added up. */
export const GROUP = 32;

/** The parameters of the nodes' weights; see {@link LineKernel.placeNodes}. */
export interface Weighing {
  readonly factor: number;
  readonly theta: number;
  readonly frequencyStep: number;
  readonly cut: number;
}

/** The parameters of the nodes' moduli; see {@link LineKernel.moduli}. */
export interface Sizing {
  readonly factor: number;
  readonly theta: number;
  readonly frequency: number;
}

/** A line that rises with x from the real one to Im x = shift, halfway at `centre`, over some `rise`s. */
export interface Rise {
  readonly shift: number;
  readonly centre: number;
  readonly rise: number;
}

/** One step's loss on Im x = shift. `angle` is shift / sigma^2, between -pi and pi. */
export interface ShiftedLine {
  readonly pair: Pair;
  readonly samplingRate: number;
  readonly inverseVariance: number;
  readonly angle: number;
}

/** The outcomes first + i step, i < count. */
export interface Grid {
  readonly first: number;
  readonly step: number;
  readonly count: number;
}

export interface LineKernel {
  /** The memory, with the rows of numbers at the places above. */
  readonly heap: Float64Array;
  /** The object whose nodes lie at REAL; null at first. */
  realOf: object | null;
  /** Turns an area's weights by four frequencies; the sums after each are left at SUMS: real parts, then imaginary ones. */
  turnFourTimes(area: number, count: number, byFours: boolean): void;
  /** Prepares an area for `byFours`, with which the fourth frequency of a pass takes one product instead of four. */
  prepareFours(area: number, count: number, frequencyStep: number): void;
  /** Turns the weights that an area had at first (rows 6 and 7) by e^{i frequency loss} at once. */
  turnAtOnce(area: number, count: number, frequency: number): void;
  /**
   * Fills an area with the nodes of weight e^{factor - x^2 / 2 sigma^2 + base + theta loss - i x angle},
   * with their turns e^{i frequencyStep loss}, and with their losses. Nodes below e^cut are left out. The outcomes
   * of the others are left at PLACES. Returns their number, or -1 if there are too many.
   */
  placeNodes(area: number, line: ShiftedLine, grid: Grid, weighing: Weighing): number;
  /**
   * Leaves the moduli e^{factor - x^2 / 2 sigma^2 + Re(base + theta loss) - frequency Im loss} at TERM_PLACES, and returns their
   * sum. The grid has at most MAX_NODES outcomes.
   */
  moduli(line: ShiftedLine, grid: Grid, sizing: Sizing): number;
  /** The sum of such moduli on a line that rises, each times the length of its piece over that of its real part. The line's angle is 0. */
  risingModuli(line: ShiftedLine, grid: Grid, sizing: Sizing, rise: Rise): number;
  /** Fills in real nodes from the `from`-th of REAL on: ln of the weights, factor - x^2 / 2 sigma^2 + base, and losses. The angle is 0. */
  placeReal(from: number, line: ShiftedLine, grid: Grid, factor: number): void;
  /** The largest value of ln weight + theta loss over the first `count` nodes of REAL. */
  peakOf(count: number, theta: number): number;
  /** Leaves the sums of w, w loss and w loss^2 over the first `count` nodes of REAL at SUMS, with w = e^{ln weight + theta loss - peak}. */
  moments(count: number, theta: number, peak: number): void;
}
