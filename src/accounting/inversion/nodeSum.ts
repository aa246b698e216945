// A sum over quadrature nodes: E[e^{z L}] with the loss L of one step, followed along equally spaced points z of a contour (contour.ts)
// by one complex multiplication for each node and frequency. A line here is a line Im x = shift of complex outcomes x, on which the nodes
// lie. contour.ts decides which.

import { Defect } from '../../base/sentences/defect';
import { type JumpWindow, SHARE_ERROR } from './jumpWindow';
import { GROUP, type JUMPS, PLACES, ROW, type ShiftedLine, SUMS, WHOLE_LINE } from './kernel/layout';
import { lineKernel } from './kernel/lineKernel';
import { FOURS_FROM, LineRounding, TURNED_AT_ONCE } from './lineRounding';
import type { StepNodes } from './query';

/** The part of one step's law in a window (jumpWindow.ts), for outcomes up to `right`. `mass` is its share of the tilted mass. */
export interface WindowPart {
  readonly window: JumpWindow;
  readonly mass: number;
  readonly right: number;
}

/** The number of frequencies in one pass over the nodes. */
const BLOCK = 4;
/** Nodes that have fallen so many nats below the least weight that is placed are left out, because weights only get smaller. */
const SPENT = 3;

/** The sum whose nodes lie in each area. Only the sum that last placed nodes in an area can continue. */
const owners = new Map<number, NodeSum>();

export class NodeSum {
  re = 0;
  im = 0;
  /** Bounds on the rounding of the sum. */
  rounding: LineRounding | null = null;
  /** The nodes that still matter: the first one's index in the area, and their number. */
  private from = 0;
  private count = 0;
  /** The square of a modulus below which a weight no longer matters. */
  private negligible = 0;
  private frequencyStep = 0;
  /** How far the weights have been turned, in frequencies, and from where on by fours. */
  private turned = 0;
  private foursFrom = FOURS_FROM;
  /** The sums up to the frequency that the weights have been turned to, and how many are still ahead. */
  private readonly next = new Float64Array(2 * BLOCK);
  private unread = 0;

  /** A sum whose nodes lie in an area of the kernel's memory, which is shared by all sums of that area. */
  constructor(private readonly area: typeof WHOLE_LINE | typeof JUMPS = WHOLE_LINE) {}

  /** Places the nodes on the real x line. */
  placeReal(nodes: StepNodes, theta: number, frequencyStep: number): void {
    const { loss, logWeight, cumulant, pair, samplingRate, inverseVariance } = nodes;
    const { heap } = lineKernel();
    const cut = -(nodes.accuracy + 4);
    let end = this.area;
    for (let i = 0; i < nodes.active; i++) {
      const exponent = logWeight[i] + theta * loss[i] - cumulant;
      if (exponent < cut) continue;
      const turn = frequencyStep * loss[i];
      heap[end] = Math.exp(exponent);
      heap[end + ROW] = 0;
      heap[PLACES + end - this.area] = nodes.left + i * nodes.step;
      heap[end + 2 * ROW] = Math.cos(turn);
      heap[end + 3 * ROW] = Math.sin(turn);
      heap[end + 4 * ROW] = loss[i];
      heap[end++ + 5 * ROW] = 0;
    }
    this.start(end - this.area, { pair, samplingRate, inverseVariance, angle: 0 }, theta, frequencyStep);
  }

  /**
   * Places the nodes on Im x = shift, for an integrand of the given width, or for a part of it if one is given. `shift`
   * has the pair's sign, which makes Im L >= 0. Returns false if there are too many nodes.
   */
  placeShifted(
    nodes: StepNodes,
    theta: number,
    frequencyStep: number,
    shift: number,
    width: number,
    part: WindowPart | null = null,
    closeness = 1,
  ): boolean {
    const { pair, samplingRate, inverseVariance, noiseMultiplier, cumulant, accuracy } = nodes;
    // nodes are compared with the part's own mass, which may be small
    const cut = -(accuracy + 4) + (part === null ? 0 : Math.min(0, Math.log(part.mass)));
    const wanted = (2 * Math.PI * Math.abs(shift)) / (accuracy + (2 * shift * shift) / (width * width));
    const step = wanted / closeness;
    const factor =
      Math.log(step / (noiseMultiplier * Math.sqrt(2 * Math.PI))) +
      0.5 * shift * shift * inverseVariance -
      cumulant;
    const [left, right] =
      part === null ? [nodes.left, nodes.right] : [Math.max(nodes.left, part.window.begin), part.right];
    const first = Math.floor(left / step) * step;
    const line = { pair, samplingRate, inverseVariance, angle: shift * inverseVariance };
    const count = lineKernel().placeNodes(
      this.area,
      line,
      { first, step, count: Math.max(0, Math.floor((right - first) / step) + 1) },
      { factor, theta, frequencyStep, cut },
    );
    if (count < 0) return false;
    part?.window.setShift(shift, step);
    const kept = part === null ? count : this.keepPart(count, part.window, cut);
    this.start(kept, line, theta, frequencyStep);
    if (part !== null) this.rounding?.addFactor(SHARE_ERROR);
    this.negligible = Math.exp(2 * (cut - SPENT));
    return true;
  }

