// The data of chapter 2's curves, in tables and in drawings.
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

test('the table has every verified value, and null for the others', () => {
  const { lines } = profileData(PROFILE, 1e-5);
  expect(lines.map(({ ys }) => ys)).toEqual([
    [0.1, 1e-3, 1e-9, 1e-12],
    [0.5, 0.1, 0.01, 1e-3],
    [0.6, null, 0.1, 0],
  ]);
});

test('a drawn line ends on the axis where it leaves the plot', () => {
  const [addRemove, substitute, implied] = withinPlot(profileData(PROFILE, 1e-5)).lines;
  // Four of the six powers of ten between the last two values lie within the plot.
  expect(addRemove?.xs?.at(-1)).toBeCloseTo(1 + 4 / 6, 12);
  expect(addRemove?.ys).toEqual([0.1, 1e-3, 1e-7]);
  expect(substitute?.xs).toBeUndefined();
  expect(implied?.xs).toEqual([0, 1, 2, 3]);
});
