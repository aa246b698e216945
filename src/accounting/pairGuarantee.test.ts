// Tests of the quick check whether an addition's epsilon is within a given one.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logUniform } from '../../test/statistics/logUniform';
import { size } from '../../test/statistics/size';
import { additionIsWithin } from './fastGuarantee';
import { pairEpsilon } from './pairGuarantee';
import { PAIRS } from './pairs';

const settings = fc.record({
  samplingRate: logUniform(1e-4, 1),
  noiseMultiplier: logUniform(0.3, 30),
  steps: logUniform(1, 1e5).map(Math.round),
  delta: logUniform(1e-12, 1e-2),
  factor: logUniform(0.2, 0.9999),
});

it('an addition is never said to be within an epsilon that it exceeds, over settings', () => {
  let [asked, within] = [0, 0];
  fc.assert(
    fc.property(settings, ({ delta, factor, ...mechanism }) => {
      const { lower, upper } = pairEpsilon(PAIRS.add, mechanism, delta, 'bounds');
      const logDelta = Math.log(delta);
      if (lower > 0) expect(additionIsWithin(mechanism, factor * lower, logDelta)).toBe(false);
      asked++;
      if (additionIsWithin(mechanism, 1.5 * upper + 0.1, logDelta)) within++;
    }),
    { seed: 3, numRuns: size(200, 3000) },
  );
  expect(within).toBeGreaterThan(0.8 * asked);
});
