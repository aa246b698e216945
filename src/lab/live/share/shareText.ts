// The page's numbers as plain text that can stand alone. Pure.
import { t } from '@lingui/core/macro';
import { hasAddRemove, type Scenario } from '../../../scenario';
import { deltaText, epsilonText, parameterText } from '../../notation/formatNumber';
import { dealtText } from '../../notation/samplingWords';
import type { knownMu } from '../../state/knownMu';
import { confidenceText } from '../auditWords';
import type { AccountantPart, ClaimParts } from '../claim/claimParts';

/** An upper bound, rounded up; null if there is none yet. */
function boundText(part: AccountantPart): string | null {
  if (part.state === 'value') return epsilonText(part.value, 'up');
  return part.state === 'bracket' ? epsilonText(part.upper, 'up') : null;
}

function attackText({ attack }: ClaimParts): string | null {
  if (!('shown' in attack) || attack.shown === null) return null;
  const { estimate, readAs } = attack.shown;
  const found = epsilonText(estimate.epsilon, 'down');
  const confidence = confidenceText(estimate);
  return attack.state === 'so-far' || attack.state === 'stopped'
    ? t`The runs of an attack so far show ε ≥ ${found} under substitute, a lower bound (${confidence}), ${readAs}.`
    : t`An attack shows ε ≥ ${found} under substitute, a lower bound (${confidence}), ${readAs}.`;
}

function muText(mu: ReturnType<typeof knownMu>, both: boolean): string | null {
  if (mu === null || !Number.isFinite(mu.substitute.upper)) return null;
  const substitute = epsilonText(mu.substitute.upper, 'up');
  if (!both)
    return t`As Gaussian DP, which needs no δ, that is μ ≤ ${substitute} under substitute adjacency.`;
  const addRemove = epsilonText(mu.addRemove.upper, 'up');
  return t`As Gaussian DP, which needs no δ, that is μ ≤ ${addRemove} under add/remove and μ ≤ ${substitute} under substitute adjacency.`;
}

interface Bounds {
  /** Bound of add/remove; '–' if add/remove is not defined. */
  addRemove: string;
  substitute: string;
  delta: string;
}

function boundsText(scenario: Scenario, { addRemove, substitute, delta }: Bounds): string {
  const q = parameterText(scenario.samplingRate);
  const sigma = parameterText(scenario.noiseMultiplier);
  const steps = parameterText(scenario.steps);
  switch (scenario.sampling) {
    case 'poisson':
      return t`DP-SGD with q = ${q}, σ = ${sigma} and T = ${steps} has ε ≤ ${addRemove} under add/remove adjacency and ε ≤ ${substitute} under substitute adjacency, at δ = ${delta}.`;
    case 'fixed-size':
      return t`DP-SGD with batches of fixed size, a share ${q} of the records drawn anew without replacement in each of T = ${steps} steps, and σ = ${sigma} has ε ≤ ${substitute} under substitute adjacency, at δ = ${delta}. Add/remove is not defined for it.`;
    case 'random-allocation': {
      const dealt = dealtText(scenario);
      return t`DP-SGD with random allocation (${dealt}) and σ = ${sigma} has ε ≤ ${addRemove} under add/remove adjacency and ε ≤ ${substitute} under substitute adjacency, at δ = ${delta}.`;
    }
  }
}

/** The sentences to share; null while the accountants' numbers do not belong to this scenario. */
export function shareText(
  parts: ClaimParts,
  scenario: Scenario,
  mu: ReturnType<typeof knownMu> = null,
): string | null {
  const both = hasAddRemove(scenario.sampling);
  const addRemove = both ? boundText(parts.addRemove) : '–';
  const substitute = boundText(parts.substitute);
  if (parts.stale || addRemove === null || substitute === null) return null;
  const delta = deltaText(parts.delta);
  const sentences = [
    boundsText(scenario, { addRemove, substitute, delta }),
    both
      ? t`Both are upper bounds from a privacy accountant.`
      : t`It is an upper bound from a privacy accountant.`,
    muText(mu, both),
    attackText(parts),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
