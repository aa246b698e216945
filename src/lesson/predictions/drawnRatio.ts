// The curve that a reader draws: how many times as large as the add/remove epsilon the substitute epsilon is, at a few places
// of the figure's axis; and how far the drawing is from the computed one, in words. Pure.
import { t } from '@lingui/core/macro';
import { numberWords } from '../words';
import { valueAt } from './alongCurve';
import type { FactCurve, PredictionFacts } from './prediction';

/** The ratios that can be drawn: no smaller is possible, and larger ones are shown at the upper end. */
export const LEAST_RATIO = 1;
export const MOST_RATIO = 4;
export const HANDLES = 7;
/** From a drawing as good as nobody can see a difference. */
const NEAR = 0.1;

/** Even places of a logarithmic axis, both ends a little inside; whole where only whole numbers are. Ascending. */
export function handlePlaces({ axis, x }: FactCurve): number[] {
  const [low, high] = [Math.log(x[0]), Math.log(x[x.length - 1])];
  const places = Array.from({ length: HANDLES }, (_, i) =>
    Number(Math.exp(low + ((high - low) * (i + 0.5)) / HANDLES).toPrecision(2)),
  );
  return axis === 'steps' ? places.map(Math.round) : places;
}

/** Substitute over add/remove; NaN where one is not known or both are 0. Null until both curves are there. */
export function ratioCurve({ addRemove, substitute }: PredictionFacts): FactCurve | null {
  if (addRemove === null || substitute === null || addRemove.axis !== substitute.axis) return null;
  const { axis, x } = substitute;
  const y = substitute.y.map((value, i) => {
    const ratio = value / addRemove.y[i];
    return Number.isFinite(ratio) ? ratio : Number.NaN;
  });
  return { axis, x, y };
}

/** The drawing beside the computed curve, at the places where that is known. */
export interface Compared {
  at: number;
  drawn: number;
  computed: number;
}

export const compare = (places: readonly number[], drawn: readonly number[], ratio: FactCurve): Compared[] =>
  places
    .map((at, i) => ({ at, drawn: drawn[i], computed: valueAt(ratio, at) }))
    .filter(({ computed }) => Number.isFinite(computed));

/** `symbol`: of the axis. */
export function differenceWords(compared: readonly Compared[], symbol: string): string {
  if (compared.length === 0)
    return t`Along this axis the ratio is known nowhere: ε_AR is 0 or known only up to a bracket. Choose a smaller δ.`;
  const off = ({ drawn, computed }: Compared) => drawn - computed;
  const mean = compared.reduce((sum, one) => sum + Math.abs(off(one)), 0) / compared.length;
  const [first, last] = [compared[0], compared[compared.length - 1]];
  const course = t`The computed ratio goes from ${first.computed.toFixed(2)} at ${symbol} = ${numberWords(first.at)} to ${last.computed.toFixed(2)} at ${symbol} = ${numberWords(last.at)}.`;
  if (mean <= NEAR) return t`As you expected, or nearly: on average ${mean.toFixed(2)} apart. ${course}`;
  const worst = compared.reduce((a, b) => (Math.abs(off(b)) > Math.abs(off(a)) ? b : a));
  const side = off(worst) > 0 ? 'above' : 'below';
  return t`On average your curve is ${mean.toFixed(2)} off. It is furthest at ${symbol} = ${numberWords(worst.at)}, where you drew ${worst.drawn.toFixed(2)}, ${Math.abs(off(worst)).toFixed(2)} ${side} the computed ${worst.computed.toFixed(2)}. ${course}`;
}
