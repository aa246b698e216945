// Tests of how a reader's table becomes the splits of an audit, or is refused by the place of its fault, and of its preview.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeNpy } from '../../../../test/shared/encodeNpy';
import { classCounts, featuresOf } from '../../../audit/datasets/table';
import { parseCsv } from '../../../audit/datasets/tableFiles/csv';
import type { RawTable } from '../../../audit/datasets/tableFiles/rawTable';
import { previewOf, readTable } from '../../../audit/datasets/tableFiles/readTable';
import { english } from '../../../base/sentences/sentence';
import { prepareOwnData } from './prepare';

const encode = (text: string) => new TextEncoder().encode(text);
const csv = (text: string) => parseCsv(encode(text));

/** 60 rows: row i has the features i and -i, and one of three class names by i mod 3. */
const threeClasses = csv(
  `a,b,kind\n${Array.from({ length: 60 }, (_, i) => `${i},${-i},${['pear', 'apple', 'fig'][i % 3]}`).join('\n')}\n`,
);

function bigTable(rows: number, columns: number, labels: (row: number) => number): RawTable {
  const numbers = Float64Array.from({ length: rows * columns }, (_, at) =>
    at % columns === columns - 1 ? labels(Math.floor(at / columns)) : at % 97,
  );
  return { rows, columns, names: null, numbers, texts: new Map(), lines: null, labelColumn: null };
}

