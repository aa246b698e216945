// The rows that a step of one model passes over, in WGSL: every row of the table, each with its mask, or the rows of the model's batch
// alone, which kernels/batches.ts has listed beforehand. A slot is a place in that list, or the row itself where every row
// is passed over; `uniforms.slot` is something else, the row under attack.
import { u32 } from '../../fields';
import { BATCH_MASK, BATCH_UNIFORMS } from './batchMask';
import { PHILOX } from './philox';

/**
 * The variant of a kernel: `sampled` if it passes over the listed batch alone, which is its input `batches`, and else over every row.
 * The uniform `sampled` says something else, that batches are drawn by coins.
 */
export interface PassedRows {
  sampled: boolean;
}

/**
 * Uniforms that {@link batchSlots} reads. `batch` is the place in `batches` at which the lists of a step begin, those of all models
 * interleaved.
 */
export const ROW_UNIFORMS = { ...BATCH_UNIFORMS, ...u32('rows models batch') } as const;

/** Length of a model's list for one step: the count of its rows, then their indices in ascending order, with room for all rows. */
export const listLength = (rows: number): number => rows + 1;

/**
 * fn slotsOf(model) is the number of slots, and fn rowOf(slot, model) the row of a slot below that number. `model` counts
 * from the block's first, and batches[batch + i * models + model] is entry i of the model's list.
 */
export function batchSlots({ sampled }: PassedRows): string {
  return sampled
    ? /* wgsl */ `
fn slotsOf(model: u32) -> u32 { return u32(batches[uniforms.batch + model]); }
fn rowOf(slot: u32, model: u32) -> u32 { return u32(batches[uniforms.batch + (slot + 1u) * uniforms.models + model]); }`
    : /* wgsl */ `
fn slotsOf(model: u32) -> u32 { return uniforms.rows; }
fn rowOf(slot: u32, model: u32) -> u32 { return slot; }`;
}

/**
 * The functions of batchSlots, clipFactor of BATCH_MASK, and the constants of four slots from 4 block on: labelsOf, normsOf and maskOf.
 * The first two need the input `records`: for every four rows their labels, then the norms of their inputs with a 1 appended. Values of
 * slots that do not exist mean nothing.
 */
export function batchRecords({ sampled }: PassedRows): string {
  const functions = sampled
    ? /* wgsl */ `
fn constantOf(constant: u32, block: u32, model: u32) -> vec4<f32> {
  let slots = slotsOf(model);
  var four = vec4<f32>(0.0);
  for (var j = 0u; j < 4u && 4u * block + j < slots; j++) {
    let row = rowOf(4u * block + j, model);
    four[j] = records[2u * (row >> 2u) + constant][row & 3u];
  }
  return four;
}
fn maskOf(block: u32, model: u32) -> vec4<f32> { return vec4<f32>(1.0); }`
    : /* wgsl */ `
fn constantOf(constant: u32, block: u32, model: u32) -> vec4<f32> { return records[2u * block + constant]; }
fn maskOf(block: u32, model: u32) -> vec4<f32> {
  return batchMask(block, uniforms.firstModel + model, uniforms.step);
}`;
  return /* wgsl */ `
${PHILOX}
${BATCH_MASK}
${batchSlots({ sampled })}
${functions}
fn labelsOf(block: u32, model: u32) -> vec4<f32> { return constantOf(0u, block, model); }
fn normsOf(block: u32, model: u32) -> vec4<f32> { return constantOf(1u, block, model); }`;
}
