// The line's sums a node at a time, by the engine's own exp, ln, sine and arctangent: what runs where there is no SIMD, and the oracle
// of the compiled kernel.
import { ComplexStepLoss } from '../loss';
import { HEAP, MAX_NODES, PLACES, ROW, SUMS, TERMS } from './layout';
import type { Grid, Line, LineKernel, Sizing, Weighing } from './types';

function lossOn({ pair, samplingRate, inverseVariance, angle }: Line): ComplexStepLoss {
  const loss = new ComplexStepLoss(pair, samplingRate, inverseVariance);
  loss.setAngle(angle);
  return loss;
}

const gaussAt = ({ inverseVariance }: Line, x: number): number => -0.5 * x * x * inverseVariance;

/** A kernel with a memory of its own. */
export function plainKernel(): LineKernel {
  const heap = new Float64Array(HEAP);

  function turnFourTimes(area: number, count: number): void {
    heap.fill(0, SUMS, SUMS + 8);
    for (let at = area; at < area + count; at++) {
      let re = heap[at] as number;
      let im = heap[at + ROW] as number;
      const cosine = heap[at + 2 * ROW] as number;
      const sine = heap[at + 3 * ROW] as number;
      for (let k = SUMS; k < SUMS + 4; k++) {
        const next = re * cosine - im * sine;
        im = re * sine + im * cosine;
        re = next;
        heap[k] = (heap[k] as number) + re;
        heap[k + 4] = (heap[k + 4] as number) + im;
      }
      heap[at] = re;
      heap[at + ROW] = im;
    }
  }

  function placeNodes(
    area: number,
    line: Line,
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
      heap[PLACES + placed++] = x;
    }
    return placed;
  }

  function moduli(line: Line, { first, step, count }: Grid, { factor, theta, frequency }: Sizing): number {
    const at = lossOn(line);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const x = first + i * step;
      at.moveTo(x);
      const exponent = factor + gaussAt(line, x) + at.baseRe + theta * at.lossRe - frequency * at.lossIm;
      const modulus = Math.exp(exponent);
      heap[TERMS + i] = modulus;
      sum += modulus;
    }
    return sum;
  }

  return { heap, turnFourTimes, placeNodes, moduli };
}
