// Reading of CSV as people and programs write it. A text becomes a table or a refusal that names the line.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../../base/numerics/errors';
import { parseCsv } from './csv';
import { firstNotUtf8 } from './utf8';

const encode = (text: string) => new TextEncoder().encode(text);
const parse = (text: string) => parseCsv(encode(text));

describe('CSV', () => {
  it.each([
    ['commas', 'a,b\n1,2\n3,4\n', ','],
    ['semicolons', 'a;b\n1;2\n3;4', ';'],
    ['tabs and CRLF', 'a\tb\r\n1\t2\r\n3\t4\r\n', '\t'],
    ['a byte order mark', '\uFEFFa,b\n1,2\n3,4\n', ','],
    ['blank lines and spaces', '\na, b\n\n 1 ,2\n3,4\n\n', ','],
    ['old Mac line ends', 'a,b\r1,2\r3,4\r', ','],
  ])('reads %s', (_, text, delimiter) => {
    const table = parse(text);
    expect(table.delimiter).toBe(delimiter);
    expect(table.names).toEqual(['a', 'b']);
    expect(Array.from(table.numbers)).toEqual([1, 2, 3, 4]);
  });

  it('reads quoted cells with delimiters, quotes and line ends', () => {
    const table = parse('name,x\n"Smith, ""J""\nJr.",1\n"b",2\n');
    expect(table.texts.get(0)).toBe('Smith, "J"\nJr.');
    expect(table.texts.get(2)).toBe('b');
  });

  it('knows the lines of records with quoted line ends', () => {
    const table = parse('name,x\n"Smith, ""J""\nJr.",1\n"b",2\n');
    expect(Array.from(table.lines)).toEqual([2, 4]);
  });

  it('finds out whether there is a header', () => {
    expect(parse('1,2\n3,4\n').names).toBeNull();
    expect(parse('a,b\nc,d\n').names).toEqual(['a', 'b']);
    expect(parse('1,cat\n2,dog\n').names).toBeNull();
    expect(parse('x,y\n1,cat\n').names).toEqual(['x', 'y']);
    expect(parse(',2\n3,4\n').names).toBeNull();
    expect(parseCsv(encode('1,2\n3,4\n'), { header: 'yes' }).names).toEqual(['1', '2']);
    expect(parseCsv(encode('a,b\n3,4\n'), { header: 'no' }).rows).toBe(2);
  });

  it('makes names distinct', () => {
    expect(parse('a,a,\n1,2,3\n').names).toEqual(['a', 'a (2)', 'column 3']);
  });

  it('takes decimal numbers only', () => {
    const table = parse('v,w\n1e3,0x10\n-.5,Infinity\n+2.,1e999\n3,1_000\n');
    expect(Array.from(table.numbers)).toEqual([1000, NaN, -0.5, NaN, 2, NaN, 3, NaN]);
    expect(table.texts.get(1)).toBe('0x10');
  });

  it.each([
    ['1,2\n3\n', /has 1 cells in line 2, where the first line has 2\. Give/],
    ['a,b\n1,2\n\n3,4,5\n', /has 3 cells in line 4, where/],
    ['a,b\n1,"2\n3,4\n', /at line 2 \(a quotation is opened and never closed/],
    ['a,b\n"1"x,2\n', /at line 2 \(text follows a closing quotation mark/],
    ['a,b\n', /a header and no records/],
    ['\n\n  \n', /no records/],
    ['', /is empty/],
    ['PK\u0000\u0000', /not UTF-8 text/],
  ])('refuses %j and says where', (text, message) => {
    expect(() => parse(text)).toThrow(InputError);
    expect(() => parse(text)).toThrow(message);
  });

  it('refuses UTF-16', () => {
    expect(() => parseCsv(new Uint8Array([0xff, 0xfe, 0x61, 0]))).toThrow(/Save it as CSV \(UTF-8\)/);
  });

  it('refuses other encodings with the line', () => {
    const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
    expect(() => parseCsv(latin1('x,kind\r\n1,caf\u00e9\r\n2,caf\u00e8\r\n'))).toThrow(
      /^file is not UTF-8 text, because line 2 has a letter in another encoding, such as Latin-1/,
    );
    // the first letter outside ASCII comes after 5000 lines; then a letter is cut off by the end of the file
    expect(() => parseCsv(latin1(`${'1,a\n'.repeat(5000)}2,\u00e4\n`))).toThrow(/line 5001 has/);
    expect(() => parseCsv(encode('1,\u20ac').subarray(0, 4))).toThrow(/line 1 has/);
    const utf16 = Buffer.from(`${'1,a\n'.repeat(3000)}`, 'utf16le');
    expect(() => parseCsv(utf16)).toThrow(/is not UTF-8/);
    const zeroLate = encode(`${'1,a\n'.repeat(3000)}2,\0\n`);
    expect(() => parseCsv(zeroLate)).toThrow(/is not UTF-8/);
  });

  it('reads UTF-8 with its mark', () => {
    expect(parseCsv(encode('\ufeffx,kind\n1,caf\u00e9\n')).names).toEqual(['x', 'kind']);
  });

  it('agrees with TextDecoder on what is UTF-8, over any bytes and any text', () => {
    const strict = new TextDecoder('utf-8', { fatal: true });
    const isText = (bytes: Uint8Array) => {
      try {
        strict.decode(bytes);
        return true;
      } catch {
        return false;
      }
    };
    const edges = fc.constantFrom(
      0x7f,
      0x80,
      0x8f,
      0x90,
      0x9f,
      0xa0,
      0xbf,
      0xc0,
      0xc1,
      0xc2,
      0xdf,
      0xe0,
      0xed,
    );
    const bytes = fc.oneof(edges, fc.constantFrom(0xef, 0xf0, 0xf4, 0xf5, 0xff), fc.nat(255));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 8 }), fc.array(bytes, { maxLength: 6 }), (any, edged) => {
        for (const one of [any, Uint8Array.from(edged)]) expect(firstNotUtf8(one) < 0).toBe(isText(one));
      }),
      { seed: 5, numRuns: 5000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(firstNotUtf8(encode(text))).toBe(-1);
      }),
      { seed: 6, numRuns: 300 },
    );
  });

  it('does not take a missing value for the name of a column', () => {
    expect(parse('NA,cat\n3,dog\n').names).toBeNull();
    expect(parse('?,?\n3,4\n').names).toBeNull();
    expect(parse('NA,b\n3,4\n').names).toEqual(['NA', 'b']);
  });

  it('gives back any finite numbers and any quoted text, over delimiters and line ends', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    // a quoted cell keeps all characters, leading and trailing blanks included
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((t) => `t${t.replaceAll('\0', '')}`);
    const rows = fc.array(fc.tuple(finite, text, finite), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n'), (records, d, end) => {
        const lines = records.map(([a, t, b]) => [a, `"${t.replaceAll('"', '""')}"`, b].join(d));
        const table = parse(['x', 'y', 'z'].join(d) + end + lines.join(end) + end);
        expect(table.rows).toBe(records.length);
        records.forEach(([a, t, b], i) => {
          expect(table.numbers[3 * i]! === a && table.numbers[3 * i + 2]! === b).toBe(true);
          expect(table.texts.get(3 * i + 1)).toBe(t);
        });
      }),
      { seed: 11, numRuns: 150 },
    );
  });
});
