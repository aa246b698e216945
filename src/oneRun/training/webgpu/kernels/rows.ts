// Kernels over tables of rows: copied, gathered, summed, scaled, turned, and lowered by noise.
import { groupsOf, LANES } from '../../../../audit/training/webgpu/dispatch';
import { defineKernel } from '../../../../audit/training/webgpu/trainingKernel';
import { NORMALS } from '../../../../audit/training/webgpu/wgsl/normal';
import { PHILOX } from '../../../../audit/training/webgpu/wgsl/philox';

export const copy = defineKernel({
  name: 'OneRunCopy',
  inputs: { table: 1 },
  uniforms: { entries: 'u32' },
  source: () => /* wgsl */ `
fn run() {
  if (thread < uniforms.entries) { result[thread] = table[thread]; }
}`,
});

/**
 * list: `count` row numbers; table [row][width]. result[at * stride + j], or transposed result[j * stride + at], is
 * entry j of the row at place `at` of the list.
 */
export const gather = defineKernel({
  name: 'OneRunGather',
  inputs: { table: 1, list: 1 },
  uniforms: { count: 'u32', width: 'u32', stride: 'u32' },
  source: ({ transposed }: { transposed: boolean }) => /* wgsl */ `
fn run() {
  if (thread >= uniforms.count * uniforms.width) { return; }
  // neighbours write neighbouring entries
  ${
    transposed
      ? 'let at = thread % uniforms.count;\n  let j = thread / uniforms.count;'
      : 'let at = thread / uniforms.width;\n  let j = thread % uniforms.width;'
  }
  let value = table[u32(list[at]) * uniforms.width + j];
  result[${transposed ? 'j * uniforms.stride + at' : 'at * uniforms.stride + j'}] = value;
}`,
});

/**
 * A hidden layer over tokens, which adds the weights' rows of the tokens at their places and applies ReLU.
 * tokens [row][window]; weights [place * vocabulary + token][unit]; result[row * stride + unit].
 */
export const embed = defineKernel({
  name: 'OneRunEmbed',
  inputs: { tokens: 1, weights: 1 },
  uniforms: { rows: 'u32', window: 'u32', vocabulary: 'u32', units: 'u32', stride: 'u32' },
  source: () => /* wgsl */ `
fn run() {
  if (thread >= uniforms.rows * uniforms.units) { return; }
  let row = thread / uniforms.units;
  let unit = thread % uniforms.units;
  var sum = 0.0;
  for (var place = 0u; place < uniforms.window; place++) {
    let token = u32(tokens[row * uniforms.window + place]);
    sum += weights[(place * uniforms.vocabulary + token) * uniforms.units + unit];
  }
  result[row * uniforms.stride + unit] = max(0.0, sum);
}`,
});

/**
 * Scales a record's gradient by min(1, R / norm), through the gradients in a layer's outputs. squares: of
 * records' gradients; owners: the record of each of the chunk's rows. In place, result[row * width + j].
 */
export const clipRows = defineKernel({
  name: 'OneRunClipRows',
  inputs: { squares: 1, owners: 1 },
  uniforms: { rows: 'u32', width: 'u32', clippingNorm: 'f32' },
  source: () => /* wgsl */ `
fn run() {
  if (thread >= uniforms.rows * uniforms.width) { return; }
  // a sum over pairs may round below 0
  let norm = sqrt(max(0.0, squares[u32(owners[thread / uniforms.width])]));
  if (norm > uniforms.clippingNorm) { result[thread] *= uniforms.clippingNorm / norm; }
}`,
});

/**
 * Subtracts the rate times the sum of clipped gradients from the weights of a hidden layer over tokens. A
 * list says who adds to each row of weights, so sums have one order and no two lanes add at once. inputs: the rows
 * of weights that were used; uses: of number i of them places starts[i]..starts[i + 1] - 1, each a row of errors
 * [row][unit]. A workgroup does one: result[input * units + unit].
 */
export const descendTokens = defineKernel({
  name: 'OneRunDescendTokens',
  inputs: { inputs: 1, starts: 1, uses: 1, errors: 1 },
  uniforms: { count: 'u32', units: 'u32', rate: 'f32' },
  source: () => /* wgsl */ `
fn run() {
  if (group >= uniforms.count) { return; }
  let input = u32(inputs[group]);
  let end = u32(starts[group + 1u]);
  for (var unit = localIndex; unit < uniforms.units; unit += ${LANES}u) {
    var sum = 0.0;
    for (var at = u32(starts[group]); at < end; at++) {
      sum += errors[u32(uses[at]) * uniforms.units + unit];
    }
    result[input * uniforms.units + unit] -= uniforms.rate * sum;
  }
}`,
});

const SIDE = 16;

/**
 * Reads a table along rows and writes it along columns, through the workgroup's memory, so that neighbouring lanes
 * do both side by side. table[row * stride + column]; result[column * resultStride + row].
 */
export const transpose = defineKernel({
  name: 'OneRunTranspose',
  inputs: { table: 1 },
  uniforms: { rows: 'u32', columns: 'u32', stride: 'u32', resultStride: 'u32' },
  workgroup: () => [SIDE, SIDE],
  source: () => /* wgsl */ `
var<workgroup> square: array<f32, ${SIDE * (SIDE + 1)}>;

fn run() {
  let across = (uniforms.columns + ${SIDE - 1}u) / ${SIDE}u;
  let firstRow = group / across * ${SIDE}u;
  let firstColumn = group % across * ${SIDE}u;
  let row = firstRow + localId.y;
  let column = firstColumn + localId.x;
  if (row < uniforms.rows && column < uniforms.columns) {
    square[localId.y * ${SIDE + 1}u + localId.x] = table[row * uniforms.stride + column];
  }
  workgroupBarrier();
  let toRow = firstRow + localId.x;
  let toColumn = firstColumn + localId.y;
  if (toRow < uniforms.rows && toColumn < uniforms.columns) {
    result[toColumn * uniforms.resultStride + toRow] = square[localId.x * ${SIDE + 1}u + localId.y];
  }
}`,
});

export const transposeGroups = (rows: number, columns: number): number =>
  Math.ceil(rows / SIDE) * Math.ceil(columns / SIDE);

/**
 * result[feature * classes + class] -= scale times normal number `class` of the address (seed, stream, feature,
 * step) of numerics/randomStreams: the same words, so the same normals to float32 rounding. A thread has four
 * classes, one call of the generator.
 */
export const weightNoise = defineKernel({
  name: 'OneRunWeightNoise',
  inputs: {},
  uniforms: { features: 'u32', classes: 'u32', seed: 'u32', stream: 'u32', step: 'u32', scale: 'f32' },
  source: () => /* wgsl */ `
${PHILOX}
${NORMALS}
fn run() {
  let blocks = (uniforms.classes + 3u) / 4u;
  if (thread >= uniforms.features * blocks) { return; }
  let feature = thread / blocks;
  let block = thread % blocks;
  let words = philox(vec4<u32>(block, feature, uniforms.step, uniforms.stream), vec2<u32>(uniforms.seed, 0u));
  let noise = uniforms.scale * normals(words);
  for (var j = 0u; j < 4u && 4u * block + j < uniforms.classes; j++) {
    result[feature * uniforms.classes + 4u * block + j] -= noise[j];
  }
}`,
});

export const noiseGroups = (features: number, classes: number): number =>
  groupsOf(features * Math.ceil(classes / 4));
