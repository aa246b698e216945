// The data of chapter 2's curves, as tabled and as drawn.
import { expect, test } from 'vitest';
import type { ProfileCurves } from '../../../work';
import { profileData, withinPlot } from './curvesData';

const curve = (value: readonly number[]) => {
  const values = Float64Array.from(value);
  return { value: values, lower: values, upper: values };
};
const PROFILE: ProfileCurves = {
  epsilons: Float64Array.of(0, 1, 2, 3),
  addRemove: curve([0.1, 1e-3, 1e-9, 1e-12]),
  substitute: curve([0.5, 0.1, 0.01, 1e-3]),
  implied: curve([0.6, Number.NaN, 0.1, 0]),
};

test('the table has every value, and nothing where none was verified', () => {
  const { lines } = profileData(PROFILE, 1e-5);
  expect(lines.map(({ ys }) => ys)).toEqual([
    [0.1, 1e-3, 1e-9, 1e-12],
    [0.5, 0.1, 0.01, 1e-3],
    [0.6, null, 0.1, 0],
  ]);
});

test('a line ends on the axis where it leaves the plot, however far its next value lies below', () => {
  const [addRemove, substitute, implied] = withinPlot(profileData(PROFILE, 1e-5)).lines;
  // four of the six powers of ten between its two values lie within
  expect(addRemove?.xs?.at(-1)).toBeCloseTo(1 + 4 / 6, 12);
  expect(addRemove?.ys).toEqual([0.1, 1e-3, 1e-7]);
  expect(substitute?.xs).toBeUndefined();
  expect(implied?.xs).toEqual([0, 1, 2, 3]);
});
