// The functions of a kernel (layout.ts), one quadrature node at a time, by the engine's own exp, ln, sine and arctangent. This kernel runs
// where there is no SIMD, and it is the oracle of the compiled kernel.
import { ComplexStepLoss, logOverNoise } from '../loss';
import {
  GROUP,
  type Grid,
  HEAP,
  type LineKernel,
  MAX_NODES,
  PLACES,
  REAL,
  type Rise,
  ROW,
  type ShiftedLine,
  type Sizing,
  SUMS,
  TERM_PLACES,
  type Weighing,
} from './layout';

function lossOn({ pair, samplingRate, inverseVariance, angle }: ShiftedLine): ComplexStepLoss {
  const loss = new ComplexStepLoss(pair, samplingRate, inverseVariance);
  loss.setAngle(angle);
  return loss;
}

const gaussAt = ({ inverseVariance }: ShiftedLine, x: number): number => -0.5 * x * x * inverseVariance;

export function plainKernel(): LineKernel {
  const heap = new Float64Array(HEAP);

  function turnFourTimes(area: number, count: number, byFours: boolean): void {
    heap.fill(0, SUMS, SUMS + 8);
    // two nodes side by side, as on two lanes
    const parts = [new Float64Array(8), new Float64Array(8)] as const;
    for (let at = area; at < area + count; ) {
      for (const part of parts) part.fill(0);
      for (const until = Math.min(area + count, at + GROUP); at < until; at++) {
        const part = parts[((at - area) & 1) as 0 | 1];
        const [first, firstIm] = [heap[at] as number, heap[at + ROW] as number];
        let [re, im] = [first, firstIm];
        let cosine = heap[at + 2 * ROW] as number;
        let sine = heap[at + 3 * ROW] as number;
        for (let k = 0; k < 4; k++) {
          if (k === 3 && byFours) {
            [re, im] = [first, firstIm];
            cosine = heap[at + 8 * ROW] as number;
            sine = heap[at + 9 * ROW] as number;
          }
          const next = re * cosine - im * sine;
          im = re * sine + im * cosine;
          re = next;
          part[k] = (part[k] as number) + re;
          part[k + 4] = (part[k + 4] as number) + im;
        }
        heap[at] = re;
        heap[at + ROW] = im;
      }
      for (let k = 0; k < 8; k++) {
        heap[SUMS + k] = (heap[SUMS + k] as number) + ((parts[0][k] as number) + (parts[1][k] as number));
      }
    }
  }

  /** e^{i frequency loss} of the node at an address. */
  function turnOf(at: number, frequency: number): readonly [re: number, im: number] {
    const decay = Math.exp(-frequency * (heap[at + 5 * ROW] as number));
    const turn = frequency * (heap[at + 4 * ROW] as number);
    return [decay * Math.cos(turn), decay * Math.sin(turn)];
  }

  function prepareFours(area: number, count: number, frequencyStep: number): void {
    for (let at = area; at < area + count; at++) {
      [heap[at + 8 * ROW], heap[at + 9 * ROW]] = turnOf(at, 4 * frequencyStep);
    }
  }

  function turnAtOnce(area: number, count: number, frequency: number): void {
    for (let at = area; at < area + count; at++) {
      const [cosine, sine] = turnOf(at, frequency);
      const re = heap[at + 6 * ROW] as number;
      const im = heap[at + 7 * ROW] as number;
      heap[at] = re * cosine - im * sine;
      heap[at + ROW] = re * sine + im * cosine;
    }
  }

  function placeNodes(
    area: number,
    line: ShiftedLine,
    { first, step, count }: Grid,
    { factor, theta, frequencyStep, cut }: Weighing,
  ): number {
    const at = lossOn(line);
    let placed = 0;
    for (let i = 0; i < count; i++) {
      const x = first + i * step;
      at.moveTo(x);
      const exponent = factor + gaussAt(line, x) + at.baseRe + theta * at.lossRe;
      if (exponent < cut) continue;
      if (placed === MAX_NODES) return -1;
      const modulus = Math.exp(exponent);
      const phase = at.baseIm - x * line.angle + theta * at.lossIm;
      const decay = Math.exp(-frequencyStep * at.lossIm);
      const turn = frequencyStep * at.lossRe;
      heap[area + placed] = modulus * Math.cos(phase);
      heap[area + ROW + placed] = modulus * Math.sin(phase);
      heap[area + 2 * ROW + placed] = decay * Math.cos(turn);
      heap[area + 3 * ROW + placed] = decay * Math.sin(turn);
      heap[area + 4 * ROW + placed] = at.lossRe;
      heap[area + 5 * ROW + placed] = at.lossIm;
      heap[PLACES + placed++] = x;
    }
    return placed;
  }

  function moduli(
    line: ShiftedLine,
    { first, step, count }: Grid,
    { factor, theta, frequency }: Sizing,
  ): number {
    const at = lossOn(line);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const x = first + i * step;
      at.moveTo(x);
      const exponent = factor + gaussAt(line, x) + at.baseRe + theta * at.lossRe - frequency * at.lossIm;
      const modulus = Math.exp(exponent);
      heap[TERM_PLACES + i] = modulus;
      sum += modulus;
    }
    return sum;
  }

  function risingModuli(
    line: ShiftedLine,
    { first, step, count }: Grid,
    { factor, theta, frequency }: Sizing,
    { shift, centre, rise }: Rise,
  ): number {
    const { inverseVariance } = line;
    const at = lossOn(line);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const x = first + i * step;
      const share = 1 / (1 + Math.exp((centre - x) / rise));
      const y = shift * share;
      at.setAngle(y * inverseVariance);
      at.moveTo(x);
      const gauss = 0.5 * (y * y - x * x) * inverseVariance;
      const exponent = factor + gauss + at.baseRe + theta * at.lossRe - frequency * at.lossIm;
      sum += Math.exp(exponent) * Math.hypot(1, (y * (1 - share)) / rise);
    }
    return sum;
  }

  function placeReal(from: number, line: ShiftedLine, { first, step, count }: Grid, factor: number): void {
    const { pair, samplingRate, inverseVariance } = line;
    for (let i = 0; i < count; i++) {
      const x = first + i * step;
      const base = logOverNoise(pair.meanUnderP, samplingRate, inverseVariance, x);
      heap[REAL + from + i] = factor + gaussAt(line, x) + base;
      heap[REAL + ROW + from + i] = base - logOverNoise(pair.meanUnderQ, samplingRate, inverseVariance, x);
    }
  }

  /** ln weight + theta loss of a node of the real line. */
  const tilted = (i: number, theta: number): number =>
    (heap[REAL + i] as number) + theta * (heap[REAL + ROW + i] as number);

  function peakOf(count: number, theta: number): number {
    let most = -Infinity;
    for (let i = 0; i < count; i++) most = Math.max(most, tilted(i, theta));
    return most;
  }

  function moments(count: number, theta: number, peak: number): void {
    heap.fill(0, SUMS, SUMS + 3);
    for (let i = 0; i < count; i++) {
      const loss = heap[REAL + ROW + i] as number;
      let weighed = Math.exp(tilted(i, theta) - peak);
      for (let k = 0; k < 3; k++, weighed *= loss) heap[SUMS + k] = (heap[SUMS + k] as number) + weighed;
    }
  }

  return {
    realOf: null,
    risingModuli,
    placeReal,
    peakOf,
    moments,
    heap,
    turnFourTimes,
    prepareFours,
    turnAtOnce,
    placeNodes,
    moduli,
  };
}
