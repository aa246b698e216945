// Trade-off curves and privacy profiles compared with reference values, which are closed forms of (epsilon, delta)-DP and of finite
// distributions.
import { describe, expect, test } from 'vitest';
import {
  advantageEpsilonDelta,
  deltaFromDiscretePld,
  randomizedResponsePld,
  tradeoffEpsilonDelta,
  tradeoffFromDiscretePld,
} from '../../src/accounting';
import reference from './auditing.json';

type Case = { inputs: Record<string, number>; outputs: Record<string, number> };
type Golden = { tolerance: { rel: number; abs: number }; cases: Case[] };

const FUNCTIONS: Record<string, (inputs: Record<string, number>) => Record<string, number>> = {
  tradeoffEpsDelta: ({ eps, delta, alpha }) => ({ beta: tradeoffEpsilonDelta(eps, delta, alpha) }),
  advantageEpsDelta: ({ eps, delta }) => ({ totalVariation: advantageEpsilonDelta(eps, delta) }),
  tradeoffFromDiscretePld: ({ eps0, folds, alpha }) => ({
    beta: tradeoffFromDiscretePld(randomizedResponsePld(eps0, folds), alpha),
  }),
  deltaFromDiscretePld: ({ eps0, folds, eps }) => ({
    delta: deltaFromDiscretePld(randomizedResponsePld(eps0, folds), eps),
  }),
};

describe.each(Object.keys(FUNCTIONS))('%s', (name) => {
  const { tolerance, cases } = (reference.functions as unknown as Record<string, Golden>)[name];

  test.each(cases)('$inputs', ({ inputs, outputs }) => {
    const actual = FUNCTIONS[name](inputs);
    for (const [key, expected] of Object.entries(outputs)) {
      expect(Math.abs(actual[key] - expected)).toBeLessThanOrEqual(
        tolerance.abs + tolerance.rel * Math.abs(expected),
      );
    }
  });
});
