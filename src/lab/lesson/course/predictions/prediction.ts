// Predictions that readers make before they see a result, and the answers that follow from the page's own numbers.
import { select, t } from '@lingui/core/macro';
import { countText, decimalText, PERCENT } from '../../../../base/language/numbers';
import type { Axis } from '../../../../scenario';
import type { LessonFacts } from '../checkpoints/question';

/** A curve along an axis, with ascending `x`, and NaN in `y` where no verified value is known. */
export interface FactCurve {
  axis: Axis;
  x: readonly number[];
  y: readonly number[];
}

export interface PredictionFacts extends LessonFacts {
  /** The add/remove and the substitute curve along the axis of the figure at the top; null while they are computed. */
  addRemove: FactCurve | null;
  substitute: FactCurve | null;
  /** The substitute epsilon after each step of this training; null while it is computed. */
  overSteps: FactCurve | null;
  /**
   * Share of wrong guesses that the page's attack has counted; null until the attack has finished, and 'otherwise' if it draws its
   * batches in another way than the Poisson batches that the chapter counts.
   */
  wrongShare: number | 'otherwise' | null;
}

/** An answer, null while it is computed, or a text that says why this scenario has none and what to do. */
type Answered<Found> = Found | string | null;

interface Asked {
  id: string;
  question: string;
  /** A sentence on the computed quantity and the settings for which it holds. */
  caption: string;
}

export interface ChoicePrediction extends Asked {
  kind: 'choice';
  choices: Readonly<Record<string, string>>;
  answer: (facts: PredictionFacts) => Answered<{ right: string; words: string }>;
}

export interface ValuePrediction extends Asked {
  kind: 'value';
  /** Range of the slider, with its first position. */
  range: { min: number; max: number; step: number; start: number };
  /** 'share' is written in %, 'factor' as ×1.5, 'count' as a whole number. */
  unit: 'share' | 'factor' | 'count';
  /** Difference between an expectation and the value up to which it counts as met. */
  near: number;
  answer: (facts: PredictionFacts) => Answered<{ value: number; words: string }>;
}

export interface CurvePrediction extends Asked {
  kind: 'curve';
}

export type LessonPrediction = ChoicePrediction | ValuePrediction | CurvePrediction;

export function writeValue(unit: ValuePrediction['unit'], value: number): string {
  if (unit === 'count') return countText(value);
  return unit === 'share' ? `${decimalText(100 * value, 1)}${PERCENT}` : `×${decimalText(value, 2)}`;
}

export function offWords(
  { unit, near }: Pick<ValuePrediction, 'unit' | 'near'>,
  expected: number,
  value: number,
): string {
  const off = expected - value;
  if (Math.abs(off) <= near) return t`As you expected, or nearly.`;
  const said = writeValue(unit, expected);
  const way = off > 0 ? 'more' : 'less';
  if (unit === 'count') {
    const guesses = countText(Math.abs(off));
    return t`You expected ${said}, which is ${guesses} too ${select(way, { more: 'many', other: 'few' })}.`;
  }
  const size = decimalText((unit === 'share' ? 100 : 1) * Math.abs(off), unit === 'share' ? 1 : 2);
  return unit === 'share'
    ? t`You expected ${said}, which is ${size} points too ${select(way, { more: 'much', other: 'little' })}.`
    : t`You expected ${said}, which is ${size} too ${select(way, { more: 'much', other: 'little' })}.`;
}

/** The y of a curve at x = `at`, linear in ln x between points; NaN outside the curve, and next to a point where nothing is known. */
export function valueAt({ x, y }: FactCurve, at: number): number {
  const i = x.findIndex((one) => one >= at);
  if (i < 0) return Number.NaN;
  if (x[i] === at) return y[i];
  if (i === 0) return Number.NaN;
  const share = Math.log(at / x[i - 1]) / Math.log(x[i] / x[i - 1]);
  return (1 - share) * y[i - 1] + share * y[i];
}

/**
 * The x at which a positive monotone curve meets `level`, linear in ln x and ln y between two points; null if it never does. With
 * curves of some sixty points over a few decades the relative error is about a percent.
 */
export function meets({ x, y }: FactCurve, level: number): number | null {
  for (let i = 1; i < x.length; i++) {
    const [before, after] = [y[i - 1], y[i]];
    if (!(before > 0 && after > 0) || (before - level) * (after - level) > 0) continue;
    if (before === after) return x[i - 1];
    const share = Math.log(level / before) / Math.log(after / before);
    return x[i - 1] * (x[i] / x[i - 1]) ** share;
  }
  return null;
}
