// Tests of the unknown of a run of several segments that meets a target ε.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../test/statistics/size';
import { epsilon } from './accountant';
import type { SegmentsUnknown } from './goal';
import { noiseMultiplierFor, stepsFor } from './solveParameter';
import { segmentsWith, solveSegments } from './solveSegments';
import { UnreachableTarget } from './unreachableTarget';

const DELTA = 1e-5;
const first = { samplingRate: 0.02, noiseMultiplier: 1.2, steps: 5 };
const second = { samplingRate: 0.05, noiseMultiplier: 1.5, steps: 2 };

describe('solveSegments', () => {
  it('agrees with the single mechanism for segments of one law, over laws and targets', () => {
    const law = fc.record({
      samplingRate: fc.double({ min: 0.001, max: 1, noNaN: true }),
      noiseMultiplier: fc.double({ min: 0.6, max: 8, noNaN: true }),
      steps: fc.integer({ min: 1, max: 5000 }),
    });
    fc.assert(
      fc.property(law, fc.double({ min: 0.3, max: 9, noNaN: true }), (whole, targetEpsilon) => {
        const target = { delta: DELTA, targetEpsilon };
        const alone = noiseMultiplierFor('substitute', { ...whole, ...target });
        const ofOne = { ...target, segments: [whole] };
        const factor = solveSegments('substitute', { ...ofOne, unknown: { name: 'noiseFactor' } });
        const sigma = (factor.value as number) * whole.noiseMultiplier;
        expect(Math.abs(sigma / (alone.value as number) - 1)).toBeLessThan(1e-4);
        const reached = epsilon('substitute', { ...whole, steps: whole.steps + 20 }, DELTA).upper;
        if (reached === 0) return;
        const steps = { ...whole, ...target, targetEpsilon: reached };
        const rest = solveSegments('substitute', {
          ...steps,
          segments: [whole, { ...whole, steps: 7 }],
          unknown: { name: 'steps', at: 0 },
        });
        expect(rest.lower).toBe(stepsFor('substitute', steps).lower - 7);
      }),
      { seed: 8, numRuns: size(6, 60) },
    );
  });

  it.each<[SegmentsUnknown, number]>([
    [{ name: 'noiseFactor' }, 1.5],
    [{ name: 'steps', at: 1 }, 1.2],
  ])('certainly meets the target for different segments: %o', (unknown, targetEpsilon) => {
    const segments = [first, second];
    const { lower, upper, value } = solveSegments('add-remove', {
      segments,
      unknown,
      delta: DELTA,
      targetEpsilon,
    });
    const at = (found: number) => epsilon('add-remove', segmentsWith(segments, unknown, found), DELTA);
    const [safe, not] = unknown.name === 'steps' ? [lower, upper + 1] : [upper, lower];
    expect(at(safe).upper).toBeLessThanOrEqual(targetEpsilon);
    expect(at(not).lower).toBeGreaterThanOrEqual(targetEpsilon);
    expect(value).toBeGreaterThanOrEqual(lower);
    expect(value).toBeLessThanOrEqual(upper);
  });

  it('throws UnreachableTarget where another segment alone is above the target', () => {
    const segments = [1, 2].map((steps) => ({ samplingRate: 1, noiseMultiplier: 0.5, steps }));
    const target = { segments, delta: DELTA, targetEpsilon: 3 };
    for (const name of ['noiseMultiplier', 'steps'] as const) {
      expect(() => solveSegments('add-remove', { ...target, unknown: { name, at: 1 } })).toThrow(
        UnreachableTarget,
      );
    }
  });

  it('refuses a segment that does not exist', () => {
    const segments = [1, 2].map((steps) => ({ samplingRate: 1, noiseMultiplier: 0.5, steps }));
    const target = { segments, delta: DELTA, targetEpsilon: 3 };
    expect(() =>
      solveSegments('add-remove', { ...target, unknown: { name: 'noiseMultiplier', at: 2 } }),
    ).toThrow(/no entry 2/);
  });
});
