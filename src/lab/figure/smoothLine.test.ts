// The smooth line through points.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PathPoint } from './lineProfile';
import { smoothLine } from './smoothLine';

type Piece = [PathPoint, PathPoint, PathPoint, PathPoint];

/** The cubic pieces of a path without gaps. */
function piecesOf(path: string): Piece[] {
  const numbers = path.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i],
    y: numbers[2 * i + 1],
  }));
  return Array.from({ length: (points.length - 1) / 3 }, (_, i) => points.slice(3 * i, 3 * i + 4) as Piece);
}

const at = ([a, b, c, d]: Piece, t: number) => {
  const u = 1 - t;
  return u ** 3 * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t ** 3 * d.y;
};

const points = fc
  .array(fc.tuple(fc.integer({ min: 2, max: 400 }), fc.double({ min: -4000, max: 4000, noNaN: true })), {
    minLength: 2,
    maxLength: 40,
  })
  .map((steps) => {
    let x = 0;
    return steps.map(([step, y]): PathPoint => {
      x += step;
      return { x, y: Math.round(y * 10) / 10 + 0 };
    });
  });

describe('a smooth line', () => {
  test('is monotone between two neighbouring points, for 2 to 40 points with y up to ±4000 px', () => {
    fc.assert(
      fc.property(points, (list) => {
        const pieces = piecesOf(smoothLine(list));
        expect(pieces).toHaveLength(list.length - 1);
        pieces.forEach((piece, i) => {
          const [from, to] = [list[i], list[i + 1]];
          expect(piece[0]).toEqual(from);
          expect(piece[3]).toEqual(to);
          const [low, high] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
          for (let t = 0.05; t < 1; t += 0.05) {
            // The coordinates of the path are rounded to tenths of a px.
            expect(at(piece, t)).toBeGreaterThanOrEqual(low - 0.1);
            expect(at(piece, t)).toBeLessThanOrEqual(high + 0.1);
          }
        });
      }),
    );
  });

  test('has the same slope on both sides of a point', () => {
    const list = [0, 10, 25, 30].map((x) => ({ x, y: 100 * Math.exp(-x / 9) }));
    const pieces = piecesOf(smoothLine(list));
    for (let i = 1; i < pieces.length; i++) {
      const before = (pieces[i - 1][3].y - pieces[i - 1][2].y) / (pieces[i - 1][3].x - pieces[i - 1][2].x);
      const after = (pieces[i][1].y - pieces[i][0].y) / (pieces[i][1].x - pieces[i][0].x);
      expect(after).toBeCloseTo(before, 1);
    }
  });

  test('is straight between only two points', () => {
    expect(
      smoothLine([
        { x: 0, y: 0 },
        { x: 30, y: 60 },
      ]),
    ).toBe('M0 0C10 20 20 40 30 60');
  });

  test('is a dot at a single point', () => {
    expect(smoothLine([null, { x: 1, y: 2 }, null])).toBe('M1 2Z');
  });

  test('has a gap at an unknown value', () => {
    expect(
      smoothLine([{ x: 0, y: 0 }, { x: 3, y: 3 }, null, { x: 6, y: 0 }, { x: 9, y: 3 }]).match(/M/g),
    ).toHaveLength(2);
  });

  test('is empty without points', () => {
    expect(smoothLine([])).toBe('');
  });
});
