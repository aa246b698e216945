// A product of two matrices, of any strides: both are copied into the order in which tile.ts reads them. AssemblyScript.
import { ADDED, FROM_ZERO, rowsTile } from './tile';

/** Packs the rows of a in fours, as [row / 4][inner][row % 4]. Rows beyond `rows` are zeros. */
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

/** Packs eight columns of b as [inner][8]. */
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

/**
 * The product out = a b (row-major), or out += a b where `add`. Strides in bytes. `columns` is a multiple of 8. Rows are written in
 * fours, so that `out` has room for a number of rows that is a multiple of four.
 */
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
    const to = out + (<usize>j << 2);
    const inFours = (rows + 3) & ~3;
    if (add) rowsTile(packedRows, <usize>inner << 4, inFours, packedColumns, end, 32, to, width, ADDED);
    else rowsTile(packedRows, <usize>inner << 4, inFours, packedColumns, end, 32, to, width, FROM_ZERO);
  }
}
