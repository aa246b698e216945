// The bounds that the add/remove curves imply for a substitution, compared with values from independent code.
//
// Provenance: an independent computation composed the trade-off curves of add and remove numerically (f-DP group privacy on a grid of
// levels), and minimised e1 + e2 over the splits of the single add/remove curve, to about 0.1 %. The values of Theorem 4.1 and of
// substitute are in accounting.json. At 25 % false alarms, the larger of the two curves composed with itself gives 0.130 as the
// least share of misses. A curve each for the removal and the addition gives a little more, 0.135.
import { describe, expect, it } from 'vitest';
import { bestSplitEpsilon, epsilon, tradeoff } from '../../src/accounting';
import type { Mechanism } from '../../src/accounting/types';

interface Row {
  mechanism: Mechanism;
  substitute: number;
  implied: number;
  split: number;
  theorem: number;
}

const of = (samplingRate: number, noiseMultiplier: number, steps: number): Mechanism => ({
  samplingRate,
  noiseMultiplier,
  steps,
});
const START = of(1 / 16, 1.6772842407226562, 500);

const ROWS: readonly Row[] = [
  { mechanism: START, substitute: 8.0, implied: 8.69, split: 9.53, theorem: 10.58 },
  { mechanism: of(0.02, 0.7, 200), substitute: 5.48, implied: 6.87, split: 11.92, theorem: 15.48 },
  { mechanism: of(1, 26.89208984375, 500), substitute: 7.98, implied: 7.98, split: 7.98, theorem: 8.61 },
];
const DELTA = 1e-5;

describe.each(ROWS)('$mechanism', ({ mechanism, substitute, implied, split, theorem }) => {
  it.each([
    ['substitute', substitute, () => epsilon('substitute', mechanism, DELTA)],
    ['implied', implied, () => epsilon('implied', mechanism, DELTA)],
    ['best split', split, () => bestSplitEpsilon(mechanism, DELTA)],
    ['Theorem 4.1', theorem, () => epsilon('group', mechanism, DELTA)],
  ] as const)('%s is %d', (_, expected, compute) => {
    const { verified, value, lower, upper } = compute();
    expect(verified).toBe(true);
    expect(Math.abs(value! - expected)).toBeLessThan(0.005 + 1e-9);
    expect(upper - lower).toBeLessThanOrEqual(2e-4 * Math.max(1, expected));
  });
});

describe('least misses at 25 % false alarms', () => {
  const misses = (adjacency: 'group' | 'implied' | 'substitute' | 'add-remove', alpha = 0.25) =>
    tradeoff(adjacency, START, [alpha])[0].beta.value!;

  it.each([
    ['group', 0.085],
    ['implied', 0.135],
    ['substitute', 0.162],
  ] as const)('%s: %d', (adjacency, expected) => {
    expect(Math.abs(misses(adjacency) - expected)).toBeLessThan(6e-4);
  });

  it('the larger of the two curves composed with itself gives 0.130', () => {
    expect(Math.abs(misses('add-remove', 1 - misses('add-remove')) - 0.13)).toBeLessThan(6e-4);
  });
});
