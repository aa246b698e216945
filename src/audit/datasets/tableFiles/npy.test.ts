// Reading of NumPy's NPY and NPZ files. A file becomes a table or a refusal that says what is wrong with it.
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { encodeNpy } from '../../../../test/shared/encodeNpy';
import { InputError } from '../../../base/numerics/errors';
import { labelText } from './labels';
import { parseNpy } from './npy';
import { tableOfNpz } from './numpyTable';
import type { RawTable } from './rawTable';
import { previewOf, readTable } from './readTable';

const types = ['f4', 'f8', 'i1', 'i2', 'i4', 'i8', 'u1', 'u2', 'u4', 'u8', 'b1'] as const;

/** The file with one piece of its header replaced by another of the same length. */
function rewritten(file: Uint8Array, piece: string, by: string): Uint8Array {
  const text = Buffer.from(file).toString('latin1');
  if (piece.length !== by.length || !text.includes(piece)) throw new Error('no such piece');
  return Uint8Array.from(Buffer.from(text.replace(piece, by), 'latin1'));
}

/** The labels in a column, row by row. */
const labelsOf = (table: RawTable, column: number): string[] =>
  Array.from({ length: table.rows }, (_, row) => labelText(table, row, column));

/** The archive with the unpacked size in its directory changed. */
function withDeclaredSize(archive: Uint8Array, size: number): Uint8Array {
  const changed = archive.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at < changed.length - 4; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return changed;
}

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

  it('gives back any array in every type, byte order, memory order and version', () => {
    const arrays = fc.record({
      type: fc.constantFrom(...types),
      littleEndian: fc.boolean(),
      fortran: fc.boolean(),
      version: fc.constantFrom(1, 2, 3),
      shape: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 0, maxLength: 3 }),
      // representable in every type
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

  it('reads extremes of each type', () => {
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

describe('NPZ', () => {
  it('reads what NumPy wrote', () => {
    // python: numpy.savez_compressed(f, X=numpy.arange(6.).reshape(3, 2, order='F'), y=numpy.array([0, 1, 0]))
    const file = Buffer.from(
      'UEsDBC0AAAAIAAAAIQBYqji2//////////8FABQAWC5ucHkBABAAsAAAAAAAAABWAAAAAAAAAJvsF+obEMnIUMZQrZ6SWpxc' +
        'pG6loG6TZqGuo6Cell9UUpSYF59flJIKEg8pKk0FChdnJBakArkaxjoKRpo6CrUK5AMuBhTwwR7KcIBQHFBaAEqLOAAAUEsD' +
        'BC0AAAAIAAAAIQCKRzeo//////////8FABQAeS5ucHkBABAAmAAAAAAAAABKAAAAAAAAAJvsF+obEMnIUMZQrZ6SWpxcpG6l' +
        'oG6TaaGuo6Cell9UUpSYF59flJIKEndLzClOBYoXZyQWpAL5GsY6mjoKtQoUAC4GKGBkQAUAUEsBAi0DLQAAAAgAAAAhAFiq' +
        'OLZWAAAAsAAAAAUAAAAAAAAAAAAAAIABAAAAAFgubnB5UEsBAi0DLQAAAAgAAAAhAIpHN6hKAAAAmAAAAAUAAAAAAAAAAAAA' +
        'AIABjQAAAHkubnB5UEsFBgAAAAACAAIAZgAAAA4BAAAAAA==',
      'base64',
    );
    expect(Array.from(readTable(file).numbers)).toEqual([0, 3, 0, 1, 4, 1, 2, 5, 0]);
  });

  const x = encodeNpy({ shape: [3, 2], values: new Float64Array([1, 2, 3, 4, 5, 6]), type: 'f4' });
  const y = encodeNpy({ shape: [3], values: new Float64Array([0, 1, 0]), type: 'i8' });

  it.each([0, 6] as const)('joins features and labels at compression level %d', (level) => {
    const file = zipSync({ 'y.npy': [y, { level }], 'X.npy': [x, { level }] });
    const table = tableOfNpz(file, 'file');
    expect([table.rows, table.columns, table.labelColumn]).toEqual([3, 3, 2]);
    expect(Array.from(table.numbers)).toEqual([1, 2, 0, 3, 4, 1, 5, 6, 0]);
    expect(readTable(file)).toEqual(table);
  });

  const other = encodeNpy({ shape: [3, 1], values: new Float64Array([7, 8, 9]), type: 'f8' });
  const three = zipSync({ 'X.npy': x, 'y.npy': y, 'other.npy': other });

  it('takes the array that was asked for', () => {
    expect(tableOfNpz(three, 'f', { featureArray: 'other' }).numbers[0]).toBe(7);
  });

  it('names the arrays that there are when another is asked for', () => {
    expect(() => tableOfNpz(three, 'f', { labelArray: 'z' })).toThrow(/no array of numbers 'z'.*X, y, other/);
  });

  it('refuses an archive without an array of two dimensions', () => {
    expect(() => tableOfNpz(zipSync({ 'y.npy': y }), 'f')).toThrow(/no array of two dimensions/);
  });

  it('notices damage', () => {
    const file = zipSync({ 'X.npy': [x, { level: 0 }], 'y.npy': [y, { level: 0 }] });
    const damaged = file.slice();
    damaged[30 + 'X.npy'.length + 100]! ^= 1;
    expect(() => tableOfNpz(damaged, 'f')).toThrow(/damaged/);
    expect(() => tableOfNpz(file.subarray(0, file.length - 30), 'f')).toThrow(/directory/);
  });

  it('refuses a ZIP bomb by its declared size', () => {
    const file = zipSync({ 'X.npy': new Uint8Array(2 ** 20) });
    expect(file.length).toBeLessThan(2 ** 12);
    expect(() => tableOfNpz(withDeclaredSize(file, 80 * 2 ** 20), 'f')).toThrow(
      /would unpack to 83886080 bytes/,
    );
  });

  it('refuses a ZIP bomb that declares a smaller size', () => {
    const file = zipSync({ 'X.npy': new Uint8Array(2 ** 20) });
    expect(() => tableOfNpz(withDeclaredSize(file, 1000), 'f')).toThrow(/damaged|cannot be unpacked/);
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

/** An NPY file whose header has the type `descr`. Its values are zeros of `width` bytes, which do not matter to the tests. */
const ofType = (descr: string, shape: readonly number[], width = 8) => {
  const file = encodeNpy({
    shape,
    values: new Float64Array(shape.reduce((a, b) => a * b, 1)),
    type: width === 1 ? 'u1' : 'f8',
  });
  const own = width === 1 ? "'|u1'" : "'<f8'";
  return rewritten(file, `${own}, `, `${`'${descr}',`.padEnd(own.length + 2)}`);
};

describe('an NPZ of which a part cannot be used', () => {
  const features = encodeNpy({ shape: [4, 2], values: Float64Array.from({ length: 8 }, (_, i) => i) });
  const labels = (type: 'i8' | 'f8', ...values: number[]) =>
    encodeNpy({ shape: [values.length], values: Float64Array.from(values), type });
  const good = labels('i8', 0, 1, 0, 1);
  const open = (parts: Record<string, Uint8Array>) => tableOfNpz(zipSync(parts), 'mine.npz');

  it.each([
    ['objects', ofType('|O', [4]), /labels in 'y' \(dtype object, shape \(4\)\) that cannot be read.*astype/],
    ['complex numbers', ofType('<c8', [4]), /'y' \(dtype complex64, shape \(4\)\) that cannot be read/],
    ['dates', ofType('<M8', [4]), /'y' \(dtype datetime64, shape \(4\)\)/],
    [
      'one-hot rows',
      encodeNpy({ shape: [4, 3], values: new Float64Array(12) }),
      /'y' \(dtype float64, shape \(4, 3\)\) with several values a row\. Save one a row, as y\.argmax\(axis=1\)/,
    ],
    ['a row less', labels('i8', 0, 1, 0), /'y' \(dtype int64, shape \(3\)\), which do not fit 4 rows/],
    [
      'a row more',
      labels('i8', 0, 1, 0, 1, 0),
      /shape \(5\)\), which do not fit 4 rows of features\. Save one/,
    ],
    ['no array', Uint8Array.of(1, 2, 3), /'y' \(no NumPy array\) that cannot be read/],
  ])('refuses labels that are %s, under each usual name', (_, y, message) => {
    expect(() => open({ 'X.npy': features, 'y.npy': y })).toThrow(message);
    for (const name of ['labels', 'Target', 'species', 'y_train'])
      expect(() => open({ 'X.npy': features, [`${name}.npy`]: y })).toThrow(`'${name}'`);
  });

  it('refuses texts that are one row too few', () => {
    const y = ofType('<U1', [3], 4);
    expect(() => open({ 'X.npy': features, 'labels.npy': y })).toThrow(
      /'labels' \(dtype str, shape \(3\)\), which do not fit 4 rows/,
    );
  });

  it('refuses labels that cannot be read, under any name', () => {
    expect(() => open({ 'X.npy': features, 'kinds.npy': ofType('|O', [4]) })).toThrow(/labels in 'kinds'/);
  });

  it('refuses to choose among several arrays that may be meant', () => {
    expect(() => open({ 'X.npy': features, 'ids.npy': good, 'weights.npy': good })).toThrow(
      /several arrays that may be the labels: 'ids', 'weights'\. Save those that are under the name 'y'/,
    );
    expect(() => open({ 'one.npy': features, 'two.npy': features, 'y.npy': good })).toThrow(
      /several arrays that may be the features: 'one', 'two'/,
    );
  });

  it('refuses features that are no table, even if another array is one', () => {
    expect(() => open({ 'X.npy': ofType('|O', [4, 2]), 'other.npy': features, 'y.npy': good })).toThrow(
      /mine\.npz: X cannot be read \(values of type 'O'/,
    );
    expect(() => open({ 'features.npy': good, 'other.npy': features })).toThrow(
      /features in 'features' \(dtype int64, shape \(4\)\) that are no table/,
    );
  });

  it('reads features and labels beside parts that it cannot read', () => {
    const column = encodeNpy({ shape: [4, 1], values: new Float64Array([1, 0, 1, 0]), type: 'i8' });
    const table = open({
      'y.npy': column,
      'embedding.npy': features,
      'feature_names.npy': ofType('|O', [2]),
      'README.txt': Uint8Array.of(1),
    });
    expect([table.columns, table.labelColumn, table.numbers[0], table.numbers[2]]).toEqual([3, 2, 0, 1]);
  });

  it('names the parts that it does not use', () => {
    const column = encodeNpy({ shape: [4, 1], values: new Float64Array([1, 0, 1, 0]), type: 'i8' });
    const table = open({
      'y.npy': column,
      'embedding.npy': features,
      'feature_names.npy': ofType('|O', [2]),
      'README.txt': Uint8Array.of(1),
    });
    expect(table.unused).toEqual(['feature_names', 'README.txt']);
  });

  it('tells features from labels by their shapes', () => {
    // numpy.savez(file, y, X) and numpy.savez(file, X, y)
    expect(open({ 'arr_0.npy': good, 'arr_1.npy': features }).labelColumn).toBe(2);
    expect(open({ 'arr_0.npy': features, 'arr_1.npy': good }).labelColumn).toBe(2);
    expect(open({ 'X.npy': features }).labelColumn).toBeNull();
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

  it('are named as infinity or NaN', () => {
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
