// Writes features and labels as an NPZ file, which src/audit/datasets/tableFiles and numpy.load read.
import { strToU8, zipSync } from 'fflate';

/**
 * An array in the NPY format, version 1.0 (NEP 1): the magic bytes, the header's length in little-endian order, the header, padded so that
 * the values start at a multiple of 64, and the values.
 */
function npy(type: string, shape: readonly number[], values: Uint8Array): Uint8Array {
  const tuple = shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(', ')})`;
  const dictionary = `{'descr': '${type}', 'fortran_order': False, 'shape': ${tuple}, }`;
  const header = strToU8(`${dictionary.padEnd(Math.ceil((dictionary.length + 11) / 64) * 64 - 11)}\n`);
  const bytes = new Uint8Array(10 + header.length + values.length);
  bytes.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0, header.length & 0xff, header.length >> 8]);
  bytes.set(header, 10);
  bytes.set(values, 10 + header.length);
  return bytes;
}

/** The NPZ file with the arrays `features` (float32) and `labels` (texts). The features are row-major, with one row for each label. */
export function encodeNpz(features: Float32Array, labels: readonly string[]): Uint8Array {
  const rows = labels.length;
  const numbers = new DataView(new ArrayBuffer(4 * features.length));
  features.forEach((value, i) => {
    numbers.setFloat32(4 * i, value, true);
  });
  const letters = labels.map((label) => Array.from(label, (letter) => letter.codePointAt(0) ?? 0));
  // not spread into Math.max, because there may be more rows than a call can take arguments
  const longest = letters.reduce((most, { length }) => Math.max(most, length), 1);
  const texts = new DataView(new ArrayBuffer(4 * longest * rows));
  letters.forEach((codes, row) => {
    codes.forEach((code, k) => {
      texts.setUint32(4 * (row * longest + k), code, true);
    });
  });
  const bytesOf = ({ buffer }: DataView) => new Uint8Array(buffer as ArrayBuffer);
  return zipSync(
    {
      'features.npy': npy('<f4', [rows, features.length / Math.max(1, rows)], bytesOf(numbers)),
      'labels.npy': npy(`<U${longest}`, [rows], bytesOf(texts)),
    },
    // stored without compression, because float32 numbers hardly shrink, and the file is read again at once
    { level: 0 },
  );
}
