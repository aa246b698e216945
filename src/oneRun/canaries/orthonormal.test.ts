// Random orthonormal rows: that they are orthonormal, and that they have the law of rows of a Haar-distributed matrix.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runToEnd } from '../../base/numerics/generators';
import { STREAM } from '../../base/numerics/randomStreams';
import { dot } from '../../base/numerics/vectors';
import { orthonormalRows } from './orthonormal';

const rows = (count: number, dimension: number, seed: number) =>
  runToEnd(
    orthonormalRows(count, dimension, (model) => ({ seed, stream: STREAM.oneRunFeatures, model, step: 0 })),
  );

it('the first rows are the same whatever the number of rows, over up to 40 dimensions', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(),
      (d, share, seed) => {
        const count = 1 + Math.floor(share * (d - 1));
        const all = rows(d, d, seed);
        expect(rows(count, d, seed)).toEqual(all.slice(0, count));
      },
    ),
    { seed: 62, numRuns: 60 },
  );
});

it('the rows are orthonormal, over up to 40 dimensions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (d, seed) => {
      const all = rows(d, d, seed);
      let worst = 0;
      all.forEach((row, i) => {
        for (let j = 0; j <= i; j++) worst = Math.max(worst, Math.abs(dot(row, all[j]!) - (i === j ? 1 : 0)));
      });
      expect(worst).toBeLessThan(1e-14 * (8 + d));
    }),
    { seed: 62, numRuns: 60 },
  );
});

// Moments of a Haar matrix Q of dimension d: E q_ij^2 = 1/d, E q_ij^4 = 3/(d(d+2)), E q_ij^2 q_il^2 = 1/(d(d+2)) in one row,
// E q_ij^2 q_kl^2 = (d+1)/(d(d-1)(d+2)) if rows and columns differ, E q_ij q_il q_kj q_kl = -1/(d(d-1)(d+2)); odd moments are 0
// (Collins and Sniady 2006)
it('the rows have the moments of a Haar matrix', () => {
  const d = 5;
  const runs = 5000;
  const haar = 1 / (d * (d - 1) * (d + 2));
  const at = (q: Float64Array[], i: number, j: number) => q[i]![j]!;
  const moments: [number, (q: Float64Array[]) => number][] = [
    [0, (q) => q.reduce((trace, row, i) => trace + row[i]!, 0)],
  ];
  for (const i of [0, 2, d - 1]) {
    for (const j of [0, 3, d - 1]) {
      const [k, l] = [(i + 1) % d, (j + 2) % d];
      moments.push(
        [0, (q) => at(q, i, j)],
        [1 / d, (q) => at(q, i, j) ** 2],
        [3 / (d * (d + 2)), (q) => at(q, i, j) ** 4],
        [1 / (d * (d + 2)), (q) => at(q, i, j) ** 2 * at(q, i, l) ** 2],
        [(d + 1) * haar, (q) => at(q, i, j) ** 2 * at(q, k, l) ** 2],
        [-haar, (q) => at(q, i, j) * at(q, i, l) * at(q, k, j) * at(q, k, l)],
      );
    }
  }
  const sums = moments.map(() => ({ sum: 0, squares: 0 }));
  for (let run = 0; run < runs; run++) {
    const q = rows(d, d, run);
    moments.forEach(([, of], which) => {
      const value = of(q);
      sums[which]!.sum += value;
      sums[which]!.squares += value * value;
    });
  }
  moments.forEach(([expected], which) => {
    const mean = sums[which]!.sum / runs;
    const error = Math.sqrt((sums[which]!.squares / runs - mean * mean) / runs);
    // 55 means, each off by five standard errors once in 1.7 million
    expect(Math.abs(mean - expected) / error).toBeLessThan(5);
  });
});
