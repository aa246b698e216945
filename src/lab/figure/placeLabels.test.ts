// The places of labels, which keep clear of lines, points and one another for any curves.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../test/statistics/size';
import { boxesOverlap, type LabelScene } from './freePlace';
import {
  CLEARANCE,
  crossesPath,
  type LinePath,
  type PathPoint,
  type PlotBox,
  segmentsMeet,
} from './lineProfile';
import { placeLabels } from './placeLabels';

const plot: PlotBox = { left: 50, top: 10, right: 750, bottom: 390 };

function curve(id: string, y: (share: number) => number, count = 60): LinePath {
  const points: PathPoint[] = [];
  for (let i = 0; i < count; i++) {
    const share = i / (count - 1);
    points.push({ x: plot.left + share * (plot.right - plot.left), y: y(share) });
  }
  return { id, points };
}

const labelOf = (line: LinePath, width = 110) => ({
  id: line.id,
  widths: [width, 30],
  height: 16,
  lineId: line.id,
  anchors: line.points.filter((point): point is PathPoint => point !== null),
});

/** Whether the segment from a to b meets the box, checked at 401 points and without the code under test. */
function segmentMeets(a: PathPoint, b: PathPoint, box: PlotBox): boolean {
  for (let i = 0; i <= 400; i++) {
    const x = a.x + ((b.x - a.x) * i) / 400;
    const y = a.y + ((b.y - a.y) * i) / 400;
    if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return true;
  }
  return false;
}

/** Expects each label inside the plot, clear of lines, obstacles and other labels, and each leader clear of both. */
function expectClear(scene: LabelScene): void {
  const placed = placeLabels(scene);
  for (const [i, { box }] of placed.entries()) {
    for (const { points } of scene.lines) {
      for (let k = 1; k < points.length; k++) {
        const a = points[k - 1];
        const b = points[k];
        if (a && b) expect(segmentMeets(a, b, box)).toBe(false);
      }
    }
    for (const other of placed.slice(i + 1)) expect(boxesOverlap(box, other.box, CLEARANCE)).toBe(false);
    for (const { leader } of placed) {
      if (leader) expect(segmentMeets(leader[0], leader[1], box)).toBe(false);
      if (leader) expect(scene.lines.some((line) => crossesPath(line, leader))).toBe(false);
    }
    for (const obstacle of scene.obstacles) expect(boxesOverlap(box, obstacle)).toBe(false);
    expect(box.left).toBeGreaterThanOrEqual(plot.left);
    expect(box.right).toBeLessThanOrEqual(plot.right);
    expect(box.top).toBeGreaterThanOrEqual(plot.top);
    expect(box.bottom).toBeLessThanOrEqual(plot.bottom);
  }
}

/** A falling curve with a shape like that of ε over the noise, `factor` times as high as the first one. */
const falling = (factor: number) => (share: number) =>
  plot.bottom - (factor * 60) / (share + 0.15) / (1 + share);

