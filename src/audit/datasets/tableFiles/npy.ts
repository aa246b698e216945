// Parser of NumPy's array file, which gives its values as float64 in row-major order (format versions 1 to 3, NEP 1).

import { strFromU8 } from 'fflate';
import { refusals } from '../../../base/numerics/errors';
import type { Sentence } from '../../../base/sentences/sentence';
import { type CellTexts, checkCells, checkFileSize, fileSaid } from './rawTable';
import { NUMPY } from './sentences';

export interface NpyArray {
  /** Length along each axis; empty for a scalar. */
  shape: readonly number[];
  /** Values, always row-major, even if the file is column-major. */
  values: Float64Array;
  /**
   * Texts, by index, of the values that are no finite numbers, and of whole numbers that `values` may hold rounded, those
   * beyond 2^53 - 1 in size. Left out if there are none.
   */
  exact?: CellTexts;
}

type Reader = (view: DataView, offset: number, littleEndian: boolean) => number;

/** IEEE 754 binary16: a sign, five bits of exponent, ten of fraction. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : Number.NaN;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
}

const READERS: Readonly<Record<string, { size: number; read: Reader }>> = {
  f2: { size: 2, read: (view, at, little) => half(view.getUint16(at, little)) },
  f4: { size: 4, read: (view, at, little) => view.getFloat32(at, little) },
  f8: { size: 8, read: (view, at, little) => view.getFloat64(at, little) },
  i1: { size: 1, read: (view, at) => view.getInt8(at) },
  i2: { size: 2, read: (view, at, little) => view.getInt16(at, little) },
  i4: { size: 4, read: (view, at, little) => view.getInt32(at, little) },
  i8: { size: 8, read: (view, at, little) => Number(view.getBigInt64(at, little)) },
  u1: { size: 1, read: (view, at) => view.getUint8(at) },
  u2: { size: 2, read: (view, at, little) => view.getUint16(at, little) },
  u4: { size: 4, read: (view, at, little) => view.getUint32(at, little) },
  u8: { size: 8, read: (view, at, little) => Number(view.getBigUint64(at, little)) },
  b1: { size: 1, read: (view, at) => (view.getUint8(at) === 0 ? 0 : 1) },
};

/** Largest number of dimensions, NumPy's own limit since its version 2 (NPY_MAXDIMS). Every value of a column-major file takes time for each of them. */
const MOST_DIMENSIONS = 64;

const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59];

export function isNpy(bytes: Uint8Array): boolean {
  return MAGIC.every((byte, i) => bytes[i] === byte);
}

/** NumPy's names of its types, by their letter. A numeric type gets its width in bits behind the name. */
const KINDS: Readonly<Record<string, string>> = {
  b: 'bool',
  i: 'int',
  u: 'uint',
  f: 'float',
  c: 'complex',
  O: 'object',
  U: 'str',
  S: 'bytes',
  M: 'datetime64',
  m: 'timedelta64',
  V: 'void',
};

