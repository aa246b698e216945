// The computations at every quadrature node of a line (layout.ts), which are done thousands of times for one epsilon, and their memory. The
// compiled kernel (assembly/kernel.ts) computes two nodes at a time. If the engine has no SIMD, the plain kernel computes the
// same sums up to rounding. The compiled bytes are part of the code, so that no file has to be loaded before an epsilon.
import { KERNEL_BYTES } from './bytes';
import {
  HEAP,
  type LineKernel,
  MAX_NODES,
  PLACES,
  REAL,
  ROW,
  type ShiftedLine,
  SUMS,
  TERM_PLACES,
} from './layout';
import { plainKernel } from './plainKernel';

/** A part of WebAssembly's type, because this code is compiled without the types of a browser or of Node. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};
declare const atob: (text: string) => string;

/** An export of the kernel: assembly/kernel.ts has its parameters; addresses are offsets in bytes into the instance's memory. */
type Export = (...given: (number | boolean)[]) => number;

type Name =
  | 'setLine'
  | 'turnFourTimes'
  | 'prepareFours'
  | 'turnAtOnce'
  | 'placeNodes'
  | 'moduli'
  | 'risingModuli'
  | 'realNodes'
  | 'peakOf'
  | 'moments';
type Exports = Readonly<Record<Name, Export>> & { memory: { readonly buffer: ArrayBuffer } };

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

export function simdKernel(): LineKernel | null {
  const kernel = instance();
  return kernel && kernelOf(kernel);
}

function kernelOf(kernel: Exports): LineKernel {
  const row = ROW * WIDTH;
  const [weights, losses] = [REAL * WIDTH, (REAL + ROW) * WIDTH];

  function setLine({ pair, samplingRate, inverseVariance, angle }: ShiftedLine): void {
    const [underP, underQ] = [pair.meanUnderP ?? 0, pair.meanUnderQ ?? 0];
    kernel.setLine(samplingRate, inverseVariance, underP, underQ, Math.cos(angle), Math.sin(angle));
  }

  return {
    realOf: null,
    heap: new Float64Array(kernel.memory.buffer, 0, HEAP),
    placeNodes(area, line, { first, step, count }, { factor, theta, frequencyStep, cut }) {
      setLine(line);
      const room = [area * WIDTH, row, PLACES * WIDTH, MAX_NODES];
      return kernel.placeNodes(...room, first, step, count, line.angle, factor, theta, frequencyStep, cut);
    },
    moduli(line, { first, step, count }, { factor, theta, frequency }) {
      setLine(line);
      return kernel.moduli(TERM_PLACES * WIDTH, first, step, count, factor, theta, frequency);
    },
    risingModuli(line, { first, step, count }, { factor, theta, frequency }, { shift, centre, rise }) {
      setLine(line);
      return kernel.risingModuli(first, step, count, factor, theta, frequency, shift, centre, rise);
    },
    placeReal(from, line, { first, step, count }, factor) {
      setLine(line);
      kernel.realNodes(weights + from * WIDTH, losses + from * WIDTH, first, step, count, factor);
    },
    turnFourTimes(area, count, byFours) {
      kernel.turnFourTimes(area * WIDTH, row, count, SUMS * WIDTH, byFours);
    },
    prepareFours(area, count, frequencyStep) {
      kernel.prepareFours(area * WIDTH, row, count, frequencyStep);
    },
    turnAtOnce(area, count, frequency) {
      kernel.turnAtOnce(area * WIDTH, row, count, frequency);
    },
    peakOf: (count, theta) => kernel.peakOf(weights, losses, count, theta),
    moments(count, theta, peak) {
      kernel.moments(weights, losses, count, theta, peak, SUMS * WIDTH);
    },
  };
}

let chosen: LineKernel | null = null;

/** The one kernel that all callers share; it is synchronous. */
export function lineKernel(): LineKernel {
  chosen ??= simdKernel() ?? plainKernel();
  return chosen;
}
