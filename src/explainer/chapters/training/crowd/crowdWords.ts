// What the crowd's audit found, in words that claim no more than it counted. Pure.
import { t } from '@lingui/core/macro';
import type { CrowdFindings, CrowdReading, CrowdRequest } from '../../../../jobs';
import {
  countText,
  deltaText,
  epsilonText,
  parameterText,
  percentText,
} from '../../../notation/formatNumber';

/** The three readings, weakest first: what each sees. */
export const READINGS = [
  { id: 'sum', name: t`one parameter of the last model`, sees: t`the one that the record moves, as S1 does` },
  { id: 'lastIterate', name: t`the whole last model`, sees: t`with what the crowd wrote into it` },
  { id: 'allIterates', name: t`every step`, sees: t`for comparison: what the guarantee allows for` },
] as const;

/** '4 false alarms and 79,788 misses in 80,000 runs each'. */
export function errorsText({ originalErrors, substitutedErrors, originalRuns }: CrowdReading): string {
  const alarms = `${countText(substitutedErrors)} false ${substitutedErrors === 1 ? 'alarm' : 'alarms'}`;
  return t`${alarms} and ${countText(originalErrors)} misses in ${countText(originalRuns)} runs each`;
}

/** Whether the last model certifies more than the limit of the attack whose other records are silent. */
export function goesBeyond({ readings, silentLimit }: CrowdFindings): boolean {
  return silentLimit !== null && readings.lastIterate.epsilon > silentLimit;
}

/** The figure in a sentence or three, for its summary and for who listens. */
export function crowdSummary(
  findings: CrowdFindings | null,
  { mechanism, delta, confidence }: CrowdRequest,
): string {
  if (!findings) return t`Nothing has been run yet.`;
  const { readings, silentLimit, substitute } = findings;
  const limit = silentLimit === null ? t`could not be verified` : `is ${epsilonText(silentLimit)}`;
  const guarantee = substitute === null ? t`could not be verified` : `is ${epsilonText(substitute)}`;
  const bounds = READINGS.map(
    ({ id, name }) => t`${name} at least ${epsilonText(readings[id].epsilon, 'down')}`,
  ).join(', ');
  return t`At q = ${parameterText(mechanism.samplingRate)}, σ = ${parameterText(mechanism.noiseMultiplier)}, T = ${mechanism.steps}, δ = ${deltaText(delta)} this attack’s limit ${limit} and the substitute ε ${guarantee}. Lower bounds on the substitute ε, each with ${percentText(confidence)} confidence: ${bounds}.`;
}
