// A product of two matrices, of any strides: four rows by eight columns at a time over copies in reading order. AssemblyScript.
import { multiplyAdd, splat } from './lanes';

/** Rows in fours: [row / 4][inner][row % 4]; those beyond `rows` are zeros. */
function packRows(a: usize, rowStride: usize, innerStride: usize, rows: i32, inner: i32, out: usize): void {
  for (let i = 0; i < rows; i += 4) {
    for (let k = 0; k < 4; k++) {
      let to = out + (<usize>k << 2);
      if (i + k >= rows) {
        for (let l = 0; l < inner; l++, to += 16) store<f32>(to, 0);
        continue;
      }
      let from = a + <usize>(i + k) * rowStride;
      for (let l = 0; l < inner; l++, to += 16, from += innerStride) store<f32>(to, load<f32>(from));
    }
    out += <usize>inner << 4;
  }
}

/** Eight columns: [inner][8]. */
function packColumns(b: usize, innerStride: usize, columnStride: usize, inner: i32, out: usize): void {
  if (columnStride == 4) {
    for (let l = 0; l < inner; l++, out += 32, b += innerStride) {
      v128.store(out, v128.load(b));
      v128.store(out, v128.load(b, 16), 16);
    }
    return;
  }
  for (let l = 0; l < inner; l++, out += 32, b += innerStride) {
    let from = b;
    for (let j: usize = 0; j < 32; j += 4, from += columnStride) store<f32>(out + j, load<f32>(from));
  }
}

@inline function put(out: usize, left: v128, right: v128, add: bool): void {
  v128.store(out, add ? f32x4.add(v128.load(out), left) : left);
  v128.store(out, add ? f32x4.add(v128.load(out, 16), right) : right, 16);
}

/** out (row-major) = a b, or += where `add`. Strides in bytes. `columns` is a multiple of 8; rows are written in fours. */
export function product(
  a: usize, aRow: usize, aInner: usize,
  b: usize, bInner: usize, bColumn: usize,
  out: usize, rows: i32, inner: i32, columns: i32, add: bool,
  packedRows: usize, packedColumns: usize,
): void {
  packRows(a, aRow, aInner, rows, inner, packedRows);
  const width = <usize>columns << 2;
  for (let j = 0; j < columns; j += 8) {
    packColumns(b + <usize>j * bColumn, bInner, bColumn, inner, packedColumns);
    const end = packedColumns + (<usize>inner << 5);
    let x = packedRows;
    for (let i = 0; i < rows; i += 4) {
      let a0 = splat(0), a1 = splat(0), a2 = splat(0), a3 = splat(0);
      let b0 = splat(0), b1 = splat(0), b2 = splat(0), b3 = splat(0);
      for (let w = packedColumns; w < end; w += 32, x += 16) {
        const left = v128.load(w);
        const right = v128.load(w, 16);
        const x0 = v128.load_splat<f32>(x);
        a0 = multiplyAdd(x0, left, a0);
        b0 = multiplyAdd(x0, right, b0);
        const x1 = v128.load_splat<f32>(x, 4);
        a1 = multiplyAdd(x1, left, a1);
        b1 = multiplyAdd(x1, right, b1);
        const x2 = v128.load_splat<f32>(x, 8);
        a2 = multiplyAdd(x2, left, a2);
        b2 = multiplyAdd(x2, right, b2);
        const x3 = v128.load_splat<f32>(x, 12);
        a3 = multiplyAdd(x3, left, a3);
        b3 = multiplyAdd(x3, right, b3);
      }
      const to = out + <usize>i * width + (<usize>j << 2);
      put(to, a0, b0, add);
      put(to + width, a1, b1, add);
      put(to + 2 * width, a2, b2, add);
      put(to + 3 * width, a3, b3, add);
    }
  }
}