describe('placeLabels', () => {
  it('finds a free place for every label of four falling curves', () => {
    const lines = [1, 2.1, 3.2, 1.5].map((factor, i) => curve(`line${i}`, falling(factor)));
    const scene = { plot, lines, obstacles: [], labels: lines.map((line) => labelOf(line)) };
    expect(placeLabels(scene)).toHaveLength(4);
    expectClear(scene);
  });

  it('returns the places in the order of the labels, in whatever order they were found', () => {
    // the last label is the widest and has the fewest places, so it is placed before the others
    const lines = [1, 1.9, 2.6, 1.8, 0.5, 3.2].map((factor, i) => curve(`line${i}`, falling(factor)));
    const labels = lines.map((line, i) => labelOf(line, 60 + 20 * i));
    const placed = placeLabels({ plot, lines, obstacles: [], labels }).map(({ id }) => id);
    expect(placed.length).toBeGreaterThan(3);
    expect(placed).toEqual([...placed].sort());
  });

  it('never touches a line, a point or another label, for random curves and points', () => {
    const bend = fc.record({
      level: fc.double({ min: 0, max: 400, noNaN: true }),
      slope: fc.double({ min: -900, max: 900, noNaN: true }),
      wave: fc.double({ min: 0, max: 80, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(bend, { minLength: 1, maxLength: 5 }),
        fc.array(fc.tuple(fc.integer({ min: 60, max: 740 }), fc.integer({ min: 20, max: 380 })), {
          maxLength: 8,
        }),
        fc.double({ min: 0.8, max: 1.25, noNaN: true }),
        (bends, points, drift) => {
          const linesAt = (moved: number) =>
            bends.map(({ level, slope, wave }, i) =>
              curve(`line${i}`, (share) => moved * (level + slope * share + wave * Math.sin(9 * share))),
            );
          const obstacles = points.map(([x, y]) => ({
            left: x - 5,
            right: x + 5,
            top: y - 12,
            bottom: y + 12,
          }));
          const sceneAt = (moved: number) => {
            const lines = linesAt(moved);
            return { plot, lines, obstacles, labels: lines.map((line) => labelOf(line)) };
          };
          const first = sceneAt(1);
          expectClear(first);
          // the same holds for a label that moves along with its line while the reader holds something
          expectClear({ ...sceneAt(drift), previous: placeLabels(first), held: true });
        },
      ),
      { seed: 3, numRuns: size(20, 60) },
    );
  });

  it('leaves out a label that would lie across a line everywhere', () => {
    const lines = Array.from({ length: 30 }, (_, i) => curve(`line${i}`, () => 15 + i * 12.5));
    expect(placeLabels({ plot, lines, obstacles: [], labels: [labelOf(lines[3] as LinePath)] })).toEqual([]);
  });

  it('uses a shorter text of a label if there is no place for a longer one', () => {
    const lines = [100, 160].map((y, i) => curve(`line${i}`, () => y));
    const narrow: PlotBox = { ...plot, right: plot.left + 90 };
    const cut = lines.map(({ id, points }) => ({ id, points: points.slice(0, 12) }));
    const [placed] = placeLabels({ plot: narrow, lines: cut, obstacles: [], labels: [labelOf(cut[0]!)] });
    expect(placed).toMatchObject({ wording: 1 });
    expect(placed!.box.right - placed!.box.left).toBe(30);
  });

  it('finds whether two segments have a point in common', () => {
    const at = (x: number, y: number) => ({ x, y });
    expect(segmentsMeet([at(0, 0), at(4, 4)], [at(0, 4), at(4, 0)])).toBe(true);
    expect(segmentsMeet([at(0, 0), at(1, 1)], [at(0, 4), at(4, 0)])).toBe(false);
    expect(segmentsMeet([at(0, 0), at(1, 0)], [at(2, 0), at(3, 0)])).toBe(false);
    expect(segmentsMeet([at(0, 0), at(2, 0)], [at(1, 0), at(3, 0)])).toBe(true);
  });

  it('keeps a label where it was if that place is still free', () => {
    const before = curve('one', falling(1));
    const first = placeLabels({ plot, lines: [before], obstacles: [], labels: [labelOf(before)] });
    const after = curve('one', falling(1.03));
    const second = placeLabels({
      plot,
      lines: [after],
      obstacles: [],
      labels: [labelOf(after)],
      previous: first,
    });
    const [a] = first;
    const [b] = second;
    expect(Math.hypot(a!.box.left - b!.box.left, a!.box.top - b!.box.top)).toBeLessThan(12);
  });

  describe('while the reader holds something', () => {
    const at = (level: number) => {
      const lines = [curve('a', () => level), curve('b', () => 300)];
      return { plot, lines, obstacles: [], labels: lines.map((line) => labelOf(line)) };
    };
    const [before] = placeLabels(at(150));
    const moved = { ...at(170), previous: before ? [before] : [] };

    it('moves a label along with its line', () => {
      const [held] = placeLabels({ ...moved, held: true });
      expect(held?.box.top).toBeCloseTo((before?.box.top ?? 0) + 20, 9);
      expect(held?.anchor.x).toBe(before?.anchor.x);
    });

    it('finds a place for a label that had none in the frame before', () => {
      expect(placeLabels({ ...moved, held: true })).toHaveLength(2);
      expect(placeLabels(at(170)).map(({ id }) => id)).toEqual(['a', 'b']);
    });
  });

  it('does not count a gap as a line', () => {
    const gap: LinePath = { id: 'gap', points: curve('gap', () => 200).points.map(() => null) };
    const line = curve('one', () => 200);
    const placed = placeLabels({ plot, lines: [gap, line], obstacles: [], labels: [labelOf(line)] });
    expect(placed).toHaveLength(1);
  });
});
