// Sentences on the findings of the crowd's audit, which claim no more than the audit counted. Pure.
import { plural, select, t } from '@lingui/core/macro';
import {
  countText,
  deltaText,
  epsilonText,
  parameterText,
  percentText,
  seenAbove,
} from '../../../lab/notation/formatNumber';
import type { CrowdFindings, CrowdQuery, CrowdReading } from '../engine/findings';

/** The three readings, weakest first, and what an attacker sees in each. */
export const READINGS = [
  { id: 'sum', name: t`one parameter of the last model`, sees: t`the one that the record moves, as S1 does` },
  { id: 'lastIterate', name: t`the whole last model`, sees: t`with what the crowd wrote into it` },
  { id: 'allIterates', name: t`every step`, sees: t`for comparison, since the guarantee allows for it` },
] as const;

export function errorsText({ originalErrors, substitutedErrors, originalRuns }: CrowdReading): string {
  const alarms = countText(substitutedErrors);
  const misses = countText(originalErrors);
  const runs = countText(originalRuns);
  return plural(substitutedErrors, {
    one: `${alarms} false alarm and ${misses} misses in ${runs} runs each`,
    other: `${alarms} false alarms and ${misses} misses in ${runs} runs each`,
  });
}

export const goesBeyond = ({ readings, silentLimit }: CrowdFindings): boolean =>
  silentLimit !== null && seenAbove(readings.lastIterate.epsilon, silentLimit);

export function crowdSummary(findings: CrowdFindings | null, { mechanism, delta, confidence }: CrowdQuery) {
  if (!findings) return t`Nothing has been run yet.`;
  const { readings, silentLimit, substitute } = findings;
  const limitKnown = silentLimit === null ? 'no' : 'yes';
  const guaranteeKnown = substitute === null ? 'no' : 'yes';
  const limit = epsilonText(silentLimit ?? Number.NaN, 'up');
  const guarantee = epsilonText(substitute ?? Number.NaN, 'up');
  const rate = parameterText(mechanism.samplingRate);
  const noise = parameterText(mechanism.noiseMultiplier);
  const { steps } = mechanism;
  const slack = deltaText(delta);
  const percent = percentText(confidence);
  const bounds = READINGS.map(({ id, name }) => {
    const bound = epsilonText(readings[id].epsilon, 'down');
    return t`${name} at least ${bound}`;
  }).join(', ');
  return t`The runs have q = ${rate} and σ = ${noise}, T = ${steps} and δ = ${slack}. This attack’s limit ${select(limitKnown, { yes: `is ${limit}`, other: 'could not be verified' })} and the substitute ε ${select(guaranteeKnown, { yes: `is ${guarantee}`, other: 'could not be verified' })}. The lower bounds on the substitute ε, each with ${percent} confidence, are these. ${bounds}.`;
}
