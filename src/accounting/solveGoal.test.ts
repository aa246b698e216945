// Tests of the search for one number of a plan that keeps a goal: an ε, an advantage, a true-positive rate or a mu.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { size } from '../../test/statistics/size';
import { normalQuantile, normalUpperQuantile } from '../base/numerics/normal';
import { epsilon, totalVariation } from './accountant';
import type { Goal, GoalRequest, GoalSolution } from './goal';
import { mu } from './mu/mu';
import { mechanismOfPlan, type Plan, type PlanUnknown, planWith, UNKNOWNS } from './plan';
import { solveGoal } from './solveGoal';
import { tradeoff } from './tradeoffCurve';

function solved(request: GoalRequest): GoalSolution & { looks: number } {
  const search = solveGoal(request);
  for (let looks = 0; ; looks++) {
    const step = search.next();
    if (step.done) return { ...step.value, looks };
  }
}

/** The goal's measure at a value, from the accountant by another way than the search's. */
function upperOf({ adjacency, plans, unknown, goal }: GoalRequest, value: number): number {
  const uppers = plans.map((plan) => {
    const run = mechanismOfPlan(planWith(plan, unknown, value));
    if (goal.measure === 'epsilon') return epsilon(adjacency, run, goal.delta).upper;
    if (goal.measure === 'advantage') return totalVariation(adjacency, run).upper;
    if (goal.measure === 'mu') return mu(adjacency, run).upper;
    return 1 - (tradeoff(adjacency, run, [goal.falsePositiveRate])[0]?.beta.lower ?? 0);
  });
  return Math.max(...uppers);
}

const RECORDS = 5000;
const unknownOf = (name: PlanUnknown['name']): PlanUnknown =>
  name === 'batchSize' ? { name, records: RECORDS, whole: null } : { name };

const plans = fc.record({
  sampling: fc.constantFrom('poisson' as const, 'fixed-size' as const, 'any-order' as const),
  samplingRate: fc.double({ min: 0.002, max: 0.3, noNaN: true }),
  noiseMultiplier: fc.double({ min: 0.6, max: 8, noNaN: true }),
  length: fc.oneof(
    fc.record({ epochs: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ steps: fc.integer({ min: 1, max: 3000 }) }),
  ),
});

/** A request whose goal is what some value of the unknown has. */
const requests = fc
  .record({
    plan: plans,
    which: fc.nat(4),
    measure: fc.constantFrom<Goal['measure']>('epsilon', 'epsilon', 'advantage', 'power', 'mu'),
    delta: fc.constantFrom(1e-7, 1e-5, 1e-3),
    falsePositiveRate: fc.constantFrom(1e-4, 1e-2),
    wide: fc.boolean(),
  })
  .map(({ plan, which, measure, delta, falsePositiveRate, wide }): GoalRequest => {
    const names = UNKNOWNS[plan.sampling];
    const unknown = unknownOf(names[which % names.length] as PlanUnknown['name']);
    const { sampling } = plan;
    const adjacency = sampling === 'poisson' && wide ? 'add-remove' : 'substitute';
    const goal = { measure, delta, falsePositiveRate, most: 0.5 } as Goal;
    const value =
      unknown.name === 'batchSize'
        ? Math.ceil(plan.samplingRate * RECORDS)
        : { ...plan, ...{ steps: 100, epochs: 10 }, ...plan.length }[unknown.name as 'steps'];
    const most = upperOf({ adjacency, plans: [plan], unknown, goal }, value);
    return { adjacency, plans: [plan], unknown, goal: { ...goal, most } };
  })
  // next to 1, a float64 cannot tell two values of the measure apart
  .filter(({ goal: { measure, most } }) =>
    measure === 'epsilon' || measure === 'mu' ? most > 1e-6 && most < 200 : most > 1e-6 && most < 1 - 1e-9,
  );

const WHOLE = ['batchSize', 'steps', 'epochs'];

