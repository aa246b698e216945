// The rows of curves and their gaps, on hand-made replies.
import { describe, expect, it } from 'vitest';
import { exactCurve as curve } from '../../../../test/shared/fakeNumbers';
import { type CurvesReply, forEachCurve } from '../../../work';
import { CURVE_IDS } from '../../notation/quantities';
import { curveRows, curvesWithGaps, nearestIndex } from './rows';

const values = Float64Array.of(1, 2, 4, 8);
const reply: CurvesReply = {
  values,
  ...forEachCurve(() => curve(1, 1, 1, 1)),
  addRemove: curve(8, 4, 2, 0),
  substitute: curve(16, 8, Number.NaN, 2),
  implied: curve(20, 10, 5, 2.5),
  group: curve(24, 12, 6, 3),
  hiddenState: curve(15, 7, 3, 1),
  elapsed: 1,
};

describe('curveRows', () => {
  it('turns unverified points into gaps', () => {
    expect(curveRows(reply, [0, 20])[2]).toEqual({
      x: 4,
      attained: null,
      addRemove: 2,
      substitute: null,
      implied: 5,
      group: 6,
      hiddenState: 3,
    });
  });

  it('turns zeros into gaps on a logarithmic axis only', () => {
    expect(curveRows(reply, [0, 20])[3]?.addRemove).toBe(0);
    expect(curveRows(reply, [1, 100])[3]?.addRemove).toBeNull();
  });

  it('cuts a curve off eight heights above the figure and leaves it unchanged within it', () => {
    const steep = { ...reply, group: curve(1e7, Number.POSITIVE_INFINITY, 21, 3) };
    expect(curveRows(steep, [0, 20]).map(({ group }) => group)).toEqual([160, 160, 21, 3]);
    const [first, , third] = curveRows(steep, [0.1, 10]).map(({ group }) => group);
    expect(first).toBe(1e7);
    expect(third).toBe(21);
    expect(curveRows(steep, [1, 10])[1]?.group).toBe(1e9);
  });

  describe('of a substitute ε that is known only up to a bracket', () => {
    const substitute = {
      ...reply.substitute,
      lower: curve(15, 7, 3, 1).value,
      upper: curve(17, 9, 5, 3).value,
    };
    const bracketed = { ...reply, substitute };

    it('has both ends of the bracket for batches of a fixed size', () => {
      const rows = curveRows(bracketed, [0, 20], { sampling: 'fixed-size' });
      expect(rows.map((row) => row.substitute)).toEqual([16, 8, 5, 2]);
      expect(rows.map((row) => row.attained)).toEqual([null, null, 3, null]);
    });

    it('has a gap for Poisson batches', () => {
      expect(curveRows(bracketed, [0, 20])[2]?.substitute).toBeNull();
    });

    it('has a gap if the upper end is infinite', () => {
      const none = { ...reply, substitute: { ...substitute, upper: values.map(() => Infinity) } };
      expect(curveRows(none, [0, 20], { sampling: 'fixed-size' })[2]?.substitute).toBeNull();
    });
  });

  it('finds the drawn curves that have gaps', () => {
    expect(curvesWithGaps(reply, CURVE_IDS)).toEqual(['substitute']);
    expect(curvesWithGaps(reply, ['group', 'addRemove'])).toEqual([]);
  });

  it('finds the nearest column on a logarithmic axis', () => {
    expect(nearestIndex(values, 1.9)).toBe(1);
    expect(nearestIndex(values, 3)).toBe(2);
    expect(nearestIndex(new Float64Array(0), 3)).toBe(-1);
  });
});
