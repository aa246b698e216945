// Audits of batches that are not drawn by Poisson sampling. Bounds are computed here from error counts, for many small audits, to see how
// often they exceed the truth; an audit must report the same bounds.
import { describe, expect, test } from 'vitest';
import { attackLaw, epsilon } from '../../../accounting';
import type { AnyMechanism } from '../../../accounting/types';
import { binomialUpperTail } from '../../../base/numerics/binomial';
import { english } from '../../../base/sentences/sentence';
import { conversionFor } from '../../estimation/accuracyBound';
import { directEpsilon } from '../../estimation/directBound';
import { clopperPearsonUpper } from '../../estimation/rates/clopperPearson';
import { errorProbability } from '../../estimation/rates/rateBounds';
import { createWorstCaseSampler } from './worstCase';
import { createWorstCaseAudit } from './worstCaseAudit';

const DELTA = 1e-5;
const CONFIDENCE = 0.9;
const AUDITS = 1000;
const RUNS = 200;

const fixed = { sampling: 'fixed-size', samplingRate: 0.1, noiseMultiplier: 2, steps: 20 } as const;
const allocation = {
  sampling: 'random-allocation',
  stepsPerEpoch: 8,
  epochs: 6,
  noiseMultiplier: 1.5,
} as const;

/** False-alarm rate of `isFair`: under a fresh seed a bound that keeps its confidence fails with at most this probability. */
const ALARM = 1e-6;

/** Wrong guesses of one small audit in each world, at the threshold that follows from the law of the scores. */
function errorsOf(mechanism: AnyMechanism, audit: number): readonly [number, number] {
  const { threshold } = attackLaw(mechanism);
  const sampler = createWorstCaseSampler(mechanism, 21);
  const scores = new Float64Array(RUNS);
  sampler.fill(audit, 0, 0, scores, 0, RUNS);
  const missed = scores.filter((score) => !(score > threshold)).length;
  sampler.fill(audit, 1, 0, scores, 0, RUNS);
  return [missed, scores.filter((score) => score > threshold).length];
}

function remembered(of: (errors: number) => number): (errors: number) => number {
  const known = new Map<number, number>();
  return (errors) => {
    const value = known.get(errors) ?? of(errors);
    known.set(errors, value);
    return value;
  };
}

/** The default estimator's bound as a function of the number of errors. */
function validBy(mechanism: AnyMechanism) {
  const { epsilonOf } = conversionFor(mechanism, DELTA);
  return remembered((errors) =>
    epsilonOf(
      errorProbability(
        { originalErrors: errors, originalRuns: RUNS, substitutedErrors: 0, substitutedRuns: RUNS },
        CONFIDENCE,
      ).upper,
    ),
  );
}

describe.each([fixed, allocation, { ...fixed, noiseMultiplier: 1000 }])(
  'a thousand small audits of %o',
  (mechanism) => {
    const limit = attackLaw(mechanism).epsilon(DELTA).value as number;
    const { upper } = epsilon('substitute', mechanism, DELTA);
    const errors = Array.from({ length: AUDITS }, (_, audit) => errorsOf(mechanism, audit));
    const isFair = (wrong: number) => binomialUpperTail(wrong, AUDITS, 1 - CONFIDENCE) > ALARM;

    test('the default bound exceeds the truth in no more audits than its confidence allows', () => {
      const valid = validBy(mechanism);
      const claims = errors.map(([missed, alarmed]) => valid(missed + alarmed));
      expect(isFair(claims.filter((claim) => claim > limit * (1 + 1e-9)).length)).toBe(true);
      expect(isFair(claims.filter((claim) => claim > upper).length)).toBe(true);
      // some claims are well above 0, so that the bound is not fair merely because it claims nothing
      expect(claims.some((claim) => claim > 0.2 * limit)).toBe(true);
    });

    test('the direct bound exceeds the truth in no more audits than its confidence allows', () => {
      const atMost = remembered((count) => clopperPearsonUpper(count, RUNS, (1 - CONFIDENCE) / 2));
      const claims = errors.map(([missed, alarmed]) => directEpsilon(atMost(alarmed), atMost(missed), DELTA));
      expect(isFair(claims.filter((claim) => claim > limit * (1 + 1e-9)).length)).toBe(true);
    });
  },
);

test.each([
  ['recordsPerPerson', { recordsPerPerson: 3 }],
  ['largestBatch', { records: 1000, largestBatch: 20 }],
])('Poisson batches with %s are refused, since their worst case is not drawn', (field, extra) => {
  const mechanism = { samplingRate: 0.1, noiseMultiplier: 1, steps: 10, ...extra };
  const request = { mechanism, delta: DELTA, confidence: CONFIDENCE, seed: 21, runs: RUNS, repeats: 1 };
  expect(() => createWorstCaseAudit(request)).toThrow(expect.objectContaining({ name: 'InputError', field }));
});

test('an audit reports the bounds of the functions above', () => {
  const reported = (mechanism: typeof fixed | typeof allocation) => {
    const audit = createWorstCaseAudit({
      mechanism,
      delta: DELTA,
      confidence: CONFIDENCE,
      seed: 21,
      runs: RUNS,
      repeats: 1,
    });
    audit.advance(RUNS);
    return audit.report();
  };
  for (const mechanism of [fixed, allocation]) {
    const { pooled, atZero, curveTest, hiddenStateEpsilon } = reported(mechanism);
    const [missed, alarmed] = errorsOf(mechanism, 0);
    expect([atZero.falseNegatives, atZero.falsePositives]).toEqual([missed, alarmed]);
    expect(pooled.valid.epsilon).toBeCloseTo(validBy(mechanism)(missed + alarmed), 9);
    expect(pooled.valid.assumptions.map(english).join(' ')).toContain('The law of the scores is known');
    expect(atZero.rule).toBe('known-law');
    expect(hiddenStateEpsilon).toBe(attackLaw(mechanism).epsilon(DELTA).value);
    expect(curveTest === null).toBe(mechanism.sampling === 'fixed-size');
  }
});
