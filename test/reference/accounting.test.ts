// The accountant compared with every row of the reference file, within the row's own tolerance. The references come from
// 40-digit closed forms and independent contours, cross-checked with published accountants (see the file's meta).
import { describe, expect, it } from 'vitest';
import { delta, epsilon, noiseMultiplierFor } from '../../src/accounting';
import type { AdjacencyName } from '../../src/accounting/adjacencies/names';
import type { Mechanism, Verified } from '../../src/accounting/types';
import reference from './accounting.json';

interface Row {
  q: number;
  sigma: number;
  T: number;
}

const mechanismOf = ({ q, sigma, T }: Row): Mechanism => ({
  samplingRate: q,
  noiseMultiplier: sigma,
  steps: T,
});

const nameOf = ({ q, sigma, T }: Row, rest: object) =>
  `q ${q}, sigma ${sigma}, T ${T}, ${JSON.stringify(rest).slice(1, -1)}`;

/** Expects a verified value that meets the row. For a bracket, whose value is its middle, half its width is allowed in addition. */
function expectToMeet(result: Verified, expected: number, tolerance: number): void {
  expect(result.verified, 'verified').toBe(true);
  expect(result.lower - tolerance, 'lower end').toBeLessThanOrEqual(expected);
  expect(result.upper + tolerance, 'upper end').toBeGreaterThanOrEqual(expected);
  const halfWidth = result.method === 'discretised-bracket' ? 0.5 * (result.upper - result.lower) : 0;
  expect(
    Math.abs((result.value ?? Number.NaN) - expected),
    `${result.value} against ${expected}`,
  ).toBeLessThanOrEqual(Math.max(tolerance, 1e-13 * expected) + halfWidth);
}

describe('epsilon at delta', () => {
  for (const row of reference.points) {
    const cases: [AdjacencyName, number][] = [
      ['add', row.epsAdd],
      ['remove', row.epsRemove],
      ['add-remove', row.epsAR],
      ['zero-out', row.epsAR],
      ['substitute', row.epsS],
    ];
    it(nameOf(row, { delta: row.delta }), () => {
      for (const [adjacency, expected] of cases) {
        expectToMeet(epsilon(adjacency, mechanismOf(row), row.delta), expected, row.tolerance);
      }
      const naive = 2 * (epsilon('add-remove', mechanismOf(row), row.delta).value ?? Number.NaN);
      const substitute = epsilon('substitute', mechanismOf(row), row.delta).value ?? Number.NaN;
      expect(substitute > naive, 'substitute exceeds twice add/remove').toBe(row.epsSExceedsTwiceEpsAR);
    });
  }
});

describe('group privacy', () => {
  it.each(reference.groupPrivacy)('q $q, sigma $sigma, T $T, delta $delta', (row) => {
    const group = epsilon('group', mechanismOf(row), row.delta);
    expectToMeet(group, row.epsGroup, row.tolerance);
    expect(group.upper).toBeGreaterThanOrEqual(epsilon('substitute', mechanismOf(row), row.delta).lower);
    // the other way round, delta of the group guarantee at that epsilon is the row's delta
    const back = delta('group', mechanismOf(row), row.epsGroup).value ?? Number.NaN;
    const steepest = 1e3; // d ln delta / d epsilon stays far below this on these rows
    expect(Math.abs(Math.log(back / row.delta))).toBeLessThan(1e-6 + steepest * row.tolerance);
  });
});

describe('delta at epsilon', () => {
  for (const row of [...reference.deltaAtEpsilon, ...reference.unresolved]) {
    const cases: [AdjacencyName, number][] = [
      ['add', row.deltaAdd],
      ['remove', row.deltaRemove],
      ['add-remove', row.deltaAR],
      ['substitute', row.deltaS],
    ];
    it(nameOf(row, { epsilon: row.epsilon }), () => {
      for (const [adjacency, expected] of cases) {
        const result = delta(adjacency, mechanismOf(row), row.epsilon);
        expectToMeet(result, expected, Math.max(row.absTolerance, row.relTolerance * expected));
      }
    });
  }
});

describe('calibration', () => {
  it.each(reference.calibration)('q $q, T $T, delta $delta, epsilon $epsilon', (row) => {
    const request = { samplingRate: row.q, steps: row.T, delta: row.delta, targetEpsilon: row.epsilon };
    const addRemove = noiseMultiplierFor('add-remove', request);
    expectToMeet(addRemove, row.sigmaAR, row.relTolerance * row.sigmaAR);
    const substitute = noiseMultiplierFor('substitute', request);
    expectToMeet(substitute, row.sigmaS, row.relTolerance * row.sigmaS);
  });
});

describe('where published accountants fail', () => {
  const row = (q: number, sigma: number, T: number) => mechanismOf({ q, sigma, T });

  it('epsilon at delta 1e-12 lies above the whole interval that prv_accountant certifies', () => {
    const { lower } = epsilon('remove', row(0.01, 1, 1000), 1e-12);
    expect(lower).toBeGreaterThan(3.913);
    expectToMeet(epsilon('remove', row(0.01, 1, 1000), 1e-12), 3.9143, 5e-6);
  });
  it('epsilon at delta 1e-14 is 4.544, where one library refuses and another answers 6.687', () => {
    expectToMeet(epsilon('remove', row(0.01, 1, 1000), 1e-14), 4.544, 5e-4);
  });
  it('epsilon of one step with large noise is 0 and not negative', () => {
    expect(epsilon('add-remove', row(1e-4, 50, 1), 1e-5)).toMatchObject({ verified: true, value: 0 });
    expect(epsilon('substitute', row(1e-4, 50, 1), 1e-5)).toMatchObject({ verified: true, value: 0 });
  });
  it('epsilon at delta 1e-10 lies above the pessimistic bounds of dp_accounting', () => {
    const substitute = reference.points.find(
      (point) => point.q === 0.01 && point.T === 500 && point.delta === 1e-10,
    );
    const add = reference.points.find(
      (point) => point.q === 0.1 && point.T === 2500 && point.delta === 1e-10,
    );
    if (!substitute || !add) throw new Error('the reference file has lost the two rows');
    expect(epsilon('substitute', mechanismOf(substitute), 1e-10).lower).toBeGreaterThan(
      substitute.peers.S.dpaPessimistic + 7e-5,
    );
    expect(epsilon('add', mechanismOf(add), 1e-10).lower).toBeGreaterThan(
      add.peers.add.dpaPessimistic + 5e-5,
    );
  });
  it('group privacy gives 591.4 and 140.3, where an accountant with a smallest delta stops at 120 and 83.3', () => {
    expectToMeet(epsilon('group', row(1, 1, 100), 1e-5), 591.4, 0.05);
    expectToMeet(epsilon('group', row(0.1, 1, 1000), 1e-5), 140.3, 0.05);
  });
});
