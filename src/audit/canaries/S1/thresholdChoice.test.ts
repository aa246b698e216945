// Audits that choose their threshold after looking.
import { describe, expect, test } from 'vitest';
import { hiddenStateEpsilon } from '../../../accounting';
import { runToEnd } from '../../../base/numerics/generators';
import type { SmallAuditsQuery } from '../choices';
import { traceThresholdChoice } from './thresholdChoice';

function run(query: SmallAuditsQuery) {
  return runToEnd(traceThresholdChoice(query));
}

const query: SmallAuditsQuery = {
  mechanism: { samplingRate: 1, noiseMultiplier: 40, steps: 500 },
  delta: 1e-5,
  seed: 3,
  runs: 300,
  audits: 400,
  confidence: 0.95,
};

describe('over many small audits', () => {
  const { fixed, best, audits, limit } = run(query);

  test('a fixed threshold keeps its confidence', () => {
    expect(audits).toBe(400);
    // the level is at most 5%: more than 36 of 400 has probability below 1e-3
    expect(fixed.count).toBeLessThanOrEqual(36);
  });

  test('the best of all thresholds does not keep its confidence', () => {
    expect(best.count).toBeGreaterThan(fixed.count);
    expect(best.lower).toBeGreaterThan(0.05);
    expect(best.meanEpsilon).toBeGreaterThan(fixed.meanEpsilon);
  });

  test('the limit is the hidden-state epsilon', () => {
    expect(limit).toBeCloseTo(hiddenStateEpsilon(query.mechanism, query.delta).value!, 6);
  });
});

test('the same seed gives the same audits', () => {
  const few = { ...query, audits: 12, runs: 50 };
  expect(run(few)).toEqual(run(few));
  expect(run({ ...few, seed: 4 })).not.toEqual(run(few));
});
