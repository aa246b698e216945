// The operations on matrices and rows that the training of a network needs, in plain float64 and by the SIMD kernel.
import type { KernelExports } from '../../../audit/training/wasm/kernel';
import { kernelRoom } from '../../../audit/training/wasm/kernelRoom';
import { exponential } from '../../../base/numerics/exponential';

export type Table = Float64Array | Float32Array;

/** Entry (i, j) stands at i rowStride + j columnStride, so a transpose is the same table read the other way. */
interface Matrix {
  values: Table;
  rowStride: number;
  columnStride: number;
}

interface Shape {
  rows: number;
  inner: number;
  columns: number;
}

export interface Products<Name extends string> {
  /** Tables by name, zeroed at first. */
  tables: Readonly<Record<Name, Table>>;
  /**
   * Sets out = a b, or adds a b to it. `out` is row-major and `columns` wide, a multiple of 8. Rows may be computed in fours, so
   * that `out` needs room for a multiple of four.
   */
  multiply(a: Matrix, b: Matrix, out: Table, shape: Shape, add?: boolean): void;
  /** Replaces `count` logits from `from` on by `weight` times their softmax. */
  softmax(table: Table, from: number, count: number, weight: number): void;
  /** The inner product of `count` entries of a table from `one` on with as many from `other` on. */
  dot(table: Table, one: number, other: number, count: number): number;
}

export const rowMajor = (values: Table, columns: number): Matrix => ({
  values,
  rowStride: columns,
  columnStride: 1,
});

export const transposed = ({ values, rowStride, columnStride }: Matrix): Matrix => ({
  values,
  rowStride: columnStride,
  columnStride: rowStride,
});

function multiply(a: Matrix, b: Matrix, out: Table, { rows, inner, columns }: Shape, add = false): void {
  for (let i = 0; i < rows; i++) {
    const row = out.subarray(i * columns, (i + 1) * columns);
    if (!add) row.fill(0);
    for (let l = 0; l < inner; l++) {
      const factor = a.values[i * a.rowStride + l * a.columnStride];
      if (factor === 0) continue;
      const from = l * b.rowStride;
      for (let j = 0; j < columns; j++) row[j] += factor * b.values[from + j * b.columnStride];
    }
  }
}

export function softmax(table: Table, from: number, count: number, weight: number): void {
  let largest = -Infinity;
  for (let c = from; c < from + count; c++) largest = Math.max(largest, table[c]);
  let sum = 0;
  for (let c = from; c < from + count; c++) {
    const e = exponential(table[c] - largest);
    table[c] = e;
    sum += e;
  }
  for (let c = from; c < from + count; c++) table[c] *= weight / sum;
}

function dot(table: Table, one: number, other: number, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += table[one + i] * table[other + i];
  return sum;
}

export function referenceProducts<Name extends string>(
  entries: Readonly<Record<Name, number>>,
): Products<Name> {
  const names = Object.keys(entries) as Name[];
  const tables = Object.fromEntries(names.map((name) => [name, new Float64Array(entries[name])]));
  return { tables: tables as Record<Name, Table>, multiply, softmax, dot };
}

const BYTES = 4;

/**
 * Products in float32, in the memory of a kernel that belongs to the caller. `most` has the largest number of rows (rounded up
 * to four) times inner, and of inner alone, of any product, for the copies that the kernel makes in its own order.
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
