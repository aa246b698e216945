// The ratio of the substitute to the add/remove epsilon as a reader draws it, at a few places of the figure's axis, and how far that
// drawing is from the computed ratio.
import { select, t } from '@lingui/core/macro';
import { decimalText } from '../../../../base/language/numbers';
import { numberWords } from '../words';
import type { FactCurve, PredictionFacts } from './prediction';
import { valueAt } from './prediction';

/** The smallest ratio that can be drawn; a smaller one is impossible. */
export const LEAST_RATIO = 1;
/** The largest ratio that can be drawn; a larger one is shown at the upper end. */
export const MOST_RATIO = 4;
/** Number of handles that a reader drags. */
export const HANDLES = 7;
/** Mean difference between the drawn and the computed ratio up to which an expectation counts as met. */
const NEAR = 0.1;

/** The places of the handles, ascending: evenly spaced along the logarithmic axis but for rounding, and whole numbers along the steps. */
export function handlePlaces({ axis, x }: FactCurve): number[] {
  const [low, high] = [Math.log(x[0]), Math.log(x[x.length - 1])];
  const places = Array.from({ length: HANDLES }, (_, i) =>
    Number(Math.exp(low + ((high - low) * (i + 0.5)) / HANDLES).toPrecision(2)),
  );
  return axis === 'steps' ? places.map(Math.round) : places;
}

/**
 * The substitute ε divided by the add/remove ε. A point is NaN if one of them is not known or the add/remove ε is 0. Null until both curves
 * are computed, and if their axes differ.
 */
export function ratioCurve({ addRemove, substitute }: PredictionFacts): FactCurve | null {
  if (addRemove === null || substitute === null || addRemove.axis !== substitute.axis) return null;
  const { axis, x } = substitute;
  const y = substitute.y.map((value, i) => {
    const ratio = value / addRemove.y[i];
    return Number.isFinite(ratio) ? ratio : Number.NaN;
  });
  return { axis, x, y };
}

export interface ComparedPlace {
  at: number;
  drawn: number;
  computed: number;
}

export const compare = (
  places: readonly number[],
  drawn: readonly number[],
  ratio: FactCurve,
): ComparedPlace[] =>
  places
    .map((at, i) => ({ at, drawn: drawn[i], computed: valueAt(ratio, at) }))
    .filter(({ computed }) => Number.isFinite(computed));

function courseWords(compared: readonly ComparedPlace[], symbol: string): string {
  const [first, last] = [compared[0], compared[compared.length - 1]];
  const [start, end] = [decimalText(first.computed, 2), decimalText(last.computed, 2)];
  const [from, to] = [numberWords(first.at), numberWords(last.at)];
  return t`The computed ratio goes from ${start} at ${symbol} = ${from} to ${end} at ${symbol} = ${to}.`;
}

/** Says how far the drawn curve is from the computed one. `symbol` is that of the axis. */
export function differenceWords(compared: readonly ComparedPlace[], symbol: string): string {
  if (compared.length === 0)
    return t`Along this axis the ratio is known nowhere, because ε_AR is 0 or known only up to a bracket. Choose a smaller δ.`;
  const off = ({ drawn, computed }: ComparedPlace) => drawn - computed;
  const mean = compared.reduce((sum, one) => sum + Math.abs(off(one)), 0) / compared.length;
  const apart = decimalText(mean, 2);
  const course = courseWords(compared, symbol);
  if (mean <= NEAR) return t`As you expected, or nearly, with ${apart} apart on average. ${course}`;
  const worst = compared.reduce((a, b) => (Math.abs(off(b)) > Math.abs(off(a)) ? b : a));
  const [place, difference] = [numberWords(worst.at), decimalText(Math.abs(off(worst)), 2)];
  const [drawn, computed] = [decimalText(worst.drawn, 2), decimalText(worst.computed, 2)];
  const side = off(worst) > 0 ? 'above' : 'below';
  return t`On average your curve is ${apart} off. It is furthest at ${symbol} = ${place}, where you drew ${drawn}, ${difference} ${select(side, { above: 'above', other: 'below' })} the computed ${computed}. ${course}`;
}
