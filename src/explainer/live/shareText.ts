// The page's numbers as plain text that can stand alone, so each has its adjacency, its δ, its kind and its confidence. Pure.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../scenario';
import { deltaText, epsilonText, parameterText } from '../notation/formatNumber';
import { confidenceText } from './auditWords';
import type { AccountantPart, ClaimParts } from './claimParts';

/** An upper bound, rounded up; null where there is none yet. */
function boundText(part: AccountantPart): string | null {
  if (part.state === 'value') return epsilonText(part.value, 'up');
  return part.state === 'bracket' ? epsilonText(part.upper, 'up') : null;
}

function attackText({ attack }: ClaimParts): string | null {
  if (!('shown' in attack) || attack.shown === null || attack.shown.elsewhere) return null;
  const { estimate, readAs } = attack.shown;
  const found = epsilonText(estimate.epsilon, 'down');
  const confidence = confidenceText(estimate);
  return attack.state === 'so-far' || attack.state === 'stopped'
    ? t`The runs of an attack so far show ε ≥ ${found} under substitute, a lower bound (${confidence}), ${readAs}.`
    : t`An attack shows ε ≥ ${found} under substitute, a lower bound (${confidence}), ${readAs}.`;
}

/** Null while the accountants' numbers are not those of this scenario. */
export function shareText(parts: ClaimParts, scenario: Scenario): string | null {
  const addRemove = boundText(parts.addRemove);
  const substitute = boundText(parts.substitute);
  if (parts.stale || addRemove === null || substitute === null) return null;
  const q = parameterText(scenario.samplingRate);
  const sigma = parameterText(scenario.noiseMultiplier);
  const steps = parameterText(scenario.steps);
  const delta = deltaText(parts.delta);
  const sentences = [
    t`DP-SGD with q = ${q}, σ = ${sigma} and T = ${steps} has ε ≤ ${addRemove} under add/remove adjacency and ε ≤ ${substitute} under substitute adjacency, at δ = ${delta}.`,
    t`Both are upper bounds from a privacy accountant.`,
    attackText(parts),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
