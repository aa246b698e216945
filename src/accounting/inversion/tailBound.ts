// A rigorous bound on what the sum along the inversion's contour, the vertical line Re z = theta (contour.ts), leaves out beyond its last
// frequency omega = Im z. Nothing is added to the sum here. M(z) = E_P[e^{zL}] is the transform of one step's loss L. It is an integral
// over outcomes x, which may be taken along any line Im x = shift of complex outcomes near the real axis; a rising line starts on the axis
// and rises to such a shift.
import { type JumpWindow, MOST_SHIFT } from './jumpWindow';
import { MAX_NODES, TERM_PLACES } from './kernel/layout';
import { lineKernel } from './kernel/lineKernel';
import type { StepNodes } from './query';

/** Terms of a window's part (jumpWindow.ts) that are below this share of the tilted mass cannot matter in a bound. */
const NEGLIGIBLE = 1e-22;

/** If a level line has this share of the wanted decay, a few more terms are enough, and no rising line is needed. */
const NEARLY_ENOUGH = 0.85;
/** Width of a line's rise, in sigmas. Its poles are then as far away as the integrand is wide. */
const RISE = 0.3;

/** A shift this near to its parabola's vertex, relatively, counts as best. */
const NEAR_VERTEX = 0.1;
/** The least factor by which a shift is changed at once. The largest one is its inverse. */
const LEAST_STEP = 0.3;

/** Least of the parabola through 0 with this slope and through `value` at `shift`; Infinity if it has none. */
function vertexOf(shift: number, value: number, slope: number): number {
  const curvature = (value - slope * shift) / (shift * shift);
  return curvature > 0 ? -slope / (2 * curvature) : Infinity;
}

/**
 * Bounds |M(theta + i omega)| / M(theta) for *every* omega >= `frequency`: the integral of the integrand's modulus
 * on Im x = shift. It falls in omega because Im L has one sign there, so the bound at the first omitted frequency
 * covers all that follow; and it holds for every shift, or rising line, so the smallest may be taken.
 */
export class TailBound {
  private valley: { centre: number; before: number } | null = null;
  private rises = false;

  constructor(
    private readonly nodes: StepNodes,
    private readonly theta: number,
    private readonly width: number,
    /** The part of the law in a window, or, with `left`, the part outside of it; null for the whole law. */
    private readonly part: { window: JumpWindow; right: number; left?: boolean } | null = null,
  ) {}

  /** ln of the bound for one shift. */
  logModulus(shift: number, frequency: number): number {
    const { nodes, theta, part } = this;
    const { pair, samplingRate, inverseVariance } = nodes;
    const [left, right] = this.ends();
    // the bound on a part's share is less smooth than the law
    const step = part === null ? nodes.stepForWidth(this.width, shift) : 0.5 * nodes.stepForWidth(this.width);
    const factor =
      Math.log(step / (nodes.noiseMultiplier * Math.sqrt(2 * Math.PI))) +
      0.5 * shift * shift * inverseVariance -
      nodes.cumulant;
    const line = { pair, samplingRate, inverseVariance, angle: shift * inverseVariance };
    part?.window.setShift(shift, step);
    let sum = 0;
    for (let first = Math.floor(left / step) * step; first <= right; first += MAX_NODES * step) {
      const count = Math.min(MAX_NODES, Math.floor((right - first) / step) + 1);
      const all = lineKernel().moduli(line, { first, step, count }, { factor, theta, frequency });
      sum += part === null ? all : this.sharedTerms(first, step, count);
    }
    return Math.log(sum);
  }

  /** Outcomes between which there is something to bound. */
  private ends(): [number, number] {
    const { nodes, part } = this;
    if (part === null) return [nodes.left, nodes.right];
    const { window, right, left } = part;
    if (left) return [nodes.left, Math.min(right, 2 * window.centre - window.begin)];
    return [Math.max(nodes.left, window.begin), right];
  }

