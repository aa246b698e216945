// What the parts of chapter 2's figure share: their height, how long they wait, and the page's own point in words.

import { t } from '@lingui/core/macro';
import type { ResultsSnapshot } from '../../../jobs';
import { decimalText } from '../../../language/numbers';
import type { Scenario } from '../../../scenario';
import { epsilonText, parameterText } from '../../notation/formatNumber';
import { knownValues } from '../../state/knownValues';

export type PromisePart = 'map' | 'profile' | 'tradeoff';

export interface PartProps {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
  /** Nothing is computed for a figure that nobody has seen. */
  seen: boolean;
}

export const SMALL_HEIGHT = 320;
/** Milliseconds of rest before curves are composed anew. */
export const REST = 200;

export interface OwnPoint {
  /** Verified numbers, null where there is none. */
  addRemove: number | null;
  substitute: number | null;
  ratio: number | null;
  /** The numbers are those of the scenario on the page. */
  current: boolean;
  /** '' without a ratio. */
  words: string;
}

export function ownPoint(snapshot: ResultsSnapshot, { samplingRate, noiseMultiplier }: Scenario): OwnPoint {
  const known = knownValues(snapshot);
  const addRemove = known?.at.addRemove.value ?? null;
  const substitute = known?.at.substitute.value ?? null;
  const current = known?.current ?? false;
  if (addRemove === null || substitute === null || !(addRemove > 0)) {
    return { addRemove, substitute, ratio: null, current, words: '' };
  }
  const ratio = substitute / addRemove;
  const rate = parameterText(samplingRate);
  const noise = parameterText(noiseMultiplier);
  const removed = epsilonText(addRemove);
  const replaced = epsilonText(substitute);
  const times = decimalText(ratio, 2);
  const words =
    ratio > 2
      ? t`At q = ${rate} and σ = ${noise}, ε is ${removed} for add/remove and ${replaced} for substitution: ${times} times as large, more than twice.`
      : t`At q = ${rate} and σ = ${noise}, ε is ${removed} for add/remove and ${replaced} for substitution: ${times} times as large.`;
  return { addRemove, substitute, ratio, current, words };
}
