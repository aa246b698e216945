// Products of matrices by the SIMD kernel, in float32, over tables in its memory.
import type { KernelExports } from '../../../../audit/training/wasm/kernel';
import { kernelRoom } from '../../../../audit/training/wasm/kernelRoom';
import type { Products, Table } from './products';

const BYTES = 4;

/**
 * Tables of so many entries each, in the memory of a kernel that belongs to the caller. `most` is the largest number of
 * rows (rounded up to four) times inner, and of inner alone, of any product, for the copies that the kernel makes in its
 * own order.
 */
export function simdProducts<Name extends string>(
  entries: Readonly<Record<Name, number>>,
  most: { rowsTimesInner: number; inner: number },
  kernel: KernelExports,
): Products<Name> {
  const names = Object.keys(entries) as Name[];
  const room = kernelRoom(kernel);
  const places = names.map((name) => room.reserve(entries[name]));
  const packedLeft = room.reserve(most.rowsTimesInner);
  const packedRight = room.reserve(8 * most.inner);
  room.grow();
  room.clear();
  // nothing makes the memory grow from here on, so views stay valid
  const tables = Object.fromEntries(
    names.map((name, i) => [name, new Float32Array(kernel.memory.buffer, places[i], entries[name])]),
  ) as Record<Name, Table>;
  return {
    tables,
    multiply(a, b, out, { rows, inner, columns }, add = false) {
      kernel.multiply(
        a.values.byteOffset,
        BYTES * a.rowStride,
        BYTES * a.columnStride,
        b.values.byteOffset,
        BYTES * b.rowStride,
        BYTES * b.columnStride,
        out.byteOffset,
        rows,
        inner,
        columns,
        add,
        packedLeft,
        packedRight,
      );
    },
    softmax(table, from, count, weight) {
      kernel.softmax(table.byteOffset + BYTES * from, count, weight);
    },
    dot: (table, one, other, count) =>
      kernel.dot(table.byteOffset + BYTES * one, table.byteOffset + BYTES * other, count),
  };
}
