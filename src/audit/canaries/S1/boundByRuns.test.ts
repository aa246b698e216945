// The worst case's bound at several numbers of runs.
import { expect, test } from 'vitest';
import { epsilon } from '../../../accounting';
import { traceBoundByRuns } from './boundByRuns';

// an honest bound exceeds the truth in at most 5% of audits; with this seed none of the three does
test('more runs give a larger bound, up to the guarantee', () => {
  const mechanism = { samplingRate: 1, noiseMultiplier: 8, steps: 60 };
  const query = { mechanism, delta: 1e-5, confidence: 0.95, seed: 2, runs: [100, 1000, 10_000] };
  const trace = traceBoundByRuns(query);
  let seen = 0;
  for (;;) {
    const next = trace.next();
    if (!next.done) {
      expect(next.value.bounds.length).toBe(++seen);
      continue;
    }
    const { bounds, limit } = next.value;
    const most = epsilon('substitute', mechanism, 1e-5).upper;
    // full batch: the attack's limit is the guarantee
    expect(limit).toBeCloseTo(most, 6);
    expect(bounds.map(({ runs }) => runs)).toEqual(query.runs);
    expect(bounds[0]!.epsilon).toBeLessThan(bounds[2]!.epsilon);
    expect(bounds[2]!.epsilon).toBeLessThan(most);
    expect(bounds[2]!.epsilon).toBeGreaterThan(0.9 * most);
    break;
  }
});
