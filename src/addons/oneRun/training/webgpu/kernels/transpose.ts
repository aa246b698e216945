// Kernel that reads a table along rows and writes it along columns, through the workgroup's memory, so that neighbouring
// lanes do both side by side.
import { defineKernel } from '../../../../../audit/training/webgpu/trainingKernel';

const SIDE = 16;

/** table[row * stride + column]; result[column * resultStride + row]. */
export const transpose = defineKernel({
  name: 'OneRunTranspose',
  inputs: { table: 1 },
  uniforms: { rows: 'u32', columns: 'u32', stride: 'u32', resultStride: 'u32' },
  workgroup: () => [SIDE, SIDE],
  source: () => /* wgsl */ `
var<workgroup> square: array<f32, ${SIDE * (SIDE + 1)}>;

fn run() {
  let group = workgroupId.y * numWorkgroups.x + workgroupId.x;
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
