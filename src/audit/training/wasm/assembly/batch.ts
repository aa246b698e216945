// Membership of a model's batch: the coins of one step, then the canary slot's rules. AssemblyScript.
import { next0, next1, next2, next3, word0, word1, word2, word3 } from './draws';
import { drawQuads } from './blocks';
import { Task } from './task';

/** The sign of a gradient canary in the batch that was sampled last: +1 in world 0, -1 in world 1, or 0 if it is not in the batch. */
export let canarySign: f32 = 0;

/**
 * Writes the row numbers of a batch from `batch` on, filled up to a multiple of four with the row of zeros, and returns their
 * end. Needs room for four more row numbers than there are coins.
 */
export function sampleBatch(task: Task, batch: usize, model: u32): usize {
  let end = batch;
  canarySign = 0;
  for (let row = 0; row < task.coins; row += 64) {
    const here = min<i32>(64, task.coins - row);
    let joins: u64 = -1;
    if (!task.everyRow) {
      joins = 0;
      for (let part = 0; part < here; part += 32) joins |= coinsOf32(task, row + part) << part;
      joins = inRowOrder(joins);
    }
    joins &= u64.MAX_VALUE >> (64 - here);
    end = appendRows(task, joins, model, row, end);
  }
  for (; (end - batch) & 15; end += 4) store<i32>(end, task.zeroRow);
  return end;
}

/** Coins of the rows row .. row + 31, set for those that join: bit 4 w + b is row + 4 b + w, bit 16 + 4 w + b row + 16 + 4 b + w. */
@inline function coinsOf32(task: Task, row: i32): u64 {
  const threshold = i32x4.splat(task.maskThreshold);
  // lane b holds rows row + 4 b ..; word w of it row + 4 b + w
  drawQuads(row, task.maskStream);
  return bitsBelow(word0, word1, word2, word3, threshold) | (bitsBelow(next0, next1, next2, next3, threshold) << 16);
}

@inline function bitsBelow(a: v128, b: v128, c: v128, d: v128, threshold: v128): u64 {
  const low = i16x8.narrow_i32x4_s(i32x4.lt_u(a, threshold), i32x4.lt_u(b, threshold));
  const high = i16x8.narrow_i32x4_s(i32x4.lt_u(c, threshold), i32x4.lt_u(d, threshold));
  return <u64>i8x16.bitmask(i8x16.narrow_i16x8_s(low, high));
}

/** Moves bit 4 w + b of every sixteen bits to bit 4 b + w, which transposes squares of four by four bits. */
@inline function inRowOrder(bits: u64): u64 {
  const near = (bits ^ (bits >> 3)) & 0x0a0a0a0a0a0a0a0a;
  bits ^= near ^ (near << 3);
  const far = (bits ^ (bits >> 6)) & 0x00cc00cc00cc00cc;
  return bits ^ far ^ (far << 6);
}

/**
 * Appends row + b for every bit b that is set. The canary's slot is an exception: a gradient canary sets canarySign and gives
 * no row, and a record canary gives the substitute's row in world 1.
 */
@inline function appendRows(task: Task, joins: u64, model: u32, row: i32, end: usize): usize {
  let substitute: usize = 0;
  if (<u32>(task.slot - row) < 64) {
    const slot = joins & (<u64>1 << (task.slot - row));
    if (slot != 0 && task.canaryIndex >= 0) {
      canarySign = model & 1 ? -1 : 1;
      joins ^= slot;
    } else if (slot != 0 && task.substituteRow >= 0 && model & 1) {
      substitute = end + (<usize>popcnt<u64>(joins & (slot - 1)) << 2);
    }
  }
  // the loop goes from one row that joins to the next, because a branch for each coin would often be mispredicted. So would
  // the end of a loop over single rows: rows are written in fours, and those beyond the last are overwritten or never read
  const stop = end + (<usize>popcnt<u64>(joins) << 2);
  for (; end < stop; end += 16) {
    store<i32>(end, row + <i32>ctz<u64>(joins));
    joins &= joins - 1;
    store<i32>(end, row + <i32>ctz<u64>(joins), 4);
    joins &= joins - 1;
    store<i32>(end, row + <i32>ctz<u64>(joins), 8);
    joins &= joins - 1;
    store<i32>(end, row + <i32>ctz<u64>(joins), 12);
    joins &= joins - 1;
  }
  if (substitute != 0) store<i32>(substitute, task.substituteRow);
  return stop;
}
