// One epoch of random allocation for the certificate (the bounds of the folder above): a step whose profile is known from above and
// below, and whose outcomes are its losses.
import type { PairName } from '../../pairs';
import type { RandomAllocation } from '../../types';
import type { GridStep, LossProfile, LossSamples, ProfilePoint } from '../gridStep';
import { type EpochLaw, epochLaw, epochLawFor, roughEpochLaw } from './epochLaw';
import type { PositiveLaw } from './positiveLaw';
import { thinned } from './scoreCells';
import { substitutedEpochLaw } from './substitutedEpoch';

/** The largest relative error that rounding in some twenty sums of positive terms may have caused in a profile. */
const ROUNDING = 1e-12;
/** The largest absolute error that rounding may have caused in the likelihood ratios of a law. A profile is made of their deviations from 1. */
const VALUE_ROUNDING = 2 ** -44;

const SAMPLES = 400;

/** Expectations over the likelihood ratio S = P/Q of an epoch, whose outcomes have the law Q. */
interface Payoffs {
  /** E (S - y)_+ and y P(S > y). */
  call(y: number): ProfilePoint;
  /** E (y - S)_+ and y P(S <= y). */
  put(y: number): ProfilePoint;
}

/** Payoffs of the law, made larger or smaller by what rounding may have done. */
function payoffsOf({ values, masses, atInfinity }: PositiveLaw, sign: 1 | -1): Payoffs {
  const n = values.length;
  // sums of positive terms alone
  const [over, calls] = [new Float64Array(n + 1), new Float64Array(n)];
  const [under, puts] = [new Float64Array(n + 1), new Float64Array(n)];
  calls[n - 1] = atInfinity;
  for (let i = n - 1; i >= 0; i--) {
    if (i < n - 1) calls[i] = calls[i + 1] + (values[i + 1] - values[i]) * over[i + 1];
    over[i] = over[i + 1] + masses[i];
  }
  for (let i = 0; i < n; i++) {
    under[i + 1] = under[i] + masses[i];
    if (i > 0) puts[i] = puts[i - 1] + (values[i] - values[i - 1]) * under[i];
  }
  const spread = puts.reduce((sum, _, i) => sum + masses[i] * Math.abs(values[i] - 1), 0);
  const scale = 1 + sign * Math.min(0.5, ROUNDING + VALUE_ROUNDING / spread);
  const rankOf = (y: number) => {
    let [low, high] = [0, n];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[middle] <= y) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    call: (y) => {
      const rank = rankOf(y);
      const value = rank === n ? atInfinity : calls[rank] + (values[rank] - y) * over[rank];
      return { value: scale * value, weightedSlope: scale * y * over[rank] };
    },
    put: (y) => {
      const rank = rankOf(y);
      const value = rank === 0 ? 0 : puts[rank - 1] + (y - values[rank - 1]) * under[rank];
      return { value: scale * value, weightedSlope: scale * y * under[rank] };
    },
  };
}

/** The profile of removal, where P is S times Q and the loss is ln S. */
const removalOf = ({ call, put }: Payoffs): LossProfile => ({
  call: (loss) => call(Math.exp(loss)),
  callValue: (loss) => call(Math.exp(loss)).value,
  put: (loss) => put(Math.exp(loss)),
  putValue: (loss) => put(Math.exp(loss)).value,
});

/** The profile of addition, which is the exchanged pair: at y = e^-loss, its call is e^loss times the other's put. */
function additionOf({ call, put }: Payoffs): LossProfile {
  const lifted = (loss: number, { value, weightedSlope }: ProfilePoint, outside: 1 | -1) => {
    const e = Math.exp(loss);
    return { value: e * value, weightedSlope: e * (weightedSlope + outside * value) };
  };
  return {
    // the mass of S under P up to y is y Q(S <= y) less the put; above y it is y Q(S > y) and the call
    call: (loss) => lifted(loss, put(Math.exp(-loss)), -1),
    callValue: (loss) => Math.exp(loss) * put(Math.exp(-loss)).value,
    put: (loss) => lifted(loss, call(Math.exp(-loss)), 1),
    putValue: (loss) => Math.exp(loss) * call(Math.exp(-loss)).value,
  };
}

