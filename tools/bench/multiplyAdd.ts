// The yardstick for training on the processor: a loop of nothing but SIMD multiply-adds on registers, compiled here.
// What a core can do at most in WebAssembly; no training comes near it by moving its data for free.
import asc from 'assemblyscript/asc';

/** Independent sums: enough to keep two pipelines of latency four busy, few enough for sixteen registers. */
const SUMS = 12;
const UNROLLED = 4;
/** Operations of one round: four lanes, a product and a sum each. */
export const ROUND_FLOPS = SUMS * UNROLLED * 4 * 2;

/** A module whose `run(rounds)` does ROUND_FLOPS operations a round. `fused` needs relaxed SIMD. */
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
