// The most that a single run can prove.
import { describe, expect, test } from 'vitest';
import reference from '../../../test/reference/auditing.json';
import { oneRunCeiling } from './ceiling';

describe('the most a single run can prove', () => {
  test('meets the reference values', () => {
    const { cases } = reference.functions.epsOptimal;
    expect(cases.length).toBeGreaterThan(10);
    for (const { inputs, outputs } of cases) {
      const value = oneRunCeiling(inputs.m, inputs.alpha, inputs.delta);
      expect(Math.abs(value - outputs.exact)).toBeLessThan(1e-8 * (1 + outputs.exact));
    }
  });

  test('is the ε under which the largest probability that all guesses are right is α', () => {
    for (const guesses of [5, 100, 1e6]) {
      for (const delta of [0, 1e-5, 0.01]) {
        const epsilon = oneRunCeiling(guesses, 0.05, delta);
        const all = Math.exp(-guesses * Math.log1p(Math.exp(-epsilon)));
        expect(all + delta * (1 - all)).toBeCloseTo(0.05, 9);
      }
    }
  });

  test('is 0 where nothing can be proved', () => {
    expect(oneRunCeiling(1, 0.4, 0.4)).toBe(0);
    expect(oneRunCeiling(3, 0.05, 0)).toBe(0);
  });

  test('is refused for no guess', () => {
    expect(() => oneRunCeiling(0, 0.05, 0)).toThrow(/guesses is 0/);
  });
});
