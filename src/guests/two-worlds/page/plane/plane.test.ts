// Tests of the plane without a page: edits of its records, places on the screen, and the paths of boundaries and clouds.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marginAt } from '../../engine/margin';
import { PLANE_PRESETS } from '../../engine/plane/plane';
import { MOST_RECORDS, recordsOf, type TwoWorlds, tidy } from '../twoWorlds';
import {
  added,
  anaAtTheEdge,
  anaInTheMiddle,
  changedBy,
  ELSEWHERE,
  moved,
  named,
  removed,
  turned,
} from './planeEdits';
import { byKey, hit, namePlace, planeView } from './planeView';
import { boundaryPath, CUTS, cloudBands, cloudOverlap } from './shownMoment';

const APART = recordsOf('apart');
const START: TwoWorlds = { change: { kind: 'remove' }, model: 'logistic', records: APART };

describe('edits of the plane', () => {
  test('a record goes where it is put, inside the plane', () => {
    const { records } = moved(START, 3, { x: 1.7, y: -0.123 });
    expect(records[3]).toEqual({ ...tidy({ x: 1, y: -0.123 }), label: APART[3].label });
  });

  test('no other record moves', () => {
    const { records } = moved(START, 3, { x: 1.7, y: -0.123 });
    expect(records.filter((_, i) => i !== 3)).toEqual(APART.filter((_, i) => i !== 3));
  });

  test('a move of Ana in the other world begins on the other side of the plane', () => {
    expect(changedBy(START, 'move').change).toEqual({ kind: 'move', x: -APART[0].x, y: -APART[0].y });
  });

  test('Ana’s place in the other world moves without her record', () => {
    const away = changedBy(START, 'move');
    const further = moved(away, ELSEWHERE, { x: 0, y: 1 });
    expect(further.change).toEqual({ kind: 'move', x: 0, y: 1 });
    expect(further.records).toBe(away.records);
  });

  test('Ana has no place in the other world that could move if the change is a removal', () => {
    expect(moved(START, ELSEWHERE, { x: 0, y: 1 })).toBe(START);
  });

  test('choosing a move again keeps the place that Ana was moved to', () => {
    const further = moved(changedBy(START, 'move'), ELSEWHERE, { x: 0, y: 1 });
    expect(changedBy(further, 'move')).toBe(further);
  });

  test('a record that was added can be removed again', () => {
    const more = added(START, { x: 0.111, y: 0 }, 0);
    expect(more.records.at(-1)).toEqual({ ...tidy({ x: 0.111, y: 0 }), label: 0 });
    expect(removed(more, more.records.length - 1).records).toEqual(START.records);
  });

  test('adding and removing keep the number of records within its bounds', () => {
    let full = START;
    for (let i = 0; i < 200; i++) full = added(full, { x: 0, y: 0 }, 1);
    expect(full.records).toHaveLength(MOST_RECORDS);
    let few = START;
    for (let i = 0; i < 200; i++) few = removed(few, 0);
    expect(few.records).toHaveLength(2);
  });

  test('any record can become Ana’s', () => {
    const other = named(START, 5);
    expect(other.records[0]).toEqual(APART[5]);
    expect(other.records).toHaveLength(APART.length);
  });

  test('a record can change its class', () => {
    expect(turned(START, 0).records[0].label).toBe(0);
    expect(turned(turned(START, 0), 0)).toEqual(START);
  });

  test('at the edge Ana stands on the plane’s border at the same distance from both classes', () => {
    for (const name of PLANE_PRESETS) {
      const [edge, ...others] = anaAtTheEdge({ ...START, records: recordsOf(name) }).records;
      expect(Math.max(Math.abs(edge.x), Math.abs(edge.y))).toBe(1);
      const [own, other] = [edge.label, 1 - edge.label].map((label) => {
        const all = others.filter((one) => one.label === label);
        const mean = (along: 'x' | 'y') => all.reduce((sum, one) => sum + one[along], 0) / all.length;
        return Math.hypot(edge.x - mean('x'), edge.y - mean('y'));
      });
      expect(own).toBeCloseTo(other, 1);
    }
  });

  test('in the middle Ana stands where the others of her class do on average', () => {
    const [middle, ...others] = anaInTheMiddle(START).records;
    const own = others.filter(({ label }) => label === middle.label);
    expect(middle.x).toBeCloseTo(own.reduce((sum, { x }) => sum + x, 0) / own.length, 2);
  });

  test('in the middle Ana stays where she is if nobody else is of her class', () => {
    const alone = { ...START, records: [APART[0], { ...APART[1], label: 1 - APART[0].label } as const] };
    expect(anaInTheMiddle(alone as TwoWorlds)).toEqual(alone);
  });
});