  private sharedTerms(first: number, step: number, count: number): number {
    const { heap } = lineKernel();
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const term = heap[TERM_PLACES + i];
      if (term > NEGLIGIBLE) sum += term * this.shareAt(first + i * step);
    }
    return sum;
  }

  /** An upper bound on the modulus of the part's share at x, on the present line. */
  private shareAt(x: number): number {
    if (this.part === null) return 1;
    const { window, left } = this.part;
    return window.mostAt(left ? 2 * window.centre - x : x);
  }

  /**
   * The smallest ln bound over a few shifts, or one below `enough`. `steepness` is mean |dL/dx| under the
   * tilt; omega sigma^2 steepness is the best shift to second order.
   */
  smallest(frequency: number, steepness: number, enough: number): number {
    const { nodes } = this;
    const { sign } = nodes.pair;
    const variance = nodes.noiseMultiplier * nodes.noiseMultiplier;
    const largest = Math.min(0.7 * Math.PI * variance, MOST_SHIFT * (this.part?.window.width ?? Infinity));
    // what was best at a lower frequency is also best at this one
    const again = this.rises ? this.logModulusRisen(frequency, largest, 0) : Infinity;
    if (again <= enough) return again;
    const value = (shift: number) => this.logModulus(sign * shift, frequency);
    let shift = Math.min(largest, Math.max(1e-4 * this.width, frequency * steepness * variance));
    let best = value(shift);
    let factor = 0.6;
    let failures = 0;
    for (let i = 0; i < 9 && best > enough && failures < 2; i++) {
      if (this.part === null && failures === 0) {
        const vertex = vertexOf(shift, best, -frequency * steepness);
        if (Math.abs(vertex - shift) < NEAR_VERTEX * shift) break;
        factor = Math.max(LEAST_STEP, Math.min(1 / LEAST_STEP, vertex / shift));
      }
      const tried = Math.min(largest, shift * factor);
      const found = tried === shift ? Infinity : value(tried);
      if (found < best) {
        best = found;
        shift = tried;
      } else {
        factor = factor < 1 ? 1.6 : 0.8;
        failures++;
      }
    }
    if (this.rises) return Math.min(best, again);
    // a bound that is nearly small enough will be so a few terms later
    if (!(best > NEARLY_ENOUGH * enough) || sign < 0 || this.part !== null) return best;
    const risen = this.logModulusRisen(frequency, largest, best);
    this.rises = risen < best;
    return Math.min(best, risen);
  }

  private logModulusRisen(frequency: number, largest: number, other: number): number {
    this.valley ??= this.findValley();
    const { centre, before } = this.valley;
    return Math.log(before) < other
      ? this.logModulusRising(centre, Math.min(largest, frequency), frequency)
      : Infinity;
  }

  /**
   * ln of the bound on a line that lies on the real axis around the core, the bulk of tiny losses, which any shift inflates, and rises
   * to the shift where rare jumps, the large losses, begin; Im L >= 0 on all of it. A Gaussian jump is bounded best at a shift
   * of the frequency.
   */
  private logModulusRising(centre: number, shift: number, frequency: number): number {
    const { nodes, theta } = this;
    const { pair, samplingRate, inverseVariance, noiseMultiplier: s, left, right } = nodes;
    const step = 0.5 * nodes.stepForWidth(this.width);
    const factor = Math.log(step / (s * Math.sqrt(2 * Math.PI))) - nodes.cumulant;
    const first = Math.floor(left / step) * step;
    const grid = { first, step, count: Math.floor((right - first) / step) + 1 };
    const line = { pair, samplingRate, inverseVariance, angle: 0 };
    const rise = { shift, centre, rise: RISE * s };
    return Math.log(lineKernel().risingModuli(line, grid, { factor, theta, frequency }, rise));
  }

  /** The place between core and jumps where the tilted law is thinnest, and the mass before it. A line had best rise there. */
  private findValley(): { centre: number; before: number } {
    const { nodes, theta } = this;
    const peak = (nodes.pair.meanUnderP ?? 0) + theta * nodes.pair.sensitivity;
    let [least, centre] = [Infinity, 0.5];
    let [mass, before] = [0, 1];
    for (let i = 0; i < nodes.active; i++) {
      const x = nodes.left + i * nodes.step;
      const exponent = nodes.logWeight[i] + theta * nodes.loss[i] - nodes.cumulant;
      if (x > 0 && x < peak && exponent < least) [least, centre, before] = [exponent, x, mass];
      mass += Math.exp(exponent);
    }
    return { centre, before };
  }
}