test('the value found meets the goal closely, over requests', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { value, beyond, reached, looks } = solved(request);
      const { goal, unknown } = request;
      expect(upperOf(request, value)).toBeLessThanOrEqual(goal.most * (1 + 1e-12));
      expect(reached).toBeLessThanOrEqual(goal.most);
      expect(looks).toBeLessThan(45);
      if (beyond === null) return;
      expect(upperOf(request, beyond)).toBeGreaterThan(goal.most * (1 - 1e-12));
      if (WHOLE.includes(unknown.name)) expect(beyond).toBe(value + 1);
      else {
        const looser = unknown.name === 'noiseMultiplier' ? value / beyond : beyond / value;
        expect(looser).toBeGreaterThan(1);
        expect(looser).toBeLessThan(1 + 1.0001e-4);
        expect(Number(value.toPrecision(5))).toBe(value);
      }
    }),
    { numRuns: size(15, 100), seed: 7 },
  );
});

const MNIST: Plan = {
  sampling: 'poisson',
  samplingRate: 256 / 60_000,
  noiseMultiplier: 1.1,
  length: { epochs: 15 },
};
const NOISE: PlanUnknown = { name: 'noiseMultiplier' };

test('where every record is in every step, the noise found is that of the Gaussian mechanism', () => {
  const always: Plan = { sampling: 'poisson', samplingRate: 1, noiseMultiplier: 1, length: { steps: 9 } };
  const advantage = { measure: 'advantage', most: 0.3 } as const;
  const power = { measure: 'power', most: 0.4, falsePositiveRate: 0.01 } as const;
  // mu from an advantage, 2 Phi(mu / 2) - 1, and from a true-positive rate, Phi(mu - z): the distance of two bell curves
  const mus = [
    [advantage, 2 * normalQuantile(0.65)],
    [power, normalUpperQuantile(0.01) - normalUpperQuantile(0.4)],
    [{ measure: 'mu', most: 0.7 } as const, 0.7],
  ] as const;
  for (const [goal, distance] of mus) {
    for (const [adjacency, moved] of [
      ['add-remove', 1],
      ['substitute', 2],
    ] as const) {
      const { value } = solved({ adjacency, plans: [always], unknown: NOISE, goal });
      const exact = (moved * Math.sqrt(9)) / distance;
      expect(value).toBeGreaterThanOrEqual(exact * (1 - 1e-12));
      expect(value).toBeLessThan(exact * (1 + 1e-4));
    }
  }
});

test('the batch or rate found does not depend on the start of the search, over plans with epochs', {
  timeout: 60_000,
}, () => {
  const epochs = fc.record({
    name: fc.constantFrom('batchSize' as const, 'samplingRate' as const),
    records: fc.integer({ min: 300, max: 300_000 }),
    noiseMultiplier: fc.double({ min: 0.7, max: 4, noNaN: true }),
    length: fc.record({ epochs: fc.integer({ min: 1, max: 40 }) }),
    most: fc.double({ min: 0.3, max: 8, noNaN: true }),
    starts: fc.tuple(
      fc.double({ min: 1e-3, max: 1, noNaN: true }),
      fc.double({ min: 1e-3, max: 1, noNaN: true }),
    ),
  });
  fc.assert(
    fc.property(epochs, ({ name, records, noiseMultiplier, length, most, starts }) => {
      const unknown = name === 'batchSize' ? { name, records, whole: null } : { name };
      const goal = { measure: 'epsilon', most, delta: 1e-5 } as const;
      const [one, other] = starts.map((samplingRate): string => {
        const plan: Plan = { sampling: 'poisson', samplingRate, noiseMultiplier, length };
        try {
          const { value, ahead } = solved({ adjacency: 'substitute', plans: [plan], unknown, goal });
          return JSON.stringify({ value, ahead });
        } catch (error) {
          return String(error);
        }
      });
      expect(one).toBe(other);
    }),
    { numRuns: size(10, 250), seed: 8 },
  );
});

