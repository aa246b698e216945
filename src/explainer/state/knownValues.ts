// What is known of the curves at the page's own point, from whichever result is the newest. Pure.
import type { CurvesReply, PointReply, ResultsSnapshot } from '../../jobs';
import { ownIndex, type Scenario } from '../../scenario';
import { CURVE_IDS, type CurveId } from '../notation/quantities';

/** A number the accountant has verified, or (value null) the bracket that is all it knows. */
export interface KnownValue {
  value: number | null;
  lower: number;
  upper: number;
}

export interface KnownValues {
  /** The scenario that the numbers belong to: not the page's own while a newer result is under way. */
  scenario: Scenario;
  current: boolean;
  at: Record<CurveId, KnownValue>;
  /** Brackets by independent code, once they have been computed for this very scenario. */
  certified: Pick<PointReply, 'certifiedAddRemove' | 'certifiedSubstitute'> | null;
}

function fromPoint(point: PointReply): Record<CurveId, KnownValue> {
  const { addRemove, substitute, implied, group, hiddenState } = point;
  return { addRemove, substitute, implied, group, hiddenState };
}

function fromCurves(reply: CurvesReply, index: number): Record<CurveId, KnownValue> {
  const at = {} as Record<CurveId, KnownValue>;
  for (const id of CURVE_IDS) {
    const value = reply[id].value[index] ?? Number.NaN;
    at[id] = {
      value: Number.isNaN(value) ? null : value,
      lower: reply[id].lower[index] ?? Number.NaN,
      upper: reply[id].upper[index] ?? Number.NaN,
    };
  }
  return at;
}

/** The certified point if it is current, else the curves at the point, else the newest curves with their own scenario. */
export function knownValues({
  curves,
  point,
}: Pick<ResultsSnapshot, 'curves' | 'point'>): KnownValues | null {
  if (point.current && point.reply && point.request) {
    return { scenario: point.request, current: true, at: fromPoint(point.reply), certified: point.reply };
  }
  if (curves.reply && curves.request) {
    const index = ownIndex(curves.reply.values, curves.request);
    if (index >= 0) {
      const at = fromCurves(curves.reply, index);
      return { scenario: curves.request, current: curves.current, at, certified: null };
    }
  }
  return null;
}
