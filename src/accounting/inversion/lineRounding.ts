// Bounds on what rounding does to the quadrature nodes of a line Im x = shift, and to their sums (nodeSum.ts), in the worst case. They
// enter the error budget only.
//
// Derived here, e being Number.EPSILON. A weight is in error by its exponent's and its phase's parts when it is
// placed. Each turn to the next frequency adds the rounding of a complex product (1.12 e), and that of the turn itself: an
// exponential, a sine with its cosine, and their product (2.5 e). That adds up, so turns are taken by fours, and
// every so often the first weights are turned to the frequency at once (nodeSum.ts), which costs the same few
// roundings once, however far it is. What remains is the loss's own error times the frequency, and the rounding of
// that product: as many e as the loss has parts, each once. A sum over groups of nodes is rounded once for each
// second node of a group (there are two lanes) and once for each group, by half an e of what is summed.
import { mixtureShare } from '../closedForm/mixture';
import { GROUP, PLACES, ROW, type ShiftedLine } from './kernel/layout';

/** The number of frequencies after which weights are turned at once. */
export const TURNED_AT_ONCE = 32;
/** The frequency from which on turns are taken by fours. It is not the first, since most lines are short. */
export const FOURS_FROM = 32;
/** Roundings of one turn, in units of Number.EPSILON. */
const TURN = 4;
/** Roundings of a turn at once, apart from what grows with the frequency. */
const AT_ONCE = 5;

/** Rounding errors of a sum over nodes, over its modulus at the first frequency. */
export class LineRounding {
  foursFrom = FOURS_FROM;
  private placed = 0;
  /** The sum of the nodes' moduli, over the modulus of their sum. */
  private size = 0;
  private drift = 0;
  private readonly line: ShiftedLine;
  private readonly theta: number;
  private readonly frequencyStep: number;
  private readonly groups: number;

  constructor(line: ShiftedLine, theta: number, frequencyStep: number, nodes: number) {
    this.line = line;
    this.theta = theta;
    this.frequencyStep = frequencyStep;
    this.groups = Math.ceil(nodes / GROUP);
  }

  /**
   * Adds the nodes just placed in an area, their sum's modulus being `whole`. A node's weight e^{-x^2 / 2
   * sigma^2 + base + theta loss - i x angle} is off by two last places of each part of its exponent and
   * phase.
   */
  addPlaced(heap: Float64Array, area: number, count: number, whole: number): void {
    const { line, theta, frequencyStep } = this;
    const { pair, inverseVariance, angle } = line;
    const { meanUnderP, meanUnderQ } = pair;
    const logRest = -Math.log1p(-line.samplingRate);
    let [placed, drift, size] = [0, 0, 0];
    for (let i = 0; i < count; i++) {
      const x = heap[PLACES + i];
      const re = heap[area + i];
      const im = heap[area + ROW + i];
      const share = Math.sqrt(re * re + im * im) / whole;
      const gauss = 0.5 * x * x * inverseVariance + Math.abs(x * angle);
      const base =
        meanUnderP === null ? 0 : mixtureParts(line, logRest, (meanUnderP * x - 0.5) * inverseVariance);
      const other =
        meanUnderQ === null ? 0 : mixtureParts(line, logRest, (meanUnderQ * x - 0.5) * inverseVariance);
      const loss = base + other;
      placed += share * (4 + gauss + base + theta * loss);
      drift += share * loss;
      size += share;
    }
    this.placed += 2 * Number.EPSILON * placed;
    this.drift += 2 * Number.EPSILON * frequencyStep * drift;
    this.size += size;
  }

  /** Accounts for a factor on every weight placed so far, whose relative error is `error`. */
  addFactor(error: number): void {
    this.placed += error * this.size;
  }

  /** The bound at the k-th frequency. */
  at(k: number): number {
    const { placed, drift, size, groups } = this;
    return placed + k * drift + Number.EPSILON * size * (this.turnsTo(k) + 0.5 * (GROUP / 2 + 1 + groups));
  }

  private turnsTo(k: number): number {
    const { foursFrom } = this;
    if (k <= foursFrom) return TURN * k;
    // turns since the weights were turned at once, or were the first
    const since = k <= TURNED_AT_ONCE ? k - foursFrom : ((k - 1) % TURNED_AT_ONCE) + 1;
    return (k === since ? 0 : AT_ONCE) + TURN * (Math.floor(since / 4) + (since % 4));
  }
}

/** The logarithm of the mixture 1 - q + q e^v is off by its own last places and by what v was off by, times `mixtureShare`. */
function mixtureParts({ samplingRate }: ShiftedLine, logRest: number, v: number): number {
  const moved = mixtureShare(samplingRate, v) * (Math.abs(v) + 1);
  // the logarithm is convex in v, and 0 at 0
  const own = v > 0 ? moved : Math.min(-samplingRate * v, logRest);
  return moved + own;
}
