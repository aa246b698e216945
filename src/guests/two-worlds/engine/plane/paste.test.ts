// Tests of reading a reader's pasted records as a plane.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../../../base/numerics/errors';
import { snap } from './code';
import { readPastedPlane } from './paste';
import { MOST_POINTS } from './plane';

describe('a pasted plane', () => {
  it('keeps records that lie on the plane, with classes numbered by their order', () => {
    const { plane, x, y, classes } = readPastedPlane('0.5, -0.25, 3\n-1; 1; 2\n'.replaceAll(';', ','));
    expect(plane).toEqual({
      points: [
        { x: snap(0.5), y: snap(-0.25), label: 1 },
        { x: -1, y: 1, label: 0 },
      ],
      ana: 0,
    });
    expect(classes).toEqual(['2', '3']);
    expect(x).toEqual({ name: null, least: -1, most: 0.5, scaled: false });
    expect(y.scaled).toBe(false);
  });

  it('reports each side that does not fit and is scaled by itself', () => {
    const { plane, x, y, classes } = readPastedPlane(
      'age\tincome\till\n20\t0.5\tyes\n60\t0\tno\n40\t-0.5\tno\n',
    );
    expect(plane.points.map((point) => point.x)).toEqual([-0.9, 0.9, 0].map(snap));
    expect(plane.points.map((point) => point.y)).toEqual([0.5, 0, -0.5].map(snap));
    expect(plane.points.map(({ label }) => label)).toEqual([1, 0, 0]);
    expect(x).toEqual({ name: 'age', least: 20, most: 60, scaled: true });
    expect(y).toEqual({ name: 'income', least: -0.5, most: 0.5, scaled: false });
    expect(classes).toEqual(['no', 'yes']);
  });

  it('has a side with a single number in the middle', () => {
    expect(readPastedPlane('7,0,0\n7,1,1').plane.points.map(({ x }) => x)).toEqual([0, 0]);
  });

  it.each([
    ['', /The paste is empty\. Give x, y and the class/],
    ['0,0,0', /The paste has 1 records\. Give 2 to 400/],
    ['0,0\n1,1', /Line 1 has 2 columns\. Give three/],
    ['0,0,0\n1,1', /has 2 cells in line 2, where the first line has 3/],
    ['0,0,0\n1,one,1', /Line 2 has “one” for y\. Give a number/],
    ['x,y,c\n0,0,0\n\n,1,1', /Line 4 has “” for x\. Give a number/],
    ['0,0,0\n1,1,', /Line 2 has no class/],
    ['0,0,a\n1,1,NA', /Line 2 has “NA” for the class, which stands for a missing value/],
    ['0,0,a\n1,1,b\n1,1,c', /Line 3 has a third class, “c”, after “a” and “b”/],
    ['0,0,a\n1,1,a', /All records are of class “a”\. Give records of two/],
    ['0,0,0\n1,1,1\n'.repeat(MOST_POINTS), /has 800 records/],
  ])('is refused for %j with the place of the fault', (text, message) => {
    expect(() => readPastedPlane(text)).toThrow(InputError);
    expect(() => readPastedPlane(text)).toThrow(message);
    expect(() => readPastedPlane(text)).toThrow(expect.objectContaining({ field: 'paste' }));
  });

  it('has 2 to 30 finite numbers of any size in their order', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(finite, { minLength: 2, maxLength: 30 }), (numbers) => {
        const text = numbers.map((value, i) => `${value},0,${i === 0 ? 'a' : 'b'}`).join('\n');
        const { plane } = readPastedPlane(text);
        const xs = plane.points.map(({ x }) => x);
        expect(xs.every((x) => x >= -1 && x <= 1)).toBe(true);
        const order = numbers.map((_, i) => i).sort((a, b) => numbers[a]! - numbers[b]!);
        for (let i = 1; i < order.length; i++)
          expect(xs[order[i]!]!).toBeGreaterThanOrEqual(xs[order[i - 1]!]!);
      }),
      { seed: 37, numRuns: 300 },
    );
  });
});