describe("a reader's own data", () => {
  it('splits every class by half, quarter, quarter, without overlap', () => {
    const { data, notices } = prepareOwnData(threeClasses, { label: 'kind', standardise: false });
    expect(data.classNames).toEqual(['apple', 'fig', 'pear']);
    expect(classCounts(data.train)).toEqual([10, 10, 10]);
    expect(classCounts(data.auxiliary)).toEqual([5, 5, 5]);
    expect(classCounts(data.test)).toEqual([5, 5, 5]);
    const firsts = [data.train, data.auxiliary, data.test].flatMap((table) =>
      Array.from({ length: table.rows }, (_, i) => featuresOf(table, i)[0]!),
    );
    expect(firsts.sort((p, q) => p - q)).toEqual(Array.from({ length: 60 }, (_, i) => i));
    expect(data.columnNames).toEqual(['a', 'b']);
    expect(notices).toEqual([]);
  });

  it('keeps each record with its label', () => {
    const { data } = prepareOwnData(threeClasses, { label: 2, standardise: false });
    for (let i = 0; i < data.train.rows; i++) {
      const [a] = featuresOf(data.train, i);
      expect(data.classNames[data.train.labels[i]!]).toBe(['pear', 'apple', 'fig'][a! % 3]);
    }
  });

  it('gives the same split every time', () => {
    const once = prepareOwnData(threeClasses, { label: 'kind' });
    expect(prepareOwnData(threeClasses, { label: 'kind' })).toEqual(once);
  });

  it('standardises by the training rows', () => {
    const { train, standardisation } = prepareOwnData(threeClasses, { label: 'kind' }).data;
    const sum = train.features.reduce((total, value) => total + value, 0);
    expect(sum).toBeCloseTo(0, 9);
    expect(standardisation?.mean[0]).toBeCloseTo(-(standardisation?.mean[1] ?? 0), 12);
  });

  it('sorts labels that are numbers as numbers', () => {
    const text = Array.from({ length: 20 }, (_, i) => `${i},${[10, 9][i % 2]}`).join('\n');
    const { data } = prepareOwnData(csv(`x,y\n${text}\n`), { label: 'y' });
    expect(data.classNames).toEqual(['9', '10']);
  });

  it('leaves out columns on request', () => {
    const text = Array.from({ length: 20 }, (_, i) => `id${i},${i},${[10, 9][i % 2]}`).join('\n');
    const { data } = prepareOwnData(csv(`id,x,y\n${text}\n`), { label: 'y', skip: ['id'] });
    expect(data.train.columns).toBe(1);
  });

  it.each([
    ['a text cell', 'x,y\n1,0\n2,1\nabc,0\n', 'y', /line 4, column 1 \(x\) is "abc"/],
    ['an empty cell', 'x,y\n1,0\n,1\n3,0\n', 'y', /line 3, column 1 \(x\) is empty/],
    ['a missing label', 'x,y\n1,0\n2,\n3,0\n', 'y', /label at line 3, column 2 \(y\) is missing/],
    ['an unknown column', 'x,y\n1,0\n2,1\n', 'z', /no column "z".*x, y/],
  ])('names the place of %s', (_, head, label, message) => {
    const rest = Array.from({ length: 12 }, (_, i) => `${i},${i % 2}`).join('\n');
    expect(() => prepareOwnData(csv(`${head}${rest}\n`), { label })).toThrow(message);
  });

  describe.each(['NaN', 'NA', 'null', '?', 'n/a', 'None', '<NA>', '.', '#N/A'])('with %s', (word) => {
    it('as a label is refused by its place', () => {
      const rest = Array.from({ length: 12 }, (_, i) => `${i},${['a', 'b'][i % 2]}`).join('\n');
      expect(() => prepareOwnData(csv(`x,kind\n1,a\n2,${word}\n${rest}\n`), { label: 'kind' })).toThrow(
        `The label at line 3, column 2 (kind) is "${word}", which stands for a missing value. Fill it in, remove the row, or give`,
      );
    });

    it('as a feature is refused by its place', () => {
      const rest = Array.from({ length: 12 }, (_, i) => `${['a', 'b'][i % 2]},${i}`).join('\n');
      expect(() => prepareOwnData(csv(`kind,x\na,1\nb,${word}\n${rest}\n`), { label: 'kind' })).toThrow(
        /cell at line 3, column 2 \(x\) is .* Give a finite number, remove the row, or leave/,
      );
    });
  });

  it.each(['Null', 'none', 'na', 'Nan'])('takes %s as the name of a class', (word) => {
    const rest = Array.from({ length: 12 }, (_, i) => `${i},${['Eins', word][i % 2]}`).join('\n');
    expect(prepareOwnData(csv(`x,kind\n${rest}\n`), { label: 'kind' }).data.classNames).toContain(word);
  });

  it.each(['inf', '-Inf', 'Infinity'])('refuses a label %s, which is no class', (word) => {
    const rest = Array.from({ length: 12 }, (_, i) => `${i},${i % 2}`).join('\n');
    expect(() => prepareOwnData(csv(`x,y\n1,${word}\n${rest}\n`), { label: 'y' })).toThrow(
      /label at line 2, column 2 \(y\) is ".*", which is no class/,
    );
  });

  it('keeps whole numbers apart that float64 would round to one', () => {
    const rows = Array.from({ length: 12 }, (_, i) => `${i},900719925474099${[2, 3][i % 2]}`);
    const table = csv(`x,y\n${rows.join('\n')}\n`);
    expect(previewOf(table).columns[1]!.distinct).toBe(2);
    expect(prepareOwnData(table, { label: 'y' }).data.classNames).toEqual([
      '9007199254740992',
      '9007199254740993',
    ]);
  });

  it('refuses a number that is too large to be standardised, by its place', () => {
    const rows = (value: string) => Array.from({ length: 12 }, (_, i) => `${i === 3 ? value : i},${i % 2}`);
    expect(() => prepareOwnData(csv(`x,y\n${rows('-1e308').join('\n')}\n`), { label: 'y' })).toThrow(
      /cell at line 5, column 1 \(x\) is -1e\+308, but at most 1e\+150 can be standardised/,
    );
  });

  it('takes a number that can just be standardised', () => {
    const rows = (value: string) => Array.from({ length: 12 }, (_, i) => `${i === 3 ? value : i},${i % 2}`);
    const { data } = prepareOwnData(csv(`x,y\n${rows('1e150').join('\n')}\n`), { label: 'y' });
    for (const { features } of [data.train, data.auxiliary, data.test])
      expect(features.every(Number.isFinite)).toBe(true);
  });

  it('names the arrays of the file that are not used', () => {
    const table = { ...bigTable(20, 3, (i) => i % 2), unused: ['x_test', 'y_test'] };
    expect(prepareOwnData(table, { label: 2 }).notices.map(english)).toEqual([
      'The file also holds what was not used: x_test, y_test.',
    ]);
  });

  it.each([
    ['a single class', bigTable(50, 3, () => 4), /has 1 distinct value\. Choose/],
    ['too many classes', bigTable(500, 3, (i) => i), /500 distinct values/],
    ['too few rows', bigTable(7, 3, (i) => i % 2), /7 records\. Give at least 8/],
    ['too many columns', bigTable(10, 2050, (i) => i % 2), /2049 feature columns, but at most 2048/],
    ['no feature', bigTable(20, 1, (i) => i % 2), /No feature column/],
    ['classes of one record each', bigTable(8, 2, (i) => i), /No class has four records/],
  ])('refuses a table with %s', (_, table, message) => {
    expect(() => prepareOwnData(table, { label: table.columns - 1 })).toThrow(message);
  });

  it('names row and column of a cell that is not a number in a binary file', () => {
    const table = bigTable(20, 3, (i) => i % 2);
    table.numbers[3 * 6 + 1] = Number.NaN;
    expect(() => prepareOwnData(table, { label: 2 })).toThrow(/row 7, column 2 is "NaN"/);
  });

  it('gives notice where it takes only 2000 training rows', () => {
    const { data, notices } = prepareOwnData(
      bigTable(5001, 3, (i) => i % 2),
      { label: 2 },
    );
    expect([data.train.rows, data.auxiliary.rows, data.test.rows]).toEqual([2000, 1250, 1250]);
    expect(notices).toHaveLength(1);
    expect(english(notices[0])).toMatch(/5001 records, of which 4500 are used, chosen by a fixed shuffle/);
  });

  it('never loses or repeats a row, for 16 to 80 rows of two to five classes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 16, maxLength: 80 }), (labels) => {
        const raw = bigTable(labels.length, 2, (i) => labels[i]!);
        for (let i = 0; i < raw.rows; i++) raw.numbers[2 * i] = i;
        const distinct = new Set(labels).size;
        fc.pre(distinct > 1);
        const { data } = prepareOwnData(raw, { label: 1, standardise: false });
        const rows = [data.train, data.auxiliary, data.test].flatMap((table) => Array.from(table.features));
        expect(rows.sort((p, q) => p - q)).toEqual(labels.map((_, i) => i));
        expect(data.classNames).toHaveLength(distinct);
      }),
      { seed: 21, numRuns: 100 },
    );
  });
});