describe('the plane on the screen', () => {
  test('a place on a drawing of 120 to 900 px is found again at its pixel', () => {
    const whole = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 120, max: 900 }), (x, y, side) => {
        const view = planeView(side);
        const place = tidy({ x, y });
        expect(view.at(view.place(place))).toEqual(place);
      }),
    );
  });

  test('a pointer hits the nearest record, unless it is out of reach', () => {
    const points = [
      { left: 10, top: 10 },
      { left: 20, top: 10 },
    ];
    expect(hit(points, { left: 16, top: 10 }, 12)).toBe(1);
    expect(hit(points, { left: 40, top: 10 }, 12)).toBeNull();
    expect(hit([], { left: 0, top: 0 }, 12)).toBeNull();
  });

  test('a name stands inside the plane and away from other records', () => {
    expect(namePlace({ left: 100, top: 100 }, [{ left: 125, top: 90 }], 200)).toEqual({ left: 75, top: 111 });
    const corner = namePlace({ left: 210, top: 10 }, [{ left: 185, top: 30 }], 200);
    expect(corner).toEqual({ left: 185, top: 21 });
  });

  test('arrow keys move a record by a twentieth, or with Shift by a hundredth, within the plane', () => {
    expect(byKey({ x: 0, y: 0 }, 'ArrowUp', false)).toEqual(tidy({ x: 0, y: 0.05 }));
    expect(byKey({ x: 0, y: 0 }, 'ArrowLeft', true)).toEqual(tidy({ x: -0.01, y: 0 }));
    expect(byKey({ x: 1, y: 0 }, 'ArrowRight', false)).toEqual({ x: 1, y: 0 });
    expect(byKey({ x: 0, y: 0 }, 'toString', false)).toBeNull();
  });
});

describe('one model’s boundary', () => {
  const view = planeView(220);

  test('of a logistic model goes from edge to edge', () => {
    expect(boundaryPath(view, 'logistic', Float32Array.of(1, 0, -0.5))).toBe('M160.0 210.0L160.0 10.0');
  });

  test('is not drawn where it lies outside the plane', () => {
    expect(boundaryPath(view, 'logistic', Float32Array.of(1, 0, -2))).toBe('');
  });

  test('of a network with one steep unit is the line of that unit', () => {
    const path = boundaryPath(view, 'network', Float32Array.of(9, 0, 0, 1, 0));
    const across = [...path.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
    expect(across.length).toBeGreaterThan(30);
    expect(path.match(/M/g)).toHaveLength(1);
    for (const x of across) expect(x).toBeCloseTo(110, 0);
  });

  test('follows a margin that has the network’s constant at the end', () => {
    expect(marginAt('network', [9, 0, 0, 1, 0.5], 0, 5, 0, 0)).toBe(0.5);
  });
});

describe('clouds of boundaries', () => {
  const grid = 16;
  const spot = (column: number) =>
    Float64Array.from({ length: grid * grid }, (_, i) =>
      Math.exp(-(Math.hypot((i % grid) - column, Math.floor(i / grid) - 8) ** 2) / 2),
    );

  test('have bands that lie one within another around where most boundaries are', () => {
    const bands = cloudBands(spot(4), grid, 160);
    expect(bands).toHaveLength(CUTS.length);
    const widths = bands.map((band) => {
      const across = [...band.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
      expect((Math.min(...across) + Math.max(...across)) / 2).toBeCloseTo(45, 0);
      return Math.max(...across) - Math.min(...across);
    });
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });

  test('have empty bands where no boundary was counted', () => {
    expect(cloudBands(new Float64Array(256), grid, 160)).toEqual(['', '', '']);
  });

  test('have an overlap that falls from 1, of a cloud with itself, to 0 as they move apart', () => {
    expect(cloudOverlap(spot(4), spot(4))).toBeCloseTo(1, 12);
    const [near, far] = [cloudOverlap(spot(4), spot(5)), cloudOverlap(spot(4), spot(14))];
    expect(near).toBeGreaterThan(0.5);
    expect(far).toBeLessThan(0.01);
    expect(cloudOverlap(spot(4), new Float64Array(256))).toBe(0);
  });
});
