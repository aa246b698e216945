// A step that is one of several, by a draw that everybody sees. Its profile is the mean of theirs, and its outcomes
// are its losses.
import { thinned } from './allocation/scoreCells';
import type { GridStep, LossProfile, LossSamples, ProfilePoint } from './gridStep';

/** One of the steps that may be drawn, and its probability. */
interface Part {
  step: GridStep;
  weight: number;
}

const SAMPLES = 500;

function meanProfile(parts: readonly Part[], side: 'above' | 'below'): LossProfile {
  const points = (which: 'call' | 'put') => (loss: number) => {
    const mean: ProfilePoint = { value: 0, weightedSlope: 0 };
    for (const { step, weight } of parts) {
      const point = step[side][which](loss);
      mean.value += weight * point.value;
      mean.weightedSlope += weight * point.weightedSlope;
    }
    return mean;
  };
  const values = (which: 'callValue' | 'putValue') => (loss: number) =>
    parts.reduce((sum, { step, weight }) => sum + weight * step[side][which](loss), 0);
  return {
    call: points('call'),
    callValue: values('callValue'),
    put: points('put'),
    putValue: values('putValue'),
  };
}

/** ln of the mean of e^each over the parts. */
const logMean = (parts: readonly Part[], each: (step: GridStep) => number): number =>
  Math.log(parts.reduce((sum, { step, weight }) => sum + weight * Math.exp(each(step)), 0));

/** The samples of all parts, with ascending losses. */
function samplesOf(parts: readonly Part[]): LossSamples {
  const everything = { steps: 1, tail: 0, epsilon: 0, fallBut: () => Number.POSITIVE_INFINITY };
  const atoms = parts.flatMap(({ step, weight }) => {
    const { losses, weights } = step.samples(...step.outcomeRange(everything), false);
    return Array.from(losses, (loss, i) => ({ loss, mass: weight * (weights[i] as number) }));
  });
  atoms.sort((a, b) => a.loss - b.loss);
  return {
    losses: Float64Array.from(atoms, ({ loss }) => loss),
    weights: Float64Array.from(atoms, ({ mass }) => mass),
  };
}

/** The step that is one of `parts`, drawn with their weights, which add up to 1. */
export function mixedStep(parts: readonly Part[]): GridStep {
  const above = meanProfile(parts, 'above');
  const below = parts.every(({ step }) => step.above === step.below) ? above : meanProfile(parts, 'below');
  const ends = parts.flatMap(({ step: { end } }) => (end === null ? [] : [end]));
  const all = samplesOf(parts);
  return {
    above,
    below,
    logDelta: (epsilon) => ({
      lower: logMean(parts, (step) => step.logDelta(epsilon).lower),
      upper: logMean(parts, (step) => step.logDelta(epsilon).upper),
    }),
    // no loss lies beyond the farthest of the parts' ends, where each has one
    end:
      ends.length < parts.length
        ? null
        : ends.reduce((a, b) => ((a.side === 'bottom' ? b.loss < a.loss : b.loss > a.loss) ? b : a)),
    outcomeRange: (query) => {
      const ranges = parts.map(({ step, weight }) => {
        return step.lossEnds(...step.outcomeRange({ ...query, steps: weight * query.steps }));
      });
      return [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))];
    },
    lossEnds: (low, high) => [low, high],
    samples: (low, high, far) => {
      const inside = Array.from(all.losses.keys()).filter(
        (i) => far || (all.losses[i] >= low && all.losses[i] <= high),
      );
      // the samples, with atoms at the ends for what lies beyond
      const values = Float64Array.from(inside, (i) => Math.min(high, Math.max(low, all.losses[i])));
      const thin = thinned({ values, masses: Float64Array.from(inside, (i) => all.weights[i]) }, SAMPLES);
      return { losses: thin.values, weights: thin.masses };
    },
    // a part may have no such bound, so none is given
    logTailMoment: () => Number.POSITIVE_INFINITY,
    logComplement: (share) => logMean(parts, (step) => step.logComplement(share)),
  };
}