/** A table whose names and cells have up to a million characters. */
const long = 'm'.repeat(10 ** 6);
const longTable = () => csv(`a,${long},${long}\n1,2,${long}\n${'2,3,x\n'.repeat(8)}`);

describe('the preview of a table', () => {
  it('shows the first rows and the kind of each column', () => {
    const preview = previewOf(readTable(encode('id,species,x\nr1,cat,1\nr2,dog,2\nr3,cat,NA\n')), 2);
    expect(preview.rows).toBe(3);
    expect(preview.columns.map(({ name, kind, distinct }) => [name, kind, distinct])).toEqual([
      ['id', 'text', 3],
      ['species', 'text', 2],
      ['x', 'mixed', 3],
    ]);
    expect(preview.firstRows).toEqual([
      ['r1', 'cat', '1'],
      ['r2', 'dog', '2'],
    ]);
  });

  it('suggests as the label a column of few values', () => {
    const preview = previewOf(readTable(encode('id,species,x\nr1,cat,1\nr2,dog,2\nr3,cat,NA\n')), 2);
    expect(preview.suggestedLabel).toBe(1);
    expect(previewOf(csv('1,2,0\n3,4,1\n')).suggestedLabel).toBe(2);
    const measured = Array.from({ length: 150 }, (_, i) => `${['u', 'v'][i % 2]},${i}`).join('\n');
    expect(previewOf(csv(`group,size\n${measured}\n`)).suggestedLabel).toBe(0);
  });

  it('cuts names and cells that are too long to be shown', () => {
    const { columns, firstRows } = previewOf(longTable());
    const shown = [...columns.map(({ name }) => name), ...firstRows.flat()];
    expect(Math.max(...shown.map((text) => text.length))).toBeLessThan(210);
    expect(new Set(columns.map(({ name }) => name)).size).toBe(3);
  });
});

describe('a table that is too large for the page', () => {
  it('is refused in few words, however long its names are', () => {
    expect(() => prepareOwnData(longTable(), { label: 0 })).toThrow(/^.{1,600}$/s);
    expect(() => prepareOwnData(longTable(), { label: 2 })).toThrow(
      /has 1000000 characters\. Give names of at most 200/,
    );
  });

  it('is refused with more columns than a reader can choose from', () => {
    const names = Array.from({ length: 100_000 }, () => 'x').join();
    const values = Array.from({ length: 100_000 }, () => '1').join();
    expect(() => csv(`${names}\n${values}\n`)).toThrow(
      /has 100000 columns, but at most 8192 are read. Leave columns out of the file./,
    );
    expect(() => readTable(encodeNpy({ shape: [2, 9000], values: new Float64Array(18_000) }))).toThrow(
      /9000 columns/,
    );
    expect(csv(`${names.slice(0, 2 * 8192 - 1)}\n${values.slice(0, 2 * 8192 - 1)}\n`).names?.at(-1)).toBe(
      'x (8192)',
    );
  });
});
