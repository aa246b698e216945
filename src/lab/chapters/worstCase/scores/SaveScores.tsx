// What can be saved of chapter 3's figure.
import { t } from '@lingui/core/macro';
import { SaveFigure } from '../../../export/SaveFigure';
import type { Scenario } from '../../../scenario';
import { useQueries, useRequest } from '../../frame/useRequest';
import { savedScores } from './savedScores';
import type { ScorePlot } from './scorePlot';

interface SaveScoresProps {
  scenario: Scenario;
  plot: ScorePlot;
  /** The figure in words. */
  words: string;
  /** The threshold was moved while its draws were seen. */
  explored: boolean;
}

export function SaveScores({ scenario, plot, words, explored }: SaveScoresProps) {
  const queries = useQueries();
  const drawn = useRequest(queries.sample, null);
  const read = useRequest(queries.threshold, null);
  if (!drawn.reply || !drawn.request) return null;
  const reading =
    drawn.current && read.current && read.reply && read.request
      ? { reading: read.reply, request: read.request, explored }
      : null;
  return (
    <SaveFigure
      name={t`The scores`}
      note={t`As they are drawn, or both densities, the draws by bin and what the threshold says at full precision.`}
      figure={savedScores(
        { sample: drawn.reply, request: drawn.request, plot },
        reading,
        scenario,
        reading ? words : '',
        window.location.href,
      )}
    />
  );
}
