// Tests of the σ, q or T that meets a target ε.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../test/statistics/size';
import { epsilon } from './accountant';
import { ADJACENCY_NAMES, type AdjacencyName } from './adjacencies/names';
import { gdpMu } from './closedForm/gaussianDp';
import { noiseMultiplierFor, samplingRateFor, stepsFor } from './solveParameter';

const adjacencies: AdjacencyName[] = ['add-remove', 'substitute', 'group'];
const base = { samplingRate: 0.02, noiseMultiplier: 1.3, steps: 1500, delta: 1e-6, targetEpsilon: 3 };

describe.each(adjacencies)('for a target ε under %s,', (adjacency) => {
  it('the noise multiplier found meets the target', () => {
    const { value, lower, upper } = noiseMultiplierFor(adjacency, base);
    expect(lower).toBeLessThanOrEqual(value as number);
    expect(upper / lower - 1).toBeLessThan(1e-4);
    const there = epsilon(adjacency, { ...base, noiseMultiplier: value as number }, base.delta);
    expect(there.value).toBeCloseTo(base.targetEpsilon, 6);
  });
  it('the sampling rate found meets the target', () => {
    const { value } = samplingRateFor(adjacency, base);
    const there = epsilon(adjacency, { ...base, samplingRate: value as number }, base.delta);
    expect(there.value).toBeCloseTo(base.targetEpsilon, 6);
  });
  it('the steps found are the last that fit', () => {
    const { value, lower, upper } = stepsFor(adjacency, base);
    const steps = value as number;
    expect(lower).toBeLessThanOrEqual(steps);
    expect(upper).toBeGreaterThanOrEqual(steps);
    expect(epsilon(adjacency, { ...base, steps }, base.delta).value).toBeLessThanOrEqual(base.targetEpsilon);
    expect(epsilon(adjacency, { ...base, steps: steps + 1 }, base.delta).value).toBeGreaterThan(
      base.targetEpsilon,
    );
  });
});

it('epsilon at the two ends found lies certainly on the two sides of the target, over requests', () => {
  const requests = fc.record({
    adjacency: fc.constantFrom(...ADJACENCY_NAMES),
    samplingRate: fc.oneof(
      fc.constant(1),
      fc.double({ min: -4, max: -0.3, noNaN: true }).map((log) => 10 ** log),
    ),
    noiseMultiplier: fc.double({ min: 0.4, max: 20, noNaN: true }),
    steps: fc.integer({ min: 1, max: 20_000 }),
    delta: fc.constantFrom(1e-9, 1e-5, 1e-3),
    targetEpsilon: fc.double({ min: 0.1, max: 12, noNaN: true }),
  });
  fc.assert(
    fc.property(requests, fc.boolean(), ({ adjacency, ...request }, isNoise) => {
      const [solve, name] = isNoise
        ? [noiseMultiplierFor, 'noiseMultiplier']
        : [samplingRateFor, 'samplingRate'];
      let found: ReturnType<typeof solve>;
      try {
        found = solve(adjacency, request);
      } catch (error) {
        expect(error).toMatchObject({ field: 'targetEpsilon', parameter: name });
        return;
      }
      const { lower, upper, value } = found;
      const [safe, unsafe] = isNoise ? [upper, lower] : [lower, upper];
      const at = (there: number) => epsilon(adjacency, { ...request, [name]: there }, request.delta);
      expect(at(safe).upper).toBeLessThanOrEqual(request.targetEpsilon);
      expect(at(unsafe).lower).toBeGreaterThanOrEqual(request.targetEpsilon);
      if (value === null) return;
      expect(value).toBeGreaterThanOrEqual(lower);
      expect(value).toBeLessThanOrEqual(upper);
    }),
    { seed: 4, numRuns: size(15, 1000) },
  );
});

it('full batches need sigma = sqrt(T) / mu', () => {
  const request = { samplingRate: 1, steps: 400, delta: 1e-5, targetEpsilon: 2 };
  const mu = gdpMu(2, 1e-5);
  expect((noiseMultiplierFor('add-remove', request).value as number) / (20 / mu)).toBeCloseTo(1, 8);
  expect((noiseMultiplierFor('substitute', request).value as number) / (40 / mu)).toBeCloseTo(1, 8);
});

describe('a request is refused, with the end of the range, for', () => {
  it.each([
    [
      'a target that the most noise does not meet',
      () => noiseMultiplierFor('substitute', { ...base, samplingRate: 1, steps: 1e6, targetEpsilon: 0.01 }),
      /noiseMultiplier = 1000 .*still above/,
    ],
    [
      'a target that the least noise keeps',
      () => noiseMultiplierFor('add-remove', { ...base, samplingRate: 1e-9, steps: 1 }),
      /noiseMultiplier = 0.2 .*already below/,
    ],
    [
      'a target that a rate of 1 keeps',
      () => samplingRateFor('add-remove', { ...base, noiseMultiplier: 900, steps: 1 }),
      /samplingRate = 1 .*already below/,
    ],
    [
      'a target that a single step exceeds',
      () => stepsFor('add-remove', { ...base, samplingRate: 1, noiseMultiplier: 0.3 }),
      /steps = 1 .*already above/,
    ],
    [
      'a target that a million steps do not reach',
      () => stepsFor('add-remove', { ...base, samplingRate: 1e-5, noiseMultiplier: 50 }),
      /steps = 1000000 .*still below/,
    ],
  ])('%s', (_, call, message) => {
    expect(call).toThrow(
      expect.objectContaining({
        code: 'inconsistent',
        field: 'targetEpsilon',
        message: expect.stringMatching(message),
      }),
    );
  });
  it('a target of 0', () => {
    expect(() => stepsFor('add-remove', { ...base, targetEpsilon: 0 })).toThrow(
      expect.objectContaining({ code: 'out-of-range' }),
    );
  });
});

it('a search reports each of its evaluations, which are few', () => {
  const mechanism = { samplingRate: 0.01, noiseMultiplier: 2, steps: 100 };
  const target = { delta: 1e-5, targetEpsilon: 0.5 };
  for (const solve of [noiseMultiplierFor, samplingRateFor, stepsFor]) {
    let steps = 0;
    solve('add-remove', { ...mechanism, ...target }, () => {
      steps++;
    });
    expect(steps, solve.name).toBeGreaterThan(2);
    expect(steps, solve.name).toBeLessThan(solve === stepsFor ? 30 : 8);
  }
});
