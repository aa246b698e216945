// The bounds on the implied ε (../implied.ts) from the epsilons of a removal and of an addition, the two parts of a substitution, against
// discretised profiles. The ceiling of an addition is the largest loss that it can have (closedForm/ceiling.ts).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logUniform } from '../../../../test/statistics/logUniform';
import { size } from '../../../../test/statistics/size';
import { pairLossCeiling } from '../../closedForm/ceiling';
import { pairEpsilon } from '../../pairGuarantee';
import { PAIRS } from '../../pairs';
import { bracketImpliedEpsilon } from './bracket';
import { endsOfParts } from './partEnds';
import { sharesAtCeiling } from './wholeShares';

/** Runs of little noise, where the addition's epsilon is next to its ceiling. */
const littleNoise = fc.record({
  samplingRate: logUniform(1e-3, 0.3),
  noiseMultiplier: logUniform(0.2, 0.6),
  steps: logUniform(2, 3000).map(Math.round),
});
const deltas = logUniform(1e-10, 1e-3);

const around = (lower: number, upper: number) => ({ lower: 0.5 * lower, upper: 2 * upper });

describe('the bounds on the implied ε from the ε of a removal and that of an addition', () => {
  it('agree with the discretised profiles, over runs of little noise', () => {
    let compared = 0;
    fc.assert(
      fc.property(littleNoise, deltas, (mechanism, delta) => {
        const removal = pairEpsilon(PAIRS.remove, mechanism, delta, 'bounds');
        if (!removal.verified || removal.lower === 0) return;
        const atCeiling = sharesAtCeiling(mechanism, Math.log(delta), removal);
        const parts = endsOfParts(mechanism, Math.log(delta), Infinity);
        const { lower, upper } = bracketImpliedEpsilon(
          mechanism,
          delta,
          around(atCeiling.lower, atCeiling.upper),
        );
        for (const ends of [atCeiling, parts]) {
          expect(ends.lower).toBeLessThanOrEqual(upper);
          expect(ends.upper).toBeGreaterThanOrEqual(lower);
          compared++;
        }
      }),
      { seed: 12, numRuns: size(6, 60) },
    );
    expect(compared).toBeGreaterThan(size(6, 60));
  });

  it('are close together next to the ceiling of the addition', () => {
    // the discretised bracket of version 0.1 gives 114.4573 to 114.4642 at q = 0.1, sigma = 0.2 and 20 steps
    const mechanism = { samplingRate: 0.1, noiseMultiplier: 0.2, steps: 20 };
    const removal = pairEpsilon(PAIRS.remove, mechanism, 1e-5);
    const { lower, upper } = sharesAtCeiling(mechanism, Math.log(1e-5), removal);
    expect(upper - lower).toBeLessThan(1e-5 * upper);
    expect(lower).toBeGreaterThan(114.457);
    expect(upper).toBeLessThan(114.4642);
    expect(upper).toBeLessThanOrEqual(removal.upper + pairLossCeiling(PAIRS.add, mechanism));
  });

  it('have an upper end of Infinity far from the ceiling of the addition', () => {
    const mechanism = { samplingRate: 0.1, noiseMultiplier: 0.2, steps: 20 };
    const noisier = { ...mechanism, noiseMultiplier: 1 };
    const apart = endsOfParts(noisier, Math.log(1e-5), 6e-5);
    expect(apart).toMatchObject({ upper: Infinity, asked: true, refused: false });
    expect(apart.lower).toBeGreaterThan(pairEpsilon(PAIRS.remove, noisier, 1e-5).upper);
  });

  it('are both infinite where a removal meets delta at epsilon 0', () => {
    const mechanism = { samplingRate: 0.1, noiseMultiplier: 0.2, steps: 20 };
    const noisier = { ...mechanism, noiseMultiplier: 1 };
    // a removal meets delta at epsilon 0 under this much noise, so there is no epsilon to divide between removal and addition
    const without = endsOfParts({ ...noisier, noiseMultiplier: 100 }, Math.log(0.4), 1);
    expect(without).toEqual({ lower: -Infinity, upper: Infinity, asked: false, refused: false });
  });
});
