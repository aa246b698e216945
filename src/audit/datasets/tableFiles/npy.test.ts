// Reading of NumPy's NPY files, with values and bytes of any kind also in archives. A file becomes a table or a refusal that says what is wrong with it.
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { encodeNpy, rewritten } from '../../../../test/shared/encodeNpy';
import { InputError } from '../../../base/numerics/errors';
import { labelText } from './labels';
import { parseNpy, parseNpyTexts } from './npy';
import { tableOfNpz } from './numpyTable';
import type { RawTable } from './rawTable';
import { previewOf, readTable } from './readTable';

const types = ['f4', 'f8', 'i1', 'i2', 'i4', 'i8', 'u1', 'u2', 'u4', 'u8', 'b1'] as const;

/** The labels in a column, row by row. */
const labelsOf = (table: RawTable, column: number): string[] =>
  Array.from({ length: table.rows }, (_, row) => labelText(table, row, column));

describe('NPY', () => {
  it('reads what NumPy wrote', () => {
    // python: numpy.save(f, numpy.array([[1.5, -2], [3, 4]], '<f4')), base64 of the file
    const file = Buffer.from(
      'k05VTVBZAQB2AHsnZGVzY3InOiAnPGY0JywgJ2ZvcnRyYW5fb3JkZXInOiBGYWxzZSwgJ3NoYXBlJzogKDIsIDIpLCB9ICAg' +
        'ICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAoAAMA/AAAAwAAAQEAAAIBA',
      'base64',
    );
    expect(parseNpy(file)).toEqual({ shape: [2, 2], values: new Float64Array([1.5, -2, 3, 4]) });
  });

  it('gives back an array, over all types but float16, byte orders, memory orders and versions', () => {
    const arrays = fc.record({
      type: fc.constantFrom(...types),
      littleEndian: fc.boolean(),
      fortran: fc.boolean(),
      version: fc.constantFrom(1, 2, 3),
      shape: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 0, maxLength: 3 }),
      // the values below are whole numbers to 127, which every type but the logical one can represent
      seed: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(arrays, ({ shape, seed, ...options }) => {
        const count = shape.reduce((a, b) => a * b, 1);
        const values = Float64Array.from({ length: count }, (_, i) =>
          options.type === 'b1' ? (i + seed) % 2 : (i + seed) % 128,
        );
        const array = parseNpy(encodeNpy({ shape, values, ...options }));
        expect(array.shape).toEqual(shape);
        expect(array.values).toEqual(values);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it('reads the largest and smallest values of a type as far as float64 holds every whole number', () => {
    const extremes: [(typeof types)[number], number[]][] = [
      ['f8', [Number.MIN_VALUE, -Number.MAX_VALUE]],
      ['i1', [-128, 127]],
      ['i2', [-32768, 32767]],
      ['i4', [-(2 ** 31), 2 ** 31 - 1]],
      ['i8', [-(2 ** 53), 2 ** 53]],
      ['u2', [65535]],
      ['u4', [2 ** 32 - 1]],
      ['u8', [2 ** 53]],
    ];
    for (const [type, list] of extremes) {
      const values = Float64Array.from(list);
      expect(parseNpy(encodeNpy({ shape: [list.length], values, type })).values).toEqual(values);
    }
  });

  it('names a type that it does not read', () => {
    const file = encodeNpy({ shape: [2, 2], values: new Float64Array(4), type: 'f8' });
    const text = rewritten(file, "'<f8'", "'<U3'");
    expect(() => parseNpy(text)).toThrow(/values of type 'U3' are not read/);
  });

  it('names a file that is cut off', () => {
    const file = encodeNpy({ shape: [2, 2], values: new Float64Array(4), type: 'f8' });
    expect(() => parseNpy(file.subarray(0, file.length - 1))).toThrow(/needs 32 bytes and 31 are there/);
    expect(() => parseNpy(file.subarray(0, 20))).toThrow(/ends inside its header/);
  });

  it('reads half precision', () => {
    // numbers of IEEE 754: 1, -2, 65504, 2^-24, 0.333251953125, 0
    const bits = [0x3c00, 0xc000, 0x7bff, 0x0001, 0x3555, 0x0000];
    const file = rewritten(
      encodeNpy({ shape: [3, 2], values: Float64Array.from(bits), type: 'u2' }),
      "'<u2'",
      "'<f2'",
    );
    expect(Array.from(parseNpy(file).values)).toEqual([1, -2, 65504, 2 ** -24, 0.333251953125, 0]);
  });

  it('refuses more dimensions than NumPy has before it reads a value', () => {
    const shape = Array.from({ length: 3000 }, () => 1);
    const many = encodeNpy({ shape, values: new Float64Array(1), type: 'u1', fortran: true, version: 2 });
    expect(() => parseNpy(many)).toThrow(/3000 dimensions, and NumPy has at most 64/);
    const most = encodeNpy({ shape: shape.slice(0, 64), values: new Float64Array(1), fortran: true });
    expect(parseNpy(most).values).toHaveLength(1);
  });

  it('refuses a dimension that is not written in digits', () => {
    const endless = rewritten(
      encodeNpy({ shape: [1234567], values: new Float64Array(0) }),
      '1234567',
      '9e99999',
    );
    expect(() => parseNpy(endless)).toThrow(/does not describe one array/);
  });

  it('refuses a dimension beyond the safe integers', () => {
    const zeros = rewritten(
      encodeNpy({ shape: [0, 10 ** 18], values: new Float64Array(0) }),
      '1000000000000000000',
      '9999999999999999999',
    );
    expect(() => parseNpy(zeros)).toThrow(/a dimension of 10000000000000000000 cannot be/);
  });

  it('refuses a huge shape without allocating it', () => {
    const huge = encodeNpy({ shape: [99_999_999, 99_999], values: new Float64Array(0), type: 'u1' });
    expect(() => parseNpy(huge)).toThrow(/more than 8000000 values/);
  });
});

describe('texts', () => {
  it('end at their last letter, as NumPy reads them, and keep zeros within', () => {
    const letters = Float64Array.from([...'a\0ba\0cd\0\0'].map((letter) => letter.charCodeAt(0)));
    const bytes = encodeNpy({ shape: [9], values: letters, type: 'u1' });
    const descr = /'.u1'/.exec(Buffer.from(bytes).toString('latin1'))?.[0] ?? '';
    const file = rewritten(rewritten(bytes, descr, descr.replace('u1', 'S3')), '(9,)', '(3,)');
    expect(parseNpyTexts(file)).toEqual(['a\0b', 'a\0c', 'd']);
  });
});

describe('bytes that nobody chose', () => {
  const onlyInputErrors = (bytes: Uint8Array) => {
    try {
      readTable(bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
    }
  };

  it('give a table or an InputError, over up to 400 random bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), onlyInputErrors), { seed: 5, numRuns: 500 });
  });

  it('give a table or an InputError, over damaged NPY, NPZ and CSV files', () => {
    const npy = encodeNpy({ shape: [4, 3], values: new Float64Array(12), type: 'f4' });
    const npz = zipSync({ 'X.npy': npy, 'y.npy': encodeNpy({ shape: [4], values: new Float64Array(4) }) });
    const csv = new TextEncoder().encode('a,b,"c"\n1,2,"x"\n3,4,"y"\n');
    const damage = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(npy, npz, csv), damage, fc.nat({ max: 30 }), (file, changes, cut) => {
        const bytes = file.slice(0, file.length - cut);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        onlyInputErrors(bytes);
      }),
      { seed: 6, numRuns: 1500 },
    );
  });
});

describe('values that float64 does not hold', () => {
  const wide = (...values: bigint[]) => {
    const file = encodeNpy({ shape: [values.length], values: new Float64Array(values.length), type: 'i8' });
    const view = new DataView(file.buffer);
    values.forEach((value, i) => {
      view.setBigInt64(file.length - 8 * (values.length - i), value, true);
    });
    return file;
  };
  const [first, second] = [2n ** 53n, 2n ** 53n + 1n];
  const alternating = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? second : first));

  it('stay different as labels, in an archive and in a table', () => {
    const features = encodeNpy({ shape: [12, 1], values: Float64Array.from({ length: 12 }, (_, i) => i) });
    const file = zipSync({ 'X.npy': features, 'y.npy': wide(...alternating) });
    expect(labelsOf(tableOfNpz(file, 'f'), 1)).toEqual(alternating.map(String));

    for (const fortran of [false, true]) {
      const values = alternating.map((label, i) => [BigInt(i), label]);
      const stored = fortran ? [0, 1].flatMap((j) => values.map((row) => row[j]!)) : values.flat();
      const shaped = rewritten(wide(...stored), '(24,), }', '(12,2),}');
      const table = readTable(fortran ? rewritten(shaped, 'False', 'True ') : shaped);
      expect(previewOf(table).columns[1]!.distinct).toBe(2);
      expect(labelsOf(table, 1)).toEqual(alternating.map(String));
    }
  });

  it('and infinity and NaN, which are no class and no number of a table, are named', () => {
    const y = encodeNpy({ shape: [8], values: new Float64Array([0, 1, 0, Infinity, 0, 1, 0, 1]) });
    const x = encodeNpy({ shape: [8, 1], values: new Float64Array(8) });
    const labelled = tableOfNpz(zipSync({ 'X.npy': x, 'y.npy': y }), 'f');
    expect(() => labelsOf(labelled, 1)).toThrow(/label at row 4, column 2 is "Infinity", which is no class/);
    const table = encodeNpy({ shape: [4, 2], values: new Float64Array([0, 1, 2, NaN, 4, 5, -Infinity, 7]) });
    const { texts } = readTable(table);
    expect([texts.get(3), texts.get(6), texts.get(0), texts.has(8)]).toEqual([
      'NaN',
      '-Infinity',
      undefined,
      false,
    ]);
  });
});
