// What both saved pictures of chapter 1 have in common: where they come from, and what was chosen in the figure. Pure but
// for the page's address.
import { t } from '@lingui/core/macro';
import { type Provenance, provenanceOf } from '../../export/provenance';
import type { Scenario } from '../../scenario';
import type { ShownStep } from './shownStep';

const BACKEND = t`TypeScript, float64, in the page itself`;

export const stepProvenance = (scenario: Scenario, page: string): Provenance =>
  provenanceOf(scenario, page, { backend: BACKEND });

/** The reader's choices that the link does not hold, for a comment in the file. */
export const choiceNote = ({ change, coin, names: [before, after] }: ShownStep): string =>
  coin === 'in'
    ? t`the change of record z is ${change}, from “${before}” to “${after}”, in a step whose batch contains z`
    : t`the change of record z is ${change}, from “${before}” to “${after}”, in any step`;

/** The same for JSON. */
export const choiceFacts = ({ change, coin, names, noiseMultiplier, moved, most, variation }: ShownStep) => ({
  change,
  step: coin === 'in' ? 'picked' : 'any',
  before: names[0],
  after: names[1],
  noiseStandardDeviation: noiseMultiplier,
  moved,
  movedAtMost: most,
  totalVariation: variation,
});
