// Types, sizes and words that the parts of chapter 2's figure share.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../scenario';
import type { ResultsSnapshot, ThresholdReading } from '../../../work';
import { epsilonText, parameterText, percentText, ratioText } from '../../notation/formatNumber';
import { knownValues } from '../../state/knownValues';

export type PromisePart = 'map' | 'profile' | 'tradeoff';

export interface PartProps {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
  /** Whether the figure has been in the window; before, nothing is computed for it. */
  seen: boolean;
}

/** Usual height of a chart, in px. */
export const CURVE_HEIGHT = 320;
/** Milliseconds without a change after which the curves are computed again. */
export const CURVES_DELAY = 200;

export type OwnPoint = ReturnType<typeof ownPoint>;

/** The page's own point: verified numbers, whether they belong to the scenario on the page, and a sentence about them. */
export function ownPoint(
  snapshot: Parameters<typeof knownValues>[0],
  scenario: Pick<Scenario, 'samplingRate' | 'noiseMultiplier'>,
) {
  const known = knownValues(snapshot);
  // While newer numbers are computed, these still belong to the setting before.
  const { samplingRate, noiseMultiplier } = known?.scenario ?? scenario;
  const addRemove = known?.at.addRemove.value ?? null;
  const substitute = known?.at.substitute.value ?? null;
  const current = known?.current ?? false;
  const rate = parameterText(samplingRate);
  const noise = parameterText(noiseMultiplier);
  if (addRemove === null || substitute === null) {
    const words = known ? t`At q = ${rate} and σ = ${noise} there is no verified ratio.` : '';
    return { addRemove, substitute, ratio: null, current, words };
  }
  const removed = epsilonText(addRemove, 'up');
  const replaced = epsilonText(substitute, 'up');
  if (!(addRemove > 0)) {
    const words = t`At q = ${rate} and σ = ${noise}, δ alone covers the removal. So ε is ${removed} for add/remove and ${replaced} for substitute, and they have no ratio.`;
    return { addRemove, substitute, ratio: null, current, words };
  }
  const ratio = substitute / addRemove;
  const times = ratioText(ratio);
  const words = t`The point is at q = ${rate} and σ = ${noise}. There ε is ${removed} for add/remove and ${replaced} for substitute. Their ratio is ${times}.`;
  return { addRemove, substitute, ratio, current, words };
}

export const ratePercent = (value: number): string => percentText(Number(value.toPrecision(3)));

export function ofTheAttack({ falseNegatives, falsePositives, runs }: ThresholdReading): string {
  const missed = ratePercent(falseNegatives / runs);
  const alarms = ratePercent(falsePositives / runs);
  return t`The attack misses ${missed} and gives ${alarms} false alarms.`;
}
