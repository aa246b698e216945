// The line's sums two nodes at a time: the compiled kernel (assembly/kernel.ts) behind the interface of the plain one. Its bytes travel
// with the code, for whoever asks for an epsilon waits for no file.
import { KERNEL_BYTES } from './bytes';
import { HEAP, MAX_NODES, PLACES, REAL, ROW, SUMS, TERMS } from './layout';
import type { Grid, Line, LineKernel, Rise, Sizing, Weighing } from './types';

/** As much of WebAssembly's type as is used here, because the core is compiled without a host's types. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};
declare const atob: (text: string) => string;

/** Byte addresses are offsets into the instance's memory. */
interface Exports {
  memory: { readonly buffer: ArrayBuffer };
  setLine(
    samplingRate: number,
    inverseVariance: number,
    meanUnderP: number,
    meanUnderQ: number,
    cosine: number,
    sine: number,
  ): void;
  turnFourTimes(area: number, row: number, count: number, out: number, byFours: boolean): void;
  prepareFours(area: number, row: number, count: number, frequencyStep: number): void;
  turnAtOnce(area: number, row: number, count: number, frequency: number): void;
  placeNodes(
    area: number,
    row: number,
    places: number,
    room: number,
    first: number,
    step: number,
    count: number,
    angle: number,
    factor: number,
    theta: number,
    frequencyStep: number,
    cut: number,
  ): number;
  moduli(
    out: number,
    first: number,
    step: number,
    count: number,
    factor: number,
    theta: number,
    frequency: number,
  ): number;
  risingModuli(
    first: number,
    step: number,
    count: number,
    factor: number,
    theta: number,
    frequency: number,
    shift: number,
    centre: number,
    rise: number,
  ): number;
  realNodes(
    weights: number,
    losses: number,
    first: number,
    step: number,
    count: number,
    factor: number,
  ): void;
  peakOf(weights: number, losses: number, count: number, theta: number): number;
  moments(weights: number, losses: number, count: number, theta: number, peak: number, out: number): void;
}

/** Bytes of a float64. */
const WIDTH = 8;

/** An instance of the kernel; null if the engine compiles none, because it has no SIMD or a page's policy forbids it. */
function instance(): Exports | null {
  try {
    const bytes = Uint8Array.from(atob(KERNEL_BYTES), (character) => character.charCodeAt(0));
    return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as Exports;
  } catch {
    return null;
  }
}

/** A kernel with a memory of its own. */
export function simdKernel(): LineKernel | null {
  const kernel = instance();
  return kernel && kernelOf(kernel);
}

function kernelOf(kernel: Exports): LineKernel {
  const heap = new Float64Array(kernel.memory.buffer, 0, HEAP);

  function setLine({ pair, samplingRate, inverseVariance, angle }: Line): void {
    kernel.setLine(
      samplingRate,
      inverseVariance,
      pair.meanUnderP ?? 0,
      pair.meanUnderQ ?? 0,
      Math.cos(angle),
      Math.sin(angle),
    );
  }

  function placeNodes(
    area: number,
    line: Line,
    { first, step, count }: Grid,
    { factor, theta, frequencyStep, cut }: Weighing,
  ): number {
    setLine(line);
    return kernel.placeNodes(
      area * WIDTH,
      ROW * WIDTH,
      PLACES * WIDTH,
      MAX_NODES,
      first,
      step,
      count,
      line.angle,
      factor,
      theta,
      frequencyStep,
      cut,
    );
  }

  function moduli(line: Line, { first, step, count }: Grid, { factor, theta, frequency }: Sizing): number {
    setLine(line);
    return kernel.moduli(TERMS * WIDTH, first, step, count, factor, theta, frequency);
  }

  function turnFourTimes(area: number, count: number, byFours: boolean): void {
    kernel.turnFourTimes(area * WIDTH, ROW * WIDTH, count, SUMS * WIDTH, byFours);
  }

  function prepareFours(area: number, count: number, frequencyStep: number): void {
    kernel.prepareFours(area * WIDTH, ROW * WIDTH, count, frequencyStep);
  }

  function turnAtOnce(area: number, count: number, frequency: number): void {
    kernel.turnAtOnce(area * WIDTH, ROW * WIDTH, count, frequency);
  }

  function risingModuli(
    line: Line,
    { first, step, count }: Grid,
    { factor, theta, frequency }: Sizing,
    { shift, centre, rise }: Rise,
  ): number {
    setLine(line);
    return kernel.risingModuli(first, step, count, factor, theta, frequency, shift, centre, rise);
  }

  function placeReal(from: number, line: Line, { first, step, count }: Grid, factor: number): void {
    setLine(line);
    kernel.realNodes((REAL + from) * WIDTH, (REAL + ROW + from) * WIDTH, first, step, count, factor);
  }

  function peakOf(count: number, theta: number): number {
    return kernel.peakOf(REAL * WIDTH, (REAL + ROW) * WIDTH, count, theta);
  }

  function moments(count: number, theta: number, peak: number): void {
    kernel.moments(REAL * WIDTH, (REAL + ROW) * WIDTH, count, theta, peak, SUMS * WIDTH);
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
