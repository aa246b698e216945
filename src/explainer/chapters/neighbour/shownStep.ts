// What chapter 1's figure shows of one step: the change that was chosen, how far it moves the sum, what an observer can
// tell, in numbers and in words. Pure.
import type { Scenario } from '../../../scenario';
import { parameterText, percentText } from '../../numbers/formatNumber';
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
  substitute: 'Exchanging',
};

/** A share with as many digits as it takes to see it differ from one half. */
const chanceText = (variation: number): string => {
  const chance = 0.5 + 0.5 * variation;
  const digits = Math.max(3, 2 - Math.floor(Math.log10(Math.max(variation, 1e-9))));
  return percentText(Number(chance.toPrecision(Math.min(9, digits))));
};

export function shownStep(choice: StepChoice, { samplingRate, noiseMultiplier }: Scenario): ShownStep {
  const { change, coin, gradient, other } = choice;
  const sums = contributions(change, gradient, other);
  const moved = distance(...sums);
  const most = largestDistance(change);
  const rate = coin === 'in' ? 1 : samplingRate;
  const variation = stepVariation(rate, noiseMultiplier, moved);
  const picked =
    samplingRate === 1
      ? ''
      : coin === 'any'
        ? ` and z is in the batch with probability ${parameterText(samplingRate)}`
        : `, and here z is in the batch, as in a share ${parameterText(samplingRate)} of all steps`;
  const step = coin === 'in' && samplingRate < 1 ? 'such a step' : 'this one step';
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
    words: `${VERBS[change]} z moves the sum by ${moved.toFixed(2)} C; it can be moved by ${most === 1 ? 'C' : '2\u202fC'} at most. The noise of one step has standard deviation ${parameterText(noiseMultiplier)} C${picked}.`,
    told: `The two distributions have total variation ${Number(variation.toPrecision(3))}: from ${step} the best guess at which data were used is right with probability ${chanceText(variation)}.`,
  };
}
