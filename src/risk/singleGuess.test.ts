// The bound on one guess by one (ε, δ).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import reference from '../../test/reference/auditing.json';
import { InputError } from '../base/numerics/errors';
import { purePosterior, singleGuess } from './singleGuess';

const probability = fc.double({ min: 0, max: 1, noNaN: true });
const epsilon = fc.double({ min: 0, max: 1e4, noNaN: true });

/** The bound's number alone. */
const guess = (...given: Parameters<typeof singleGuess>) => singleGuess(...given).bound;

describe('one guess at one secret', () => {
  test('meets the recorded cases of the reference', () => {
    const { posteriorPure, singleTargetEpsDelta } = reference.functions;
    for (const { inputs, outputs } of posteriorPure.cases) {
      const value = purePosterior(inputs.prior, inputs.eps).bound;
      expect(Math.abs(value / outputs.posterior - 1) || 0).toBeLessThan(1e-11);
    }
    for (const { inputs, outputs } of singleTargetEpsDelta.cases) {
      const value = singleGuess(inputs.prior, inputs.eps, inputs.delta).bound;
      expect(Math.abs(value - outputs.exactMatch)).toBeLessThan(1e-11 * outputs.exactMatch + 1e-15);
    }
  });

  test('lies between the prior and 1, over priors, ε and δ', () => {
    fc.assert(
      fc.property(probability, probability, epsilon, (p, delta, e) => {
        const value = guess(p, e, 0.9 * delta);
        expect(value).toBeGreaterThanOrEqual(p * (1 - 1e-15));
        expect(value).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('grows with the prior, ε and δ, over priors, ε and δ', () => {
    fc.assert(
      fc.property(probability, probability, epsilon, epsilon, (p, delta, e, more) => {
        const value = guess(p, e, 0.9 * delta);
        expect(guess(p, e + more, 0.9 * delta)).toBeGreaterThanOrEqual(value - 1e-15);
        expect(guess(p, e, 0.95 * delta)).toBeGreaterThanOrEqual(value - 1e-15);
        expect(guess(Math.min(1, 1.5 * p), e, 0.9 * delta)).toBeGreaterThanOrEqual(value - 1e-15);
      }),
    );
  });

  test('is the prior at ε = 0 and δ = 0, over priors', () => {
    fc.assert(
      fc.property(probability, (p) => {
        expect(guess(p, 0, 0)).toBeCloseTo(p, 14);
      }),
    );
  });

  test('states its adjacency and its form', () => {
    expect(purePosterior(0.1, 2)).toMatchObject({ adjacency: 'substitute', form: 'pure' });
    expect(singleGuess(0.1, 2, 1e-5)).toMatchObject({ adjacency: 'substitute', form: 'corrected' });
  });

  test('refuses numbers out of range', () => {
    expect(() => guess(1.5, 1, 0)).toThrow(InputError);
    expect(() => guess(0.5, -1, 0)).toThrow(/epsilon is -1/);
    expect(() => guess(0.5, 1, 1)).toThrow(/delta is 1/);
  });
});
