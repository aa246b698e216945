// The parameter of DP-SGD that keeps an attacker's advantage below a limit.
import { describe, expect, test } from 'vitest';
import { runToEnd } from '../base/numerics/generators';
import { generalisedAdvantage } from './oneTarget';
import { guessBounds, parameterForAdvantage } from './parameterForAdvantage';
import { guessByTable, powerByTable } from './profileTable';
import { tabulateMechanism } from './tabulate';
import type { AdvantageGoal } from './types';

const START = { samplingRate: 1 / 16, noiseMultiplier: 1.6771697998046875, steps: 500 };

function solved(goal: AdvantageGoal) {
  return runToEnd(parameterForAdvantage(goal));
}

function table(adjacency: 'substitute' | 'add-remove') {
  return runToEnd(tabulateMechanism(adjacency, START, 240));
}

test('both bounds on a guess agree with those from tables of the profiles to two digits', () => {
  const [substitute, addRemove] = [table('substitute'), table('add-remove')];
  for (const prior of [0.9, 0.5, 0.1, 1e-4]) {
    const { exchange, removal, least } = guessBounds(prior, START);
    expect(guessByTable(substitute, prior) / exchange).toBeCloseTo(1, 2);
    expect(powerByTable(addRemove, prior) / removal).toBeCloseTo(1, 2);
    expect(least).toBe(Math.min(exchange, removal));
  }
});

describe('the parameter for an advantage', () => {
  test.each(['noiseMultiplier', 'samplingRate', 'steps'] as const)(
    '%s keeps the advantage, and a slightly less private value does not',
    (solveFor) => {
      const goal = { solveFor, mechanism: START, prior: 0.1, advantage: 0.1 };
      const { value, least } = solved(goal);
      expect(generalisedAdvantage(least, 0.1)).toBeLessThanOrEqual(0.1);
      const less =
        solveFor === 'steps' ? value + 1 : value * (solveFor === 'noiseMultiplier' ? 0.9999 : 1.0001);
      expect(
        generalisedAdvantage(guessBounds(0.1, { ...START, [solveFor]: less }).least, 0.1),
      ).toBeGreaterThan(0.1);
    },
  );

  test('is the end of the domain for an advantage that every value keeps', () => {
    expect(
      solved({
        solveFor: 'steps',
        mechanism: { ...START, noiseMultiplier: 1000 },
        prior: 1e-6,
        advantage: 0.9,
      }).value,
    ).toBe(1_000_000);
  });

  test('is refused by name for an advantage out of reach', () => {
    const impossible = {
      solveFor: 'steps',
      mechanism: { ...START, samplingRate: 1, noiseMultiplier: 0.3 },
      prior: 0.5,
      advantage: 0.01,
    } as const;
    expect(() => solved(impossible)).toThrow(/advantage 0.01 is out of reach/);
    expect(() => solved({ ...impossible, prior: 0 })).toThrow(/prior is 0/);
  });
});
