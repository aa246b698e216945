// One step of a batch of fixed size, drawn without replacement, under substitution: B of n records are drawn, z is the record that is
// replaced, and C is the clipping norm. Balle, Barthe, Gaboardi (2018),
// theorem 9, and Zhu, Dong, Wang (2022) for subset sampling under replacement: where the batch lacks z it holds
// another record, so that centres at most 2C apart are in play, and delta(epsilon) for epsilon >= 0 is at most that
// of removal at q = B/n with half the noise. The bound for epsilon < 0 is its mirror image. The pair of this
// profile is symmetric (derived here from that): losses above 0 as those of the removal, losses l below 0 their
// mirror image, with e^l times the mass of -l, and what is missing to 1 an atom at 0.
//
// It is not the removal's own pair: at epsilons below 0 some data, whose other records pull to the other side, have a larger delta than
// the removal. So the removal composed with itself is no upper bound, and it is only known that some data attain it.
import { normalDensity } from '../../base/numerics/normal';
import { PAIRS } from '../pairs';
import type { FixedSize } from '../types';
import type { GridStep } from './gridStep';
import { evenSamples } from './lineLaws';
import { lossProfile, putsOf } from './oneStep';
import { poissonStep } from './poissonStep';
import { densityAt, stepLoss } from './stepLaw';

/** The outcome at which the removal's loss is 0, over the distance of the two centres. */
const MIDDLE = 0.5;

const SAMPLES = 400;

export function fixedSizeStep({ samplingRate, noiseMultiplier }: FixedSize): GridStep {
  // outcomes in units of 2C
  const step = { samplingRate, noiseMultiplier: noiseMultiplier / 2 };
  const removal = poissonStep(PAIRS.remove, step);
  const { call, callValue } = lossProfile(PAIRS.remove, step);
  const profile = { call, callValue, ...putsOf({ point: call, value: callValue }) };
  const lossAt = (x: number) => {
    if (Math.abs(x) <= MIDDLE) return 0;
    return x > 0 ? stepLoss(PAIRS.remove, step, x) : -stepLoss(PAIRS.remove, step, -x);
  };
  /**
   * The density of the outcome x on the first data set: right of the middle that of the removal, left of it that of the noise, and
   * between them what is left.
   */
  const weightAt = (x: number) => {
    if (x > MIDDLE) return densityAt(1, step, x);
    const noise = normalDensity(x / step.noiseMultiplier);
    return x < -MIDDLE ? noise : (1 - samplingRate) * noise;
  };
  return {
    ...removal,
    above: profile,
    below: profile,
    end: null,
    outcomeRange: (query) => {
      const [low, high] = removal.outcomeRange(query);
      return [Math.min(low, -2 * MIDDLE), Math.max(high, 2 * MIDDLE)];
    },
    lossEnds: (low, high) => [lossAt(low), lossAt(high)],
    samples: (low, high, far) => {
      const { losses, weights } = evenSamples(low, high, SAMPLES, lossAt, weightAt);
      if (far) {
        const beyond = removal.samples(low, high, true).weights;
        const plain = removal.samples(low, high, false).weights;
        weights[SAMPLES] += beyond[beyond.length - 1] - plain[plain.length - 1];
        weights[0] += beyond[0] - plain[0];
      }
      return { losses, weights };
    },
  };
}
