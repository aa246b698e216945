// All controls in one column, for a page in one scroll: the numbers of the row beside the stage, and all that it has behind a button.
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import type { ScenarioState } from '../state/useScenario';
import { FieldControls } from './FieldControl';
import { MoreControls } from './MoreControls';

const HINTS = {
  noiseMultiplier: t`noise standard deviation, as a multiple of C`,
  steps: t`noisy updates in one training run, and ε grows with them`,
  clippingNorm: t`does not change ε, because the noise grows with C`,
} as const;

export const Controls = memo(function Controls(state: ScenarioState) {
  const { scenario, change } = state;
  return (
    <section className="controls" aria-labelledby="controls-title">
      <h2 id="controls-title" className="visually-hidden">{t`Controls`}</h2>
      <FieldControls of={scenario} hints={HINTS} change={change} />
      <MoreControls {...state} />
    </section>
  );
});