describe('a batch', () => {
  const unknown: PlanUnknown = { name: 'batchSize', records: 60_000, whole: null };
  test('changes the number of steps if the plan gives epochs', () => {
    const goal = { measure: 'epsilon', most: 2, delta: 1e-5 } as const;
    const adjacency = 'substitute';
    const atEpochs = solved({ adjacency, plans: [MNIST], unknown, goal }).value;
    const steps = solved({ adjacency, plans: [{ ...MNIST, length: { steps: 3516 } }], unknown, goal }).value;
    expect(mechanismOfPlan(planWith(MNIST, unknown, atEpochs))).toMatchObject({
      steps: Math.ceil((15 * 60_000) / atEpochs),
    });
    expect(atEpochs).toBeGreaterThan(steps);
  });

  test('is never so small that its epochs take more than a million steps', () => {
    const most = { measure: 'epsilon', most: 2, delta: 1e-9 } as const;
    const many = { ...unknown, records: 1e9 };
    const { value } = solved({ adjacency: 'add-remove', plans: [MNIST], unknown: many, goal: most });
    expect((15 * 1e9) / value).toBeLessThanOrEqual(1e6);
  });

  test('may make the rate one over a whole number of batches, as in libraries', () => {
    const cut: PlanUnknown = { ...unknown, whole: 'up' };
    expect(mechanismOfPlan(planWith(MNIST, cut, 256))).toMatchObject({ samplingRate: 1 / 235, steps: 3525 });
  });
});

test('the value found for several ways of drawing batches meets the goal in each', () => {
  const ways = (['poisson', 'fixed-size', 'any-order'] as const).map((sampling) => ({ ...MNIST, sampling }));
  const goal = { measure: 'mu', most: 2 } as const;
  const request = { adjacency: 'substitute', plans: ways, unknown: NOISE, goal } as const;
  const { value } = solved(request);
  for (const plan of ways) expect(upperOf({ ...request, plans: [plan] }, value)).toBeLessThanOrEqual(2);
});

test('where every value meets the goal, the least private one is the answer', () => {
  const goal = { measure: 'advantage', most: 0.999 } as const;
  const short: Plan = { ...MNIST, samplingRate: 0.001, length: { steps: 1 } };
  const { value, beyond } = solved({ adjacency: 'add-remove', plans: [short], unknown: NOISE, goal });
  expect([value, beyond]).toEqual([0.2, null]);
});

test.each([
  [
    { measure: 'advantage', most: 1e-9 },
    'The target advantage 1e-9 is out of reach, because even with the most noise here, σ = 1000, it is up to 0.0002',
  ],
  [{ measure: 'mu', most: 1e-6 }, 'The target μ 0.000001 is out of reach'],
  [{ measure: 'power', most: 0.01, falsePositiveRate: 0.02 }, 'power is 0.01'],
  [{ measure: 'epsilon', most: 0, delta: 1e-5 }, 'epsilon is 0'],
] as const)('%o is refused with a message that names the measure', (goal, message) => {
  const request = { adjacency: 'substitute', plans: [MNIST], unknown: NOISE, goal } as const;
  expect(() => solved(request)).toThrow(message);
});

describe('a plan', () => {
  test('gives a mechanism for each way of drawing batches', () => {
    const of = (sampling: Plan['sampling'], length: Plan['length'] = MNIST.length) =>
      mechanismOfPlan({ ...MNIST, sampling, length });
    expect(of('poisson')).toEqual({ samplingRate: 256 / 60_000, noiseMultiplier: 1.1, steps: 3516 });
    expect(of('fixed-size')).toMatchObject({ sampling: 'fixed-size', steps: 3516 });
    expect(of('random-allocation')).toMatchObject({ stepsPerEpoch: 234, epochs: 15 });
    expect(of('random-allocation', { steps: 3516 })).toMatchObject({ stepsPerEpoch: 234, epochs: 16 });
    expect(of('any-order')).toEqual({ sampling: 'any-order', epochs: 15, noiseMultiplier: 1.1 });
    expect(of('any-order', { steps: 3516 })).toMatchObject({ epochs: 16 });
  });

  test('by random allocation has a larger ε with fewer steps an epoch', { timeout: 60_000 }, () => {
    const at = (stepsPerEpoch: number) =>
      epsilon(
        'add-remove',
        { sampling: 'random-allocation', stepsPerEpoch, epochs: 3, noiseMultiplier: 1 },
        1e-5,
      );
    for (const steps of [1, 2, 5, 16]) expect(at(steps).upper).toBeGreaterThan(at(steps + 1).lower);
  });
});
