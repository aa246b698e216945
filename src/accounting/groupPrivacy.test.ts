// Tests of the bound on the epsilon of a person with several records.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epsilon } from './accountant';
import { gdpEpsilon } from './closedForm/gaussianDp';
import { groupEpsilonAtMost } from './groupPrivacy';

const DELTA = 1e-5;
const MECHANISM = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000 };

describe('groupEpsilonAtMost', () => {
  it('is the record’s own epsilon for one record', () => {
    expect(groupEpsilonAtMost('substitute', MECHANISM, 1, DELTA)).toBe(
      epsilon('substitute', MECHANISM, DELTA).upper,
    );
  });

  it('is the epsilon of Theorem 4.1 (adjacencies/group.ts) for two records', () => {
    const two = groupEpsilonAtMost('add-remove', MECHANISM, 2, DELTA);
    expect(two).toBeCloseTo(epsilon('group', MECHANISM, DELTA).value as number, 2);
  });

  it('is exact where every record is in every step', () => {
    const always = { samplingRate: 1, noiseMultiplier: 40, steps: 100 };
    const three = groupEpsilonAtMost('add-remove', always, 3, DELTA);
    expect(three / gdpEpsilon((3 * 10) / 40, DELTA)).toBeCloseTo(1, 6);
  });

  it('grows with the records, over mechanisms and numbers of records', () => {
    const some = fc.record({
      samplingRate: fc.double({ min: 0.001, max: 0.2, noNaN: true }),
      noiseMultiplier: fc.double({ min: 0.8, max: 5, noNaN: true }),
      steps: fc.integer({ min: 1, max: 2000 }),
    });
    fc.assert(
      fc.property(some, fc.integer({ min: 2, max: 6 }), (mechanism, records) => {
        const [fewer, more] = [records - 1, records].map((k) =>
          groupEpsilonAtMost('add-remove', mechanism, k, DELTA),
        ) as [number, number];
        expect(more).toBeGreaterThanOrEqual(fewer * (1 - 1e-3));
      }),
      { seed: 4, numRuns: 6 },
    );
  });

  it("is no less than one record's own, over mechanisms and numbers of records", () => {
    const some = fc.record({
      samplingRate: fc.double({ min: 0.001, max: 0.2, noNaN: true }),
      noiseMultiplier: fc.double({ min: 0.8, max: 5, noNaN: true }),
      steps: fc.integer({ min: 1, max: 2000 }),
    });
    fc.assert(
      fc.property(some, fc.integer({ min: 2, max: 6 }), (mechanism, records) => {
        const more = groupEpsilonAtMost('add-remove', mechanism, records, DELTA);
        // a person with several records has one of them, so the person's epsilon is at least the record's
        expect(more).toBeGreaterThanOrEqual(epsilon('add-remove', mechanism, DELTA).lower);
      }),
      { seed: 4, numRuns: 6 },
    );
  });
});