  /** Multiplies the nodes just placed by their share of a window, keeps those that still count, and returns their number. */
  private keepPart(count: number, window: JumpWindow, cut: number): number {
    const { heap } = lineKernel();
    let end = this.area;
    for (let i = 0; i < count; i++) {
      const at = this.area + i;
      window.moveTo(heap[PLACES + i]);
      const re = heap[at] * window.re - heap[at + ROW] * window.im;
      const im = heap[at] * window.im + heap[at + ROW] * window.re;
      if (re * re + im * im < Math.exp(2 * cut)) continue;
      heap[end] = re;
      heap[end + ROW] = im;
      heap[PLACES + end - this.area] = heap[PLACES + i];
      for (let row = 2; row < 6; row++) heap[end + row * ROW] = heap[at + row * ROW];
      end++;
    }
    return end - this.area;
  }

  private start(count: number, line: ShiftedLine, theta: number, frequencyStep: number): void {
    const { area } = this;
    const { heap } = lineKernel();
    const end = area + count;
    owners.set(area, this);
    this.from = area;
    this.count = count;
    this.negligible = 0;
    this.frequencyStep = frequencyStep;
    this.turned = 0;
    this.foursFrom = FOURS_FROM;
    this.unread = 0;
    this.re = 0;
    this.im = 0;
    for (let at = area; at < end; ) {
      let [re, im] = [0, 0];
      for (const until = Math.min(end, at + GROUP); at < until; at++) {
        re += heap[at];
        im += heap[at + ROW];
      }
      this.re += re;
      this.im += im;
    }
    const rounding = new LineRounding(line, theta, frequencyStep, count);
    rounding.addPlaced(heap, area, count, Math.abs(this.re));
    this.rounding = rounding;
    // nodes are turned in pairs
    for (let row = 0; row < 6; row++) heap[end + row * ROW] = 0;
    for (let row = 0; row < 2; row++) {
      heap.copyWithin(area + (row + 6) * ROW, area + row * ROW, end + 1 + row * ROW);
    }
  }

  /** To be called after a placement: turns are then taken by fours from the first frequency on, which takes longer and rounds less. */
  turnExactly(): void {
    this.foursFrom = 0;
    if (this.rounding) this.rounding.foursFrom = 0;
  }

  advance(): void {
    if (this.unread === 0) this.turnFourTimes();
    const i = BLOCK - this.unread--;
    this.re = this.next[i];
    this.im = this.next[i + BLOCK];
  }

  /** The sum `frequencies` ahead, by raising each node's turn to that power. */
  ahead(frequencies: number): [number, number] {
    const { heap } = lineKernel();
    this.mustOwn();
    // the weights are turned to the last frequency that will still be read
    const turns = frequencies - this.unread;
    if (turns < 0) throw new Defect(`frequencies is ${frequencies}. Look further ahead than ${BLOCK}.`);
    let sumRe = 0;
    let sumIm = 0;
    for (let at = this.from; at < this.from + this.count; at++) {
      let re = heap[at];
      let im = heap[at + ROW];
      let powerRe = heap[at + 2 * ROW];
      let powerIm = heap[at + 3 * ROW];
      for (let rest = turns; rest > 0; rest >>= 1) {
        if (rest & 1) [re, im] = [re * powerRe - im * powerIm, re * powerIm + im * powerRe];
        [powerRe, powerIm] = [powerRe * powerRe - powerIm * powerIm, 2 * powerRe * powerIm];
      }
      sumRe += re;
      sumIm += im;
    }
    return [sumRe, sumIm];
  }

  /** The next four frequencies in one pass: a node is loaded once, and no sum waits for its own last term. */
  private turnFourTimes(): void {
    const kernel = lineKernel();
    this.mustOwn();
    const { turned, frequencyStep, foursFrom } = this;
    if (turned === foursFrom) kernel.prepareFours(this.from, this.count, frequencyStep);
    if (turned > 0 && (turned === foursFrom || turned % TURNED_AT_ONCE === 0)) {
      kernel.turnAtOnce(this.from, this.count, turned * frequencyStep);
      this.leaveOutSpent(kernel.heap);
    }
    kernel.turnFourTimes(this.from, this.count, turned >= foursFrom);
    this.turned += BLOCK;
    for (let i = 0; i < 2 * BLOCK; i++) this.next[i] = kernel.heap[SUMS + i];
    this.unread = BLOCK;
  }

  /** Leaves out nodes at either end that have decayed to nothing, and go on decaying because Im L >= 0. */
  private leaveOutSpent(heap: Float64Array): void {
    const { negligible } = this;
    const isSpent = (at: number) => heap[at] * heap[at] + heap[at + ROW] * heap[at + ROW] < negligible;
    let { from } = this;
    let end = from + this.count;
    while (end > from && isSpent(end - 1)) end--;
    while (from < end && isSpent(from)) from++;
    if (end < this.from + this.count) for (const row of [0, 1, 6, 7]) heap[end + row * ROW] = 0;
    this.from = from;
    this.count = end - from;
  }

  private mustOwn(): void {
    if (owners.get(this.area) !== this)
      throw new Defect('Another sum has placed its nodes. Place these anew.');
  }
}
