// The runs that answer the two questions about one run.
import { expect, test } from 'vitest';
import { DEFAULT_SCENARIO } from '../../../../scenario';
import {
  CROWDS,
  costOfCrowd,
  gainBySize,
  PREDICTED_SIZES,
  secondCanaryCells,
  secondCanarySeries,
  selfComparisonCells,
  selfComparisonSeries,
} from './predictedRuns';

const result = (accuracy: number, epsilon: number) => ({
  runs: 10,
  accuracy,
  guesses: 2000,
  epsilon,
  epsilonError: 0.02,
  epsilonOptimal: 6,
  utility: null,
  utilityError: null,
});

test('every point has at least 2,048 guesses, from canaries that fit their dimension where they are orthogonal', () => {
  for (const { design, repeats } of secondCanaryCells(DEFAULT_SCENARIO)) {
    expect(design.m * repeats).toBeGreaterThanOrEqual(2048);
    expect(design.guesses).toEqual([design.m]);
    if (design.canary === 'orthogonal') expect(design.dimension).toBeGreaterThanOrEqual(design.m);
  }
  expect(selfComparisonCells(DEFAULT_SCENARIO).map(({ design }) => design.m)).toEqual([
    ...PREDICTED_SIZES,
    ...PREDICTED_SIZES,
  ]);
});

test('a difference counts as clear only if it exceeds its errors', () => {
  const even = Array.from({ length: 2 * CROWDS.length }, () => result(0.88, 1));
  expect(costOfCrowd(even.slice(1))).toBeNull();
  expect(costOfCrowd(even)?.map(({ clear }) => clear)).toEqual([false, false]);
  const falling = even.map((one, i) => (i === even.length - 1 ? result(0.7, 1) : one));
  expect(costOfCrowd(falling)?.[1]).toMatchObject({ clear: true });
  const gains = Array.from({ length: 2 * PREDICTED_SIZES.length }, (_, i) =>
    result(0.8, i === PREDICTED_SIZES.length - 1 ? 2 : 1),
  );
  expect(gainBySize(gains)).toMatchObject({ few: 0, many: 1, clear: true });
});

test('a chart shows the results that there are so far', () => {
  const [own, inOut] = selfComparisonSeries([result(0.8, 1)]);
  expect(own?.points.length).toBe(1);
  expect(inOut?.points.length).toBe(0);
  expect(secondCanarySeries([]).every(({ points }) => points.length === 0)).toBe(true);
});