/** Losses, ascending, with their masses under P. All are finite, since a law below has no atom at S = 0. */
function lossesOf({ values, masses }: PositiveLaw, name: PairName): LossSamples {
  if (name === 'add') {
    return { losses: values.map((value) => -Math.log(value)).reverse(), weights: masses.slice().reverse() };
  }
  return { losses: values.map(Math.log), weights: masses.map((mass, i) => mass * values[i]) };
}

/** The most steps of an epoch for which cells are planned for one tilt: the plan's own few cells are too wide for a sum of more steps. */
const MOST_PLANNED = 256;

/** The next larger power of the base, so that what is asked next can share a law. */
const powerOf = (base: number, value: number): number =>
  base ** Math.ceil(Math.log(Math.max(1e-9, value)) / Math.log(base));

export function epochStep(
  name: PairName,
  { stepsPerEpoch: t, noiseMultiplier: sigma }: RandomAllocation,
): GridStep {
  if (name === 'substitute') return stepOf(name, substitutedEpochLaw(t, sigma));
  if (t === 1 || t > MOST_PLANNED) return stepOf(name, epochLaw(t, sigma));
  const rough = stepOf(name, roughEpochLaw(t, sigma));
  const whole = () => stepOf(name, epochLaw(t, sigma));
  return {
    ...rough,
    get above() {
      return whole().above;
    },
    get below() {
      return whole().below;
    },
    logDelta: (epsilon) => whole().logDelta(epsilon),
    rough,
    near: (tilt, epsilon) => {
      const shared = powerOf(Math.SQRT2, tilt);
      const power = name === 'remove' ? 1 + shared : -shared;
      return stepOf(name, epochLawFor(t, sigma, power, powerOf(2, epsilon)));
    },
  };
}

function stepOf(name: PairName, law: EpochLaw): GridStep {
  const profileOf = name === 'add' ? additionOf : removalOf;
  const above = profileOf(payoffsOf(law.above, 1));
  const below = profileOf(payoffsOf(law.below, -1));
  const all = lossesOf(law.below, name);
  const last = all.losses.length - 1;
  const beyond = new Float64Array(all.losses.length + 1);
  for (let i = last; i >= 0; i--) beyond[i] = beyond[i + 1] + all.weights[i];
  return {
    above,
    below,
    logDelta: (epsilon) => ({
      lower: Math.log(below.callValue(epsilon)),
      upper: Math.log(above.callValue(epsilon)),
    }),
    end: null,
    outcomeRange: ({ steps, tail, epsilon, fallBut }) => {
      let reach = last;
      for (; reach > 0; reach--) {
        const excess = all.losses[reach] - epsilon;
        const mass = steps * beyond[reach];
        if (mass * Math.exp(Math.min(0, -excess)) > tail && excess < fallBut(Math.log(tail / mass))) break;
      }
      return [all.losses[0], all.losses[Math.min(last, reach + 1)]];
    },
    lossEnds: (low, high) => [low, high],
    samples: (low, high) => {
      const inside = Array.from(all.losses.keys()).filter(
        (i) => all.losses[i] >= low && all.losses[i] <= high,
      );
      const pick = (from: Float64Array) => Float64Array.from(inside, (i) => from[i]);
      const thin = thinned({ values: pick(all.losses), masses: pick(all.weights) }, SAMPLES);
      return { losses: thin.values, weights: thin.masses };
    },
    // a law above has a little of its mean at infinity, so that no moment is known to be finite
    logTailMoment: () => Number.POSITIVE_INFINITY,
    logComplement: (share) => {
      const { values, masses } = law.below;
      const power = name === 'add' ? share : 1 - share;
      return Math.log(masses.reduce((sum, mass, i) => sum + mass * values[i] ** power, 0)) + ROUNDING;
    },
  };
}
