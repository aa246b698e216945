// Many small audits that may be stopped at their best moment, read by three bounds.
import { describe, expect, test } from 'vitest';
import { runToEnd } from '../../../base/numerics/generators';
import { epsilonOfError } from '../../estimation/accuracyBound';
import { clopperPearsonUpper } from '../../estimation/rates/clopperPearson';
import { anytimeUpper } from '../../estimation/rates/confidenceSequence';
import type { SmallAuditsQuery } from '../choices';
import { STOPPING_CHOICE_REPEATS } from './repeats';
import { traceStoppingChoice } from './stoppingChoice';
import { createWorstCaseSampler } from './worstCase';

function run(query: SmallAuditsQuery) {
  return runToEnd(traceStoppingChoice(query));
}

const query: SmallAuditsQuery = {
  mechanism: { samplingRate: 1, noiseMultiplier: 40, steps: 500 },
  delta: 1e-5,
  seed: 3,
  runs: 500,
  audits: 400,
  confidence: 0.95,
};

describe('over many small audits', () => {
  const { planned, best, sequence, audits } = run(query);

  test('the confidence sequence keeps its confidence at the best moment', () => {
    expect(audits).toBe(400);
    // the level is at most 5%: more than 36 of 400 has probability below 1e-3
    expect(sequence.count).toBeLessThanOrEqual(36);
  });

  test('the bound for a planned number keeps its confidence at that number', () => {
    // the level is at most 5%: more than 36 of 400 has probability below 1e-3
    expect(planned.count).toBeLessThanOrEqual(36);
  });

  test('the bound for a planned number loses its confidence at the best moment', () => {
    expect(best.lower).toBeGreaterThan(0.08);
  });

  test('the confidence sequence claims a little less than the bound for a planned number', () => {
    expect(sequence.meanEpsilon).toBeLessThan(planned.meanEpsilon);
    expect(sequence.meanEpsilon).toBeGreaterThan(0.6 * planned.meanEpsilon);
  });

  test('the bound for a planned number claims more at the best moment', () => {
    expect(best.meanEpsilon).toBeGreaterThan(planned.meanEpsilon);
  });
});

test('the best moment is the one that solving at every look would find', () => {
  const { mechanism, seed } = query;
  const one = { ...query, runs: 60, audits: 1 };
  const sampler = createWorstCaseSampler(mechanism, seed);
  const original = new Float64Array(60);
  const substituted = new Float64Array(60);
  sampler.fill(STOPPING_CHOICE_REPEATS, 0, 0, original, 0, 60);
  sampler.fill(STOPPING_CHOICE_REPEATS, 1, 0, substituted, 0, 60);
  const smallest = (bound: (count: number, trials: number, level: number) => number) => {
    let errors = 0;
    let least = 1;
    for (let i = 0; i < 60; i++) {
      errors += (original[i] > 0 ? 0 : 1) + (substituted[i] > 0 ? 1 : 0);
      least = Math.min(least, bound(errors, 2 * (i + 1), 0.05));
    }
    return least;
  };
  const { best, sequence } = run(one);
  // error bounds are rounded up to thousandths before they are converted
  const claimed = (error: number) => epsilonOfError(Math.ceil(error * 1000) / 1000, mechanism, query.delta);
  expect(best.meanEpsilon).toBe(claimed(smallest(clopperPearsonUpper)));
  expect(sequence.meanEpsilon).toBe(claimed(smallest(anytimeUpper)));
});

test('the same seed gives the same audits', () => {
  const few = { ...query, audits: 6, runs: 50 };
  expect(run(few)).toEqual(run(few));
  expect(run({ ...few, seed: 4 })).not.toEqual(run(few));
});
