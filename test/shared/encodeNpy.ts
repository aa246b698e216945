// Writes NumPy array files for tests.

type Type = 'f4' | 'f8' | 'i1' | 'i2' | 'i4' | 'i8' | 'u1' | 'u2' | 'u4' | 'u8' | 'b1';

interface Options {
  shape: readonly number[];
  /** Values in row-major order. */
  values: Float64Array;
  type?: Type;
  littleEndian?: boolean;
  fortran?: boolean;
  version?: number;
}

export function encodeNpy({
  shape,
  values,
  type = 'f8',
  littleEndian = true,
  fortran = false,
  version = 1,
}: Options): Uint8Array {
  const size = Number(type.slice(1));
  const order = size === 1 ? '|' : littleEndian ? '<' : '>';
  const tuple = shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(', ')})`;
  const dictionary = `{'descr': '${order}${type}', 'fortran_order': ${fortran ? 'True' : 'False'}, 'shape': ${tuple}, }`;
  const prefix = version === 1 ? 10 : 12;
  const length = Math.ceil((prefix + dictionary.length + 1) / 64) * 64 - prefix;
  const header = `${dictionary.padEnd(length - 1)}\n`;
  const bytes = new Uint8Array(prefix + length + values.length * size);
  const view = new DataView(bytes.buffer);
  bytes.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, version, 0]);
  if (version === 1) view.setUint16(8, length, true);
  else view.setUint32(8, length, true);
  for (let i = 0; i < header.length; i++) bytes[prefix + i] = header.charCodeAt(i);
  inMemoryOrder(values, shape, fortran).forEach((value, i) => {
    WRITERS[type](view, prefix + length + i * size, value, littleEndian);
  });
  return bytes;
}

/** The row-major values in the order in which the file stores them. */
function inMemoryOrder(values: Float64Array, shape: readonly number[], fortran: boolean): Float64Array {
  if (!fortran) return values;
  const stored = new Float64Array(values.length);
  values.forEach((value, rowMajor) => {
    let rest = rowMajor;
    let at = 0;
    // digits of the row-major index, last axis first; the first axis is the fastest in the file
    for (let axis = shape.length - 1; axis >= 0; axis--) {
      const stride = shape.slice(0, axis).reduce((a, b) => a * b, 1);
      at += (rest % shape[axis]) * stride;
      rest = Math.floor(rest / shape[axis]);
    }
    stored[at] = value;
  });
  return stored;
}

type Writer = (view: DataView, at: number, value: number, little: boolean) => void;

const WRITERS: Readonly<Record<Type, Writer>> = {
  f4: (view, at, value, little) => view.setFloat32(at, value, little),
  f8: (view, at, value, little) => view.setFloat64(at, value, little),
  i1: (view, at, value) => view.setInt8(at, value),
  i2: (view, at, value, little) => view.setInt16(at, value, little),
  i4: (view, at, value, little) => view.setInt32(at, value, little),
  i8: (view, at, value, little) => view.setBigInt64(at, BigInt(value), little),
  u1: (view, at, value) => view.setUint8(at, value),
  u2: (view, at, value, little) => view.setUint16(at, value, little),
  u4: (view, at, value, little) => view.setUint32(at, value, little),
  u8: (view, at, value, little) => view.setBigUint64(at, BigInt(value), little),
  b1: (view, at, value) => view.setUint8(at, value),
};

/** The file with one piece of its header replaced by another of the same length. */
export function rewritten(file: Uint8Array, piece: string, by: string): Uint8Array {
  const text = Buffer.from(file).toString('latin1');
  if (piece.length !== by.length || !text.includes(piece)) throw new Error('no such piece');
  return Uint8Array.from(Buffer.from(text.replace(piece, by), 'latin1'));
}
