// Bins, the Chow-Liu tree, counts and sensitivities agree with their definitions, on random tables and on small ones by hand.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gdpEpsilon } from '../../accounting';
import { exactSecret } from '../secret';
import { attemptSecret, bestAttempt, windows } from './attempts';
import { type BinnedTable, quantileEdges } from './binnedTable';
import { chowLiuTree, combination, conditionalLaw, logProbability, mutualInformation } from './chowLiuTree';
import { noiseFor, releaseGuarantee } from './sensitivity';
import { allMarginals, cellOf, countMarginals, touching } from './workload';

const table = (sizes: readonly number[], values: readonly number[]): BinnedTable => ({
  rows: values.length / sizes.length,
  columns: sizes.map((size, i) => ({ name: `column ${i}`, size })),
  values: Uint8Array.from(values, (value, at) => value % sizes[at % sizes.length]!),
});

const tables = fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 3, maxLength: 5 }).chain((sizes) =>
  fc
    .integer({ min: 1, max: 20 })
    .chain((rows) =>
      fc.array(fc.nat(255), { minLength: rows * sizes.length, maxLength: rows * sizes.length }),
    )
    .map((values) => table(sizes, values)),
);

const sizesOf = ({ columns }: BinnedTable) => columns.map(({ size }) => size);
const rowOf = ({ columns, values }: BinnedTable, row: number) =>
  Array.from(values.subarray(row * columns.length, (row + 1) * columns.length));
const every = (sizes: readonly number[]) =>
  Array.from({ length: sizes.reduce((n, size) => n * size, 1) }, (_, i) => combination(sizes, i));

test('bins hold about equally many values', () => {
  expect(quantileEdges([5, 1, 4, 2, 3, 0, 7, 6], 4)).toEqual([2, 4, 6]);
});

test('fewer bins are made where values coincide', () => {
  expect(quantileEdges([0, 0, 0, 0, 0, 1], 3)).toEqual([]);
  expect(quantileEdges([0, 0, 1, 1, 1, 2], 3)).toEqual([1]);
});

test('the Chow-Liu tree is a law on records, over tables', () => {
  fc.assert(
    fc.property(tables, (given) => {
      const tree = chowLiuTree(given);
      const sizes = sizesOf(given);
      const total = every(sizes).reduce((sum, record) => sum + Math.exp(logProbability(tree, record)), 0);
      expect(total).toBeCloseTo(1, 10);
    }),
    { numRuns: 60 },
  );
});

test('the law of unknown columns follows from the tree’s law by Bayes’ rule, over tables', () => {
  fc.assert(
    fc.property(tables, (given) => {
      const tree = chowLiuTree(given);
      const sizes = sizesOf(given);
      // columns 0 and 2 are unknown, and the law of whole records gives their law by Bayes' rule
      const unknown = [0, 2];
      const record = rowOf(given, 0);
      const law = conditionalLaw(tree, record, unknown);
      expect(law.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
      const weights = every(unknown.map((column) => sizes[column]!)).map(([a, b]) =>
        Math.exp(logProbability(tree, record.with(0, a!).with(2, b!))),
      );
      const weight = weights.reduce((sum, w) => sum + w, 0);
      for (const [i, p] of law.entries()) expect(p).toBeCloseTo(weights[i]! / weight, 10);
    }),
    { numRuns: 60 },
  );
});

test('no spanning tree has more mutual information than the Chow-Liu tree, over tables', () => {
  fc.assert(
    fc.property(
      tables.filter(({ columns }) => columns.length <= 4),
      (given) => {
        const count = given.columns.length;
        const tree = chowLiuTree(given);
        const found = tree.information.reduce((sum, x) => sum + x, 0);
        // every choice of a lower-numbered or other parent that leads to column 0
        const parents = every(new Array<number>(count - 1).fill(count));
        for (const choice of parents) {
          const parent = [-1, ...choice];
          const reaches = parent.every((_, start) => {
            let at = start;
            for (let steps = 0; at > 0 && steps < count; steps++) at = parent[at]!;
            return at === 0;
          });
          if (!reaches) continue;
          const shared = parent.reduce((sum, p, i) => sum + (p < 0 ? 0 : mutualInformation(given, p, i)), 0);
          expect(shared).toBeLessThanOrEqual(found + 1e-9);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('marginals hold what counting row by row finds, over tables', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 1, max: 3 }), (given, ways) => {
      const workload = allMarginals(sizesOf(given), ways);
      const counts = countMarginals(workload, given);
      for (const { columns, first } of workload.marginals) {
        every(columns.map((column) => given.columns[column]!.size)).forEach((combined, i) => {
          let brute = 0;
          for (let row = 0; row < given.rows; row++) {
            const record = rowOf(given, row);
            if (columns.every((column, c) => record[column] === combined[c])) brute++;
          }
          expect(counts[first + i]).toBe(brute);
        });
      }
      expect(counts.reduce((sum, n) => sum + n, 0)).toBe(given.rows * workload.marginals.length);
    }),
    { numRuns: 20 },
  );
});

test('the largest move of the counts when unknown columns are replaced is their sensitivity', () => {
  const sizes = [2, 3, 4, 2];
  const workload = allMarginals(sizes, 3);
  const unknown = [1, 2];
  const allowed = Math.sqrt(2 * touching(workload, unknown).length);
  let largest = 0;
  for (const record of every(sizes)) {
    for (const [a, b] of every([3, 4])) {
      const other = record.with(1, a!).with(2, b!);
      const moved = workload.marginals.filter(
        (marginal) => cellOf(workload, marginal, record) !== cellOf(workload, marginal, other),
      );
      largest = Math.max(largest, Math.sqrt(2 * moved.length));
    }
  }
  expect(largest).toBeCloseTo(allowed, 12);
  const { muAddRemove, muSubstitute, muUnknown } = releaseGuarantee(workload, unknown, 3);
  expect(muUnknown).toBeCloseTo(allowed / 3, 12);
  expect(muSubstitute).toBeCloseTo(Math.SQRT2 * muAddRemove, 12);
});

test.each(['substitute', 'add-remove'] as const)(
  'noise for an epsilon of %s gives that epsilon',
  (adjacency) => {
    const workload = allMarginals([3, 3, 3, 3], 3);
    const sigma = noiseFor(workload, 2, 1e-5, adjacency);
    const { muAddRemove, muSubstitute } = releaseGuarantee(workload, [0], sigma);
    expect(gdpEpsilon(adjacency === 'substitute' ? muSubstitute : muAddRemove, 1e-5)).toBeCloseTo(2, 9);
  },
);

test('a window holds the values that are near in every column', () => {
  const near = windows([3, 2], 1);
  expect(near[0]).toEqual([0, 1, 2, 3]);
  expect(near[2]).toEqual([0, 1, 2, 3, 4, 5]);
  expect(windows([3, 2], 0)).toEqual([[0], [1], [2], [3], [4], [5]]);
});

test('the chance of a secret is the probability of the best window', () => {
  const law = Float64Array.of(0.1, 0.1, 0, 0, 0.5, 0.3);
  expect(bestAttempt(law, windows([6], 1))).toBe(4);
  const secret = attemptSecret(law, windows([6], 1));
  expect(secret.chance).toBeCloseTo(0.8, 12);
  expect(secret.kappa).toBeCloseTo((1 - 0.36) / 0.2, 12);
  expect(attemptSecret(law, windows([6], 0))).toEqual(exactSecret(0.5));
});
