// The compiled SIMD kernel: what it exports, which build this engine can run, one instance with its memory.
import { Defect } from '../../../base/sentences/defect';

/** First free byte. The kernel's own data, its constants, lies below it; tasks and tables are laid out from here on. */
export const FIRST_FREE = 4096;

/** The kernel's exports. Addresses are byte offsets into the instance's memory. */
export interface KernelExports {
  memory: WebAssembly.Memory;
  trainPanel(task: number, firstModel: number, from: number, to: number): void;
  trainModel(task: number, model: number, from: number, to: number): void;
  oneRunLogits(task: number, pack: boolean): void;
  oneRunStep(task: number, step: number): void;
  oneRunStepApart(task: number, step: number): void;
  multiply(
    a: number,
    aRow: number,
    aInner: number,
    b: number,
    bInner: number,
    bColumn: number,
    out: number,
    rows: number,
    inner: number,
    columns: number,
    add: boolean,
    packedRows: number,
    packedColumns: number,
  ): void;
  softmax(row: number, count: number, weight: number): void;
  dot(a: number, b: number, count: number): number;
  philoxBlock(c0: number, c1: number, c2: number, c3: number, key0: number, key1: number, out: number): void;
  normalPair(radius: number, angle: number, out: number): void;
}

/** 'relaxed' fuses multiply and add where the processor can; 'simd' runs wherever 128-bit SIMD does. */
export type KernelBuild = 'relaxed' | 'simd';

export interface Kernel {
  module: WebAssembly.Module;
  build: KernelBuild;
}

/** Body of a function that returns a vector, which only an engine with SIMD accepts. */
const SIMD_PROBE = [0x41, 0x00, 0xfd, 0x0f];
/** Body of a function that returns f32x4.relaxed_madd of three vectors, which only an engine with relaxed SIMD accepts. */
const RELAXED_PROBE = [...SIMD_PROBE, ...SIMD_PROBE, ...SIMD_PROBE, 0xfd, 0x85, 0x02];

function validates(instructions: readonly number[]): boolean {
  const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
  const type = [0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b];
  const functions = [0x03, 0x02, 0x01, 0x00];
  const body = [0x00, ...instructions, 0x0b];
  const code = [0x0a, body.length + 2, 0x01, body.length, ...body];
  return WebAssembly.validate(new Uint8Array([...header, ...type, ...functions, ...code]));
}

/** The fastest build that this engine accepts; null where WebAssembly has no SIMD. */
export function supportedBuild(): KernelBuild | null {
  if (typeof WebAssembly === 'undefined' || !validates(SIMD_PROBE)) return null;
  return validates(RELAXED_PROBE) ? 'relaxed' : 'simd';
}

export function instantiateKernel(kernel: Kernel): KernelExports {
  const imports = {
    env: {
      // the kernel is compiled without assertions and never calls it
      abort() {
        throw new Defect('the training kernel aborted');
      },
    },
  };
  // what a module exports is not known to the type system; the conformance suite runs every one of these
  return new WebAssembly.Instance(kernel.module, imports).exports as unknown as KernelExports;
}
