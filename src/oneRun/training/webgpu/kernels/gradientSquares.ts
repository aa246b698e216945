// Kernel: squared norms of records' gradients in one layer, which are never formed: the sum over pairs of a
// record's rows of (x_t . x_s)(d_t . d_s), x what comes into the layer and d what its outputs are to change by. See
// ../../network/training.ts.
import { LANES } from '../../../../audit/training/webgpu/dispatch';
import { defineKernel } from '../../../../audit/training/webgpu/trainingKernel';
import { REDUCE } from '../../../../audit/training/webgpu/wgsl/reduce';
import { pairsOf } from '../network/pairMemory';

interface SquaresVariant {
  /** x is a row of numbers, or of tokens, whose inner product counts the places where they are the same. */
  inner: 'numbers' | 'tokens';
  /** Rows of a record, at most: inner products of all pairs are kept in the workgroup's memory. */
  longest: number;
  add: boolean;
}

const term = (inner: SquaresVariant['inner'], a: string, b: string): string =>
  inner === 'tokens' ? `select(0.0, 1.0, ${a} == ${b})` : `${a} * ${b}`;

/** The lanes share one row's product, or have a pair each. */
function products({ inner, longest }: SquaresVariant): string {
  if (longest === 1) {
    return /* wgsl */ `
  var part = 0.0;
  for (var j = localIndex; j < uniforms.width; j += ${LANES}u) {
    let value = x[begin * uniforms.stride + j];
    part += ${term(inner, 'value', 'value')};
  }
  let whole = sumOf(part);
  if (localIndex == 0u) { gram[0] = whole; }`;
  }
  return /* wgsl */ `
  for (var pair = localIndex; pair < count * count; pair += ${LANES}u) {
    let t = pair / count;
    let s = pair % count;
    if (s > t) { continue; }
    var sum = 0.0;
    for (var j = 0u; j < uniforms.width; j++) {
      let a = x[(begin + t) * uniforms.stride + j];
      let b = x[(begin + s) * uniforms.stride + j];
      sum += ${term(inner, 'a', 'b')};
    }
    gram[t * (t + 1u) / 2u + s] = sum;
  }`;
}

/**
 * spans: record i is the chunk's rows spans[i]..spans[i + 1] - 1; x [row][width, padded to stride]; errors
 * [row][outputs]. A workgroup does one record, result[record].
 */
export const gradientSquares = defineKernel({
  name: 'OneRunGradientSquares',
  inputs: { spans: 1, x: 1, errors: 1 },
  uniforms: { records: 'u32', width: 'u32', stride: 'u32', outputs: 'u32' },
  source: (variant: SquaresVariant) => /* wgsl */ `
${REDUCE}
var<workgroup> gram: array<f32, ${pairsOf(variant.longest)}>;

fn run() {
  // no lane may return before the last barrier
  let record = min(group, uniforms.records - 1u);
  let begin = u32(spans[record]);
  let count = u32(spans[record + 1u]) - begin;
  ${products(variant)}
  workgroupBarrier();
  var own = 0.0;
  for (var c = localIndex; c < uniforms.outputs; c += ${LANES}u) {
    for (var t = 0u; t < count; t++) {
      let d = errors[(begin + t) * uniforms.outputs + c];
      var before = 0.0;
      for (var s = 0u; s < t; s++) {
        before += gram[t * (t + 1u) / 2u + s] * errors[(begin + s) * uniforms.outputs + c];
      }
      own += d * (2.0 * before + gram[t * (t + 1u) / 2u + t] * d);
    }
  }
  let sum = sumOf(own);
  if (localIndex == 0u && group < uniforms.records) { result[record] ${variant.add ? '+=' : '='} sum; }
}`,
});
