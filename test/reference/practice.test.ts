// Published numbers on what practitioners ask beyond plain Poisson batches, each with its source and with what has to hold of ours.
// Numbers of an audit of one run are in oneRunPeers.test.ts, and those of plain runs in accounting.test.ts.
import { describe, expect, test } from 'vitest';
import { epsilon, groupEpsilonAtMost } from '../../src/accounting';
import { printedByLibraries } from '../../src/accounting/renyi/libraries';
import { english } from '../../src/base/sentences/sentence';
import { delta, runOfTraining, type Training } from '../../src/published';

const PERSON = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };
const CUT = { samplingRate: 256 / 60_000, noiseMultiplier: 1.1, steps: 3516 };
const N = 60_000;

const SOURCES = {
  mixture: 'dp_accounting 0.6, from_mixture_gaussian_mechanism',
  truncated: 'dp_accounting 0.6, from_truncated_subsampled_gaussian_mechanism at an interval of 5e-4',
  plain: 'dp_accounting 0.6, from_gaussian_mechanism at the same interval',
} as const;

interface Published {
  source: keyof typeof SOURCES;
  of: Training;
  adjacency: 'add-remove' | 'substitute';
  /** The published ε at δ = 1e-5. */
  epsilon: number;
  /** Half of its last digit. */
  digit: number;
}

const PUBLISHED: readonly Published[] = [
  ...(
    [
      [2, 3.98, 0.005],
      [3, 6.343, 0.0005],
      [5, 11.6, 0.05],
      [10, 27.9, 0.05],
    ] as const
  ).map(([recordsPerPerson, known, digit]) => ({
    ...{ source: 'mixture' as const, adjacency: 'add-remove' as const, epsilon: known, digit },
    of: { ...PERSON, recordsPerPerson },
  })),
  ...(
    [
      [320, 'add-remove', 1.163],
      [320, 'substitute', 1.94],
      [280, 'add-remove', 3.966],
      [280, 'substitute', 4.194],
    ] as const
  ).map(([largestBatch, adjacency, known]) => ({
    ...{ source: 'truncated' as const, adjacency, epsilon: known, digit: 0.0005 },
    of: { ...CUT, records: N, largestBatch },
  })),
  { source: 'plain', of: CUT, adjacency: 'add-remove', epsilon: 1.134, digit: 0.0005 },
  { source: 'plain', of: CUT, adjacency: 'substitute', epsilon: 1.929, digit: 0.0005 },
];

describe('the published ε', () => {
  test.each(PUBLISHED)('$epsilon of $of under $adjacency ($source) is met or bettered', (published) => {
    const { value, lower, upper } = epsilon(published.adjacency, runOfTraining(published.of), 1e-5);
    const { epsilon: known, digit } = published;
    expect(SOURCES[published.source]).toContain('dp_accounting');
    expect(upper).toBeLessThanOrEqual(known + digit);
    // a peer's upper end lies a few thousandths above the tight value
    expect(upper).toBeGreaterThan(0.95 * known);
    if (published.source === 'mixture')
      expect(Math.abs((value ?? Number.NaN) - known)).toBeLessThanOrEqual(digit);
    expect(lower).toBeLessThanOrEqual(upper);
  });

  test.each([
    [2, 4.23, 0.005],
    [3, 7.387, 0.0005],
    [5, 18.9, 0.05],
    [10, null, 0],
  ])('by group privacy alone a person with %i records would have %s, which is no less', (k, known, digit) => {
    const group = groupEpsilonAtMost('add-remove', PERSON, k, 1e-5);
    const person = epsilon('add-remove', runOfTraining({ ...PERSON, recordsPerPerson: k }), 1e-5);
    expect(group).toBeGreaterThan(person.upper);
    if (known === null) expect(group).toBe(Number.POSITIVE_INFINITY);
    else expect(Math.abs(group - known)).toBeLessThanOrEqual(digit);
  });
});

describe('the values of dp_accounting’s own tests (pld_privacy_accountant_test.py)', () => {
  test('test_poisson_subsampled_gaussian: three steps at q = 0.2 and σ = 0.5 have δ(1) = 0.15594', () => {
    const { value } = delta('add-remove', { samplingRate: 0.2, noiseMultiplier: 0.5, steps: 3 }, 1);
    expect(value).toBeCloseTo(0.15594, 3);
  });

  test('test_truncated_subsampled_gaussian_basic: two kinds of cut batches together have at most ε(1e-6) = 17.904330', () => {
    const step = { samplingRate: 0.5, noiseMultiplier: 1, largestBatch: 2 };
    const run = [
      { ...step, records: 4, steps: 3 },
      { ...step, records: 3, steps: 2 },
    ];
    const { lower, upper } = epsilon('add-remove', run, 1e-6);
    expect(upper).toBeLessThanOrEqual(17.90434);
    expect(upper).toBeGreaterThan(16);
    expect(lower).toBeLessThan(upper);
  });
});

test('Opacus’ gdp accountant prints 1.838 for the run of its issue 643, whose tight ε is 1.96081', () => {
  const run = { samplingRate: 0.2, noiseMultiplier: 3, steps: 50 };
  const printed = printedByLibraries(run, 1 / 48_000).find(({ name }) => english(name) === 'Opacus (GDP)');
  expect(printed).toMatchObject({ isBound: false });
  expect(printed?.epsilon.toFixed(3)).toBe('1.838');
  expect(epsilon('add-remove', run, 1 / 48_000).value).toBeCloseTo(1.96081, 4);
});
