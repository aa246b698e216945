// Tests of the code by which a link holds a plane of records: writing, reading and refusing it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../../../base/numerics/errors';
import { decodePlane, encodePlane, snap, snapped } from './code';
import { MOST_POINTS, PLANE_PRESETS, type Plane } from './plane';
import { planePreset } from './presets';

const place = fc.double({ min: -1, max: 1, noNaN: true });
const point = fc.record({ x: place, y: place, label: fc.constantFrom(0 as const, 1 as const) });
const planes = fc
  .tuple(fc.array(point, { minLength: 2, maxLength: MOST_POINTS }), fc.nat())
  .map(([points, at]): Plane => ({ points, ana: at % points.length }));

describe('the code of a plane', () => {
  it('gives back every plane of 2 to 400 records to within 1/1022, and under the same code again', () => {
    fc.assert(
      fc.property(planes, (plane) => {
        const code = encodePlane(plane);
        const back = decodePlane(code);
        expect(back).toEqual(snapped(plane));
        expect(encodePlane(back)).toBe(code);
        expect(code).toMatch(/^[\w-]+$/);
        plane.points.forEach(({ x, y }, i) => {
          expect(Math.abs(back.points[i]!.x - x)).toBeLessThanOrEqual(1 / 1022 + 1e-12);
          expect(Math.abs(back.points[i]!.y - y)).toBeLessThanOrEqual(1 / 1022 + 1e-12);
        });
      }),
      { seed: 35, numRuns: 200 },
    );
  });

  it('takes three and a half letters for a record', () => {
    const { points } = planePreset('apart');
    expect(encodePlane({ points, ana: 0 }).length).toBe(1 + Math.ceil((9 + 21 * points.length) / 6));
  });

  it('has a grid with the middle and the edges of the plane on it', () => {
    expect([-1, -0.0001, 0, 1].map(snap)).toEqual([-1, 0, 0, 1]);
  });

  it('is refused by name for every text of up to 300 characters that it does not write', () => {
    const code = encodePlane(planePreset('xor'));
    const letters = fc.constantFrom(...'ABmz059-_', '+', 'é', ' ', '%');
    const broken = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(letters, { maxLength: 60 }).map((text) => `p${text.join('')}`),
      fc.tuple(fc.nat(code.length), letters).map(([i, l]) => code.slice(0, i) + l + code.slice(i + 1)),
      fc.nat(code.length - 1).map((end) => code.slice(0, end)),
    );
    let read = 0;
    fc.assert(
      fc.property(broken, (text) => {
        let plane: Plane;
        try {
          plane = decodePlane(text);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
          expect(error).toMatchObject({ code: 'malformed', field: 'plane' });
          expect((error as Error).message).toMatch(/^plane is “.*”, .*\. Copy the whole link once more/s);
          return;
        }
        read++;
        expect(encodePlane(plane)).toBe(text);
      }),
      { seed: 36, numRuns: 2000 },
    );
    expect(read).toBeGreaterThan(0);
  });

  it.each([
    ['', /does not begin with p/],
    ['q', /does not begin with p/],
    ['p', /length of 1 letters/],
    [`p${'A'.repeat(5)}`, /not 2 to 400/],
    [`p${'A'.repeat(8)}B`, /says more than a plane/],
    [`p${'_'.repeat(9)}`, /Ana is record 512 of 2/],
    [`pAH_g${'A'.repeat(5)}`, /record 1 is off the plane/],
    [`p${'A'.repeat(8)}*`, /letter 10 is none/],
  ])('is refused for %j with what is wrong in it', (code, message) => {
    expect(() => decodePlane(code)).toThrow(message);
  });

  it('is not written for records that are no plane', () => {
    const at = (x: number) => ({ x, y: 0, label: 0 as const });
    expect(() => encodePlane({ points: [at(0)], ana: 0 })).toThrow(/points holds 1 records\. Give 2 to 400/);
    expect(() => encodePlane({ points: [at(0), at(1.1)], ana: 0 })).toThrow(/points\[1\].x is 1.1/);
    expect(() => encodePlane({ points: [at(0), at(1)], ana: 2 })).toThrow(/ana is 2/);
  });
});

describe.each(PLANE_PRESETS)('the plane %s', (name) => {
  it('is given back by its code in a link without loss', () => {
    const plane = planePreset(name);
    expect(decodePlane(encodePlane(plane))).toEqual(plane);
  });

  it('has the same records every time', () => {
    expect(planePreset(name)).toEqual(planePreset(name));
  });

  it('has at least seven records of each class', () => {
    const plane = planePreset(name);
    const { length } = plane.points.filter(({ label }) => label === 1);
    expect(length).toBeGreaterThanOrEqual(7);
    expect(plane.points.length - length).toBeGreaterThanOrEqual(7);
  });
});
