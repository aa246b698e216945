// The numbers and words of one step that chapter 1's figure shows. Pure.
import { t } from '@lingui/core/macro';
import { decimalText } from '../../../base/language/numbers';
import type { Scenario } from '../../../scenario';
import { parameterText, percentText } from '../../notation/formatNumber';
import {
  alongChange,
  type Change,
  contributions,
  distance,
  largestDistance,
  stepVariation,
  type Vector,
} from './oneStep';

export interface StepChoice {
  change: Change;
  /** Whether the step is any step, or one whose batch contains the record. */
  coin: 'any' | 'in';
  gradient: Vector;
  other: Vector;
}

export type ShownStep = ReturnType<typeof shownStep>;

const SUM_NAMES: Record<Change, readonly [string, string]> = {
  add: [t`without z`, t`with z`],
  remove: [t`with z`, t`without z`],
  'zero-out': [t`with z`, t`z zeroed`],
  substitute: [t`with z`, t`with z′`],
};
const MOVES: Record<Change, (moved: string) => string> = {
  add: (moved) => t`Adding z moves the sum by ${moved} C.`,
  remove: (moved) => t`Removing z moves the sum by ${moved} C.`,
  'zero-out': (moved) => t`Zeroing z moves the sum by ${moved} C.`,
  substitute: (moved) => t`Replacing z moves the sum by ${moved} C.`,
};

/** The chance of a right guess, 1/2 plus half of the total variation, with enough digits to differ visibly from one half. */
const chanceText = (variation: number): string => {
  const chance = 0.5 + 0.5 * variation;
  const digits = Math.max(3, 2 - Math.floor(Math.log10(Math.max(variation, 1e-9))));
  return percentText(Number(chance.toPrecision(Math.min(9, digits))));
};

function stepWords(coin: StepChoice['coin'], { samplingRate, noiseMultiplier }: Scenario, variation: number) {
  const rate = parameterText(samplingRate);
  const noise = parameterText(noiseMultiplier);
  const chance = chanceText(variation);
  const ofOneStep = t`Suppose both data sets are equally likely. From this one step, the best possible guess at which of them was used is right ${chance} of the time.`;
  if (samplingRate === 1) {
    return {
      which: t`any step, since every batch contains z`,
      noise: t`The noise of one step has standard deviation ${noise} C.`,
      told: ofOneStep,
    };
  }
  if (coin === 'any') {
    return {
      which: t`any step, whether its batch contains z or not`,
      noise: t`The noise of one step has standard deviation ${noise} C, and the batch contains z with probability ${rate}.`,
      told: ofOneStep,
    };
  }
  const ofAny = chanceText(samplingRate * variation);
  return {
    which: t`a step whose batch contains z`,
    noise: t`The noise of one step has standard deviation ${noise} C.`,
    told: t`If the batch contains z, the best possible guess at which data set was used is right ${chance} of the time. For a step picked blindly it is right ${ofAny} of the time.`,
  };
}

export function shownStep(choice: StepChoice, scenario: Scenario) {
  const { samplingRate, noiseMultiplier } = scenario;
  const { change, coin, gradient, other } = choice;
  const sums = contributions(change, gradient, other);
  const moved = distance(...sums);
  const most = largestDistance(change);
  const rate = coin === 'in' ? 1 : samplingRate;
  const variation = stepVariation(rate, noiseMultiplier, moved);
  const { which, noise, told } = stepWords(coin, scenario, variation);
  const colour: 'add-remove' | 'substitute' = change === 'substitute' ? 'substitute' : 'add-remove';
  return {
    ...choice,
    noiseMultiplier,
    /** Probability that the record is in the batch: q, or 1 if the batch is known to contain it. */
    rate,
    sums,
    moved,
    most,
    variation,
    positions: alongChange(sums),
    names: SUM_NAMES[change],
    colour,
    /** The step in words, such as 'a step whose batch contains z'. */
    which,
    words: `${MOVES[change](decimalText(moved, 2))} ${noise}`,
    told,
  };
}
