// Tests of the epsilon at which a plan aims, against the bracket.
import { expect, it } from 'vitest';
import { PAIRS } from '../../pairs';
import { bracketEpsilon } from '../bracket';
import { releasesOf } from '../releases';
import { planBracket } from './bracketPlan';

/** Runs in which one rare event, a few of them or many make up delta: [pair, q, sigma, T, delta]. */
const CASES = [
  ['remove', 2.2e-4, 0.785, 12, 3.4e-10],
  ['substitute', 1.2e-4, 0.987, 17, 1.2e-12],
  ['remove', 6.1e-4, 0.997, 42, 1.1e-12],
  ['remove', 3.1e-4, 0.33, 675, 4.2e-5],
  ['substitute', 4e-4, 0.91, 14_508, 1.9e-11],
  ['add', 1.9e-3, 0.95, 8, 8.6e-10],
  ['remove', 0.004, 1.1, 15_000, 1e-5],
  ['substitute', 0.1, 1, 20, 1e-5],
] as const;

it.each(CASES)(
  'the planned epsilon is off by less than three nats of delta: %s, q %f, sigma %f, T %i, delta %f',
  (name, q, sigma, steps, delta) => {
    const mechanism = { samplingRate: q, noiseMultiplier: sigma, steps };
    const goal = { target: () => Math.log(delta), minimumTilt: 0 };
    const { epsilon, mostEpsilon, saddle } = planBracket(releasesOf(PAIRS[name], mechanism), goal, 1e-4);
    const { lower, upper } = bracketEpsilon(name, mechanism, delta);
    expect(saddle * Math.abs(epsilon - 0.5 * (lower + upper))).toBeLessThan(3);
    expect(mostEpsilon).toBeGreaterThan(lower);
  },
);
