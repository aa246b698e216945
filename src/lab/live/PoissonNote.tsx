// A note that a figure, chapter or page is about Poisson batches although the reader has chosen others, with a button that chooses Poisson
// batches.
import { Trans } from '@lingui/react/macro';
import type { Scenario } from '../../scenario';
import { SAMPLING_WORDS } from '../notation/samplingWords';
import type { ScenarioState } from '../state/useScenario';

interface PoissonNoteProps extends Pick<Scenario, 'sampling'>, Partial<Pick<ScenarioState, 'change'>> {
  what: 'figure' | 'chapter' | 'page';
}

/** The note; nothing if Poisson batches are chosen. */
export function PoissonNote({ sampling, what, change }: PoissonNoteProps) {
  if (sampling === 'poisson') return null;
  const batches = SAMPLING_WORDS[sampling];
  return (
    <p className="control-hint" role="note">
      {what === 'figure' ? (
        <Trans>This figure is of Poisson batches. Your choice, {batches}, is in the lab.</Trans>
      ) : what === 'chapter' ? (
        <Trans>
          This chapter counts Poisson batches. Your choice, {batches}, is in the lab, its sentence and its
          attack, whose numbers are left out of the text here.
        </Trans>
      ) : (
        <Trans>This page counts Poisson batches, and not your choice in the lab, {batches}.</Trans>
      )}{' '}
      {change && (
        <button type="button" className="text-button" onClick={() => change({ sampling: 'poisson' }, 'push')}>
          <Trans>Draw Poisson batches</Trans>
        </button>
      )}
    </p>
  );
}