/** Type and shape of an array, even of one that cannot be read; null if the first 4,096 bytes do not say them. */
export function npyLooks(bytes: Uint8Array): { dtype: string; shape: readonly number[] } | null {
  const header = strFromU8(bytes.subarray(0, 4096), true);
  const descr = /['"]descr['"]\s*:\s*(?:['"][<>|=]?([a-zA-Z])(\d*)[^'"]*['"]|(\[))/.exec(header);
  const dimensions = /['"]shape['"]\s*:\s*\(([\d\s,L]*)\)/.exec(header);
  if (!descr || !dimensions) return null;
  const [, letter, width, fields] = descr;
  const bits = /[iufc]/.test(letter ?? '') ? String(8 * Number(width)) : '';
  return {
    dtype: fields ? 'structured' : `${KINDS[letter] ?? letter}${bits}`,
    shape: (dimensions[1].match(/\d+/g) ?? []).map(Number),
  };
}

type Header = ReturnType<typeof readHeader>;

type Fail = (why: Sentence) => never;

const failAs =
  (field: string): Fail =>
  (why) => {
    throw refusals(field).malformed(NUMPY.unreadable({ file: fileSaid(field), why }));
  };

function readHeader(bytes: Uint8Array, field: string, fail: Fail) {
  checkFileSize(bytes, field);
  if (!isNpy(bytes)) fail(NUMPY.noSignature);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = bytes[6];
  if (!(version >= 1 && version <= 3)) fail(NUMPY.unknownVersion({ version }));
  const prefix = version === 1 ? 10 : 12;
  if (bytes.length < prefix) fail(NUMPY.shortHeader);
  const start = prefix + (version === 1 ? view.getUint16(8, true) : view.getUint32(8, true));
  if (start > bytes.length) fail(NUMPY.shortHeader);

  const header = strFromU8(bytes.subarray(prefix, start), true);
  const descr = /['"]descr['"]\s*:\s*['"]([<>|=]?)([a-zA-Z]\d*)['"]/.exec(header);
  const order = /['"]fortran_order['"]\s*:\s*(True|False)/.exec(header);
  const dimensions = /['"]shape['"]\s*:\s*\(([\d\s,L]*)\)/.exec(header);
  if (!descr || !order || !dimensions) {
    return fail(NUMPY.otherHeader);
  }
  const shape = (dimensions[1].match(/\d+/g) ?? []).map(Number);
  if (shape.length > MOST_DIMENSIONS) {
    fail(NUMPY.tooManyDimensions({ dimensions: shape.length, most: MOST_DIMENSIONS }));
  }
  const beyond = shape.find((length) => !Number.isSafeInteger(length));
  if (beyond !== undefined) fail(NUMPY.dimension({ length: beyond }));
  // byte order and type, as in '<f8'; the values begin at `start`
  return { order: descr[1], type: descr[2], fortran: order[1] === 'True', shape, start };
}

/** The number of values; refuses files that are cut off. */
function checkedCount(
  { shape, start }: Header,
  width: number,
  bytes: Uint8Array,
  field: string,
  fail: Fail,
): number {
  const count = shape.reduce((product, length) => product * length, 1);
  checkCells(count, 1, field);
  if (bytes.length - start < count * width) {
    const there = bytes.length - start;
    fail(NUMPY.tooShort({ shape: shape.join(', '), needed: count * width, there }));
  }
  return count;
}

/**
 * Parses NumPy's array file. 64-bit integers beyond 2^53 are rounded, and `exact` gives them exactly. Throws InputError for
 * types that are not in READERS, truncated data and other files.
 */
export function parseNpy(bytes: Uint8Array, field = 'file'): NpyArray {
  const fail = failAs(field);
  const header = readHeader(bytes, field, fail);
  const type = READERS[header.type];
  if (!type || !Object.hasOwn(READERS, header.type)) {
    return fail(NUMPY.otherType({ type: header.type, read: Object.keys(READERS).join(', ') }));
  }
  const count = checkedCount(header, type.size, bytes, field, fail);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = header.order !== '>';
  const values = new Float64Array(count);
  const whole = header.type === 'i8' || header.type === 'u8';
  const isExact = whole ? Number.isSafeInteger : Number.isFinite;
  let allExact = true;
  for (let i = 0; i < count; i++) {
    values[i] = type.read(view, header.start + i * type.size, little);
    allExact &&= isExact(values[i]);
  }
  const { shape } = header;
  const ordered = header.fortran ? toRowMajor(values, shape) : values;
  if (allExact) return { shape, values: ordered };
  const read = (at: number): string | undefined => {
    const value = ordered[at];
    if (value === undefined || isExact(value)) return undefined;
    if (!whole) return String(value);
    const place = header.start + 8 * (header.fortran ? columnMajor(at, shape) : at);
    return String(header.type === 'i8' ? view.getBigInt64(place, little) : view.getBigUint64(place, little));
  };
  return { shape, values: ordered, exact: { get: read, has: (at) => read(at) !== undefined } };
}

/**
 * The texts of an array with one text a row, (rows) or (rows, 1), of types U (four bytes a letter) or S (one byte);
 * null where it holds values of another type or other rows. Throws InputError where it is cut off or its header is not that of one array.
 */
export function parseNpyTexts(bytes: Uint8Array, field = 'file'): string[] | null {
  const fail = failAs(field);
  const header = readHeader(bytes, field, fail);
  const [letter, length] = [header.type[0], Number(header.type.slice(1))];
  const letterBytes = letter === 'U' ? 4 : letter === 'S' ? 1 : 0;
  const [, second = 1, ...more] = header.shape;
  if (letterBytes === 0 || header.shape.length === 0 || second !== 1 || more.length > 0) return null;
  const width = letterBytes * length;
  const count = checkedCount(header, width, bytes, field, fail);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = header.order !== '>';
  return Array.from({ length: count }, (_, i) => {
    let text = '';
    for (let k = 0; k < length; k++) {
      const at = header.start + i * width + k * letterBytes;
      const code = letterBytes === 4 ? view.getUint32(at, little) : view.getUint8(at);
      if (code > 0x10ffff) fail(NUMPY.noLetter);
      text += String.fromCodePoint(code);
    }
    // shorter texts are filled up with zeros
    return text.replace(/\0+$/, '');
  });
}

/** Place, in a column-major file, of the value with this row-major index. */
function columnMajor(at: number, shape: readonly number[]): number {
  let rest = at;
  let place = 0;
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    place += (rest % shape[axis]) * shape.slice(0, axis).reduce((product, length) => product * length, 1);
    rest = Math.floor(rest / shape[axis]);
  }
  return place;
}

/** Fortran order (first index fastest) to C order (last index fastest). */
function toRowMajor(values: Float64Array, shape: readonly number[]): Float64Array {
  const out = new Float64Array(values.length);
  const index = new Array<number>(shape.length).fill(0);
  for (let i = 0; i < values.length; i++) {
    let at = 0;
    for (let axis = 0; axis < shape.length; axis++) at = at * shape[axis] + index[axis];
    out[at] = values[i];
    for (let axis = 0; axis < shape.length; axis++) {
      index[axis]++;
      if (index[axis] < shape[axis]) break;
      index[axis] = 0;
    }
  }
  return out;
}
