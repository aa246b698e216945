// The known values of the curves at the scenario's own point, from whichever result is the newest. Pure.

import { ownIndex, type Scenario } from '../../scenario';
import {
  type CurveName,
  type CurvesReply,
  forEachCurve,
  type PointReply,
  type ResultsSnapshot,
} from '../../work';

/** A number that the accountant has verified, with its bracket. `value` is null where only the bracket could be verified. */
export interface KnownValue {
  value: number | null;
  lower: number;
  upper: number;
}

export interface KnownValues {
  /** Scenario of the values. While a newer result is being computed, it is not the page's own. */
  scenario: Scenario;
  current: boolean;
  at: Record<CurveName, KnownValue>;
  /** Values from independent code, once they have been computed for exactly this scenario. */
  certified: Pick<PointReply, 'certifiedAddRemove' | 'certifiedSubstitute' | 'elsewise'> | null;
}

/** Whether numbers at the scenario's own point are being computed. If none are being computed and none are known, they have to be requested again. */
export const areComing = ({ curves, point }: Pick<ResultsSnapshot, 'curves' | 'point'>): boolean =>
  curves.status === 'running' || point.status === 'running';

export const valuesAt = (reply: CurvesReply, index: number): Record<CurveName, KnownValue> =>
  forEachCurve((id) => {
    const value = reply[id].value[index] ?? Number.NaN;
    return {
      value: Number.isNaN(value) ? null : value,
      lower: reply[id].lower[index] ?? Number.NaN,
      upper: reply[id].upper[index] ?? Number.NaN,
    };
  });

/** Values from the certified point if it is current, else from the curves with their own scenario. */
export function knownValues({
  curves,
  point,
}: Pick<ResultsSnapshot, 'curves' | 'point'>): KnownValues | null {
  if (point.current && point.reply && point.request) {
    const { reply } = point;
    return {
      scenario: point.request,
      current: true,
      at: forEachCurve((id) => reply[id]),
      certified: reply,
    };
  }
  if (curves.reply && curves.request) {
    const index = ownIndex(curves.reply.values, curves.request);
    if (index >= 0) {
      const at = valuesAt(curves.reply, index);
      return { scenario: curves.request, current: curves.current, at, certified: null };
    }
  }
  return null;
}
