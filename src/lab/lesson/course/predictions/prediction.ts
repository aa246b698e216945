// What may be predicted before it is seen, and how the page's own numbers answer it.
import { select, t } from '@lingui/core/macro';
import { decimalText, PERCENT } from '../../../../base/language/numbers';
import type { Axis } from '../../../../scenario';
import type { LessonFacts } from '../checkpoints/question';

/** A curve along an axis, ascending; NaN in `y` where nothing verified is known. */
export interface FactCurve {
  axis: Axis;
  x: readonly number[];
  y: readonly number[];
}

export interface PredictionFacts extends LessonFacts {
  /** Along the axis of the figure at the top; null while they are computed. */
  addRemove: FactCurve | null;
  substitute: FactCurve | null;
  /** The substitute epsilon after each step of this training; null while it is computed. */
  overSteps: FactCurve | null;
  /**
   * Share of wrong guesses that the page's attack has counted; null until it is through, 'otherwise' where that attack draws its
   * batches otherwise than the chapter counts them.
   */
  wrongShare: number | 'otherwise' | null;
}

/** Null: still computed. A text: why this scenario has no answer, and what to do. */
type Answered<Found> = Found | string | null;

interface Asked {
  id: string;
  question: string;
  /** What is computed, and of what it holds. */
  caption: string;
}

export interface ChoicePrediction extends Asked {
  kind: 'choice';
  choices: Readonly<Record<string, string>>;
  answer: (facts: PredictionFacts) => Answered<{ right: string; words: string }>;
}

export interface ValuePrediction extends Asked {
  kind: 'value';
  /** Of the slider, and where it stands at first. */
  range: { min: number; max: number; step: number; start: number };
  /** 'share' is written in %, 'factor' as ×1.5. */
  unit: 'share' | 'factor';
  /** Difference up to which an expectation is met. */
  near: number;
  answer: (facts: PredictionFacts) => Answered<{ value: number; words: string }>;
}

export interface CurvePrediction extends Asked {
  kind: 'curve';
}

export type LessonPrediction = ChoicePrediction | ValuePrediction | CurvePrediction;

export const writeValue = (unit: ValuePrediction['unit'], value: number): string =>
  unit === 'share' ? `${decimalText(100 * value, 1)}${PERCENT}` : `×${decimalText(value, 2)}`;

export function offWords(
  { unit, near }: Pick<ValuePrediction, 'unit' | 'near'>,
  expected: number,
  value: number,
): string {
  const off = expected - value;
  if (Math.abs(off) <= near) return t`As you expected, or nearly.`;
  const said = writeValue(unit, expected);
  const way = off > 0 ? 'more' : 'less';
  const size = decimalText((unit === 'share' ? 100 : 1) * Math.abs(off), unit === 'share' ? 1 : 2);
  return unit === 'share'
    ? t`You expected ${said}, which is ${size} points too ${select(way, { more: 'much', other: 'little' })}.`
    : t`You expected ${said}, which is ${size} too ${select(way, { more: 'much', other: 'little' })}.`;
}

/** y at x, linear in ln x; NaN outside the curve, and beside a point where nothing is known. */
export function valueAt({ x, y }: FactCurve, at: number): number {
  const i = x.findIndex((one) => one >= at);
  if (i < 0) return Number.NaN;
  if (x[i] === at) return y[i];
  if (i === 0) return Number.NaN;
  const share = Math.log(at / x[i - 1]) / Math.log(x[i] / x[i - 1]);
  return (1 - share) * y[i - 1] + share * y[i];
}

/**
 * Where a positive monotone curve meets `level`, linear in ln x and ln y between two points; null where it does
 * not. With curves of some sixty points over a few decades it is good to a percent.
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
