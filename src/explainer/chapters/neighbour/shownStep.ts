// What chapter 1's figure shows of one step: the change that was chosen, how far it moves the sum, what an observer can
// tell, in numbers and in words. Pure.
import { t } from '@lingui/core/macro';
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
  /** Any step, or one whose coin picks the record. */
  coin: 'any' | 'in';
  gradient: Vector;
  other: Vector;
}

export interface ShownStep extends StepChoice {
  noiseMultiplier: number;
  /** Of the step that is looked at: 1 where its coin has picked the record. */
  rate: number;
  /** What the record adds to the sum before and after the change. */
  sums: [Vector, Vector];
  moved: number;
  most: 1 | 2;
  variation: number;
  /** Along the direction of the change. */
  positions: [number, number];
  /** Of both worlds. */
  names: readonly [string, string];
  colour: 'add-remove' | 'substitute';
  /** Which step is looked at: 'a step whose coin has picked z'. */
  which: string;
  /** Of the sum, and of what can be told from it. */
  words: string;
  told: string;
}

const NAMES: Record<Change, readonly [string, string]> = {
  add: ['without z', 'with z'],
  remove: ['with z', 'without z'],
  'zero-out': ['with z', 'z zeroed'],
  substitute: ['with z', 'with z′'],
};
const VERBS: Record<Change, string> = {
  add: 'Adding',
  remove: 'Removing',
  'zero-out': 'Zeroing',
  substitute: 'Replacing',
};

/** A share with as many digits as it takes to see it differ from one half. */
const chanceText = (variation: number): string => {
  const chance = 0.5 + 0.5 * variation;
  const digits = Math.max(3, 2 - Math.floor(Math.log10(Math.max(variation, 1e-9))));
  return percentText(Number(chance.toPrecision(Math.min(9, digits))));
};

const short = (value: number): string => String(Number(value.toPrecision(3)));

/** How the texts name the step that is looked at: whether its coin is known to have picked z. */
function stepWords(coin: StepChoice['coin'], samplingRate: number, variation: number) {
  if (samplingRate === 1) {
    return { which: t`every step holds z`, picked: '', step: t`this one step`, otherwise: '' };
  }
  if (coin === 'any') {
    return {
      which: t`any step, where z may or may not be in the batch`,
      picked: t` and z is in the batch with probability ${parameterText(samplingRate)}`,
      step: t`this one step`,
      otherwise: '',
    };
  }
  return {
    which: t`a step whose coin has picked z`,
    picked: t`, and here z is in the batch, as in a share ${parameterText(samplingRate)} of all steps`,
    step: t`such a step`,
    otherwise: t` Of any one step, picked or not, the total variation is q times that: ${short(samplingRate * variation)}.`,
  };
}

export function shownStep(choice: StepChoice, { samplingRate, noiseMultiplier }: Scenario): ShownStep {
  const { change, coin, gradient, other } = choice;
  const sums = contributions(change, gradient, other);
  const moved = distance(...sums);
  const most = largestDistance(change);
  const rate = coin === 'in' ? 1 : samplingRate;
  const variation = stepVariation(rate, noiseMultiplier, moved);
  const { which, picked, step, otherwise } = stepWords(coin, samplingRate, variation);
  return {
    ...choice,
    noiseMultiplier,
    rate,
    sums,
    moved,
    most,
    variation,
    positions: alongChange(sums),
    names: NAMES[change],
    colour: change === 'substitute' ? 'substitute' : 'add-remove',
    which,
    words: t`${VERBS[change]} z moves the sum by ${moved.toFixed(2)} C; it can be moved by ${most === 1 ? 'C' : '2\u202fC'} at most. The noise of one step has standard deviation ${parameterText(noiseMultiplier)} C${picked}.`,
    told: t`The two distributions have total variation ${short(variation)}: from ${step} the best guess at which data were used is right with probability ${chanceText(variation)}, when both are equally likely.${otherwise}`,
  };
}
