// A reference for the speed of training on the processor: a loop of nothing but SIMD multiply-adds on registers, compiled here. It shows
// the most that a core can do in WebAssembly. Training, which also moves data, is slower.
import asc from 'assemblyscript/asc';

/** Number of independent sums: enough to keep two pipelines of latency four busy, and few enough for sixteen registers. */
const SUMS = 12;
const UNROLLED = 4;
/** Number of floating-point operations in one round: a product and a sum in each of four lanes. */
export const ROUND_FLOPS = SUMS * UNROLLED * 4 * 2;

/** Compiles a module whose `run(rounds)` does ROUND_FLOPS operations in each round. `fused` needs relaxed SIMD. */
export async function compileMultiplyAdd(fused: boolean): Promise<number[]> {
  const names = Array.from({ length: SUMS }, (_, i) => `s${i}`);
  const step = (name: string) =>
    fused
      ? `${name} = v128.relaxed_madd<f32>(${name}, a, b);`
      : `${name} = f32x4.add(f32x4.mul(${name}, a), b);`;
  const source = `
    export function run(rounds: i32): f32 {
      const a = f32x4.splat(0.999);
      const b = f32x4.splat(0.001);
      ${names.map((name, i) => `let ${name} = f32x4.splat(${i});`).join('\n')}
      for (let i = 0; i < rounds; i++) {
        ${Array.from({ length: UNROLLED }, () => names.map(step).join(' ')).join('\n')}
      }
      return f32x4.extract_lane(${names.reduce((sum, name) => `f32x4.add(${sum}, ${name})`)}, 0);
    }`;
  const { error, binary, stderr } = await asc.compileString(source, {
    optimizeLevel: 3,
    noAssert: true,
    runtime: 'stub',
    enable: fused ? ['simd', 'relaxed-simd'] : ['simd'],
  });
  if (error || !binary) throw new Error(`The yardstick did not compile: ${stderr.toString()}`);
  return [...binary];
}
