// Reading of NumPy's NPZ archives, whose parts become one table with labels, or a refusal that names the part which is of no use.
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { encodeNpy, rewritten } from '../../../../test/shared/encodeNpy';
import { tableOfNpz } from './numpyTable';
import { readTable } from './readTable';

/** The archive with the unpacked size in its directory changed. */
function withDeclaredSize(archive: Uint8Array, size: number): Uint8Array {
  const changed = archive.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at < changed.length - 4; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return changed;
}

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
