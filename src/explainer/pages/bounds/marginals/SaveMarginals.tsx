// What can be saved of the attacked marginals.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import type { ChartData } from '../../../chapters/meaning/chart/chartData';
import { savedChart } from '../../../chapters/meaning/chart/savedChart';
import { SaveFigure } from '../../../export/SaveFigure';
import { type AttackRecording, MARGINALS } from '../measured/recordings';
import { MARGINALS_TITLE } from './marginalsData';

interface SaveMarginalsProps {
  scenario: Scenario;
  data: ChartData;
  words: string;
  recording: AttackRecording;
}

export function SaveMarginals({ scenario, data, words, recording }: SaveMarginalsProps) {
  const { id } = recording;
  return (
    <SaveFigure
      as="p"
      name={MARGINALS_TITLE}
      note={t`The picture as it is drawn, or every number at full precision.`}
      figure={savedChart(
        {
          name: 'noisy-marginals',
          title: MARGINALS_TITLE,
          what: t`the bounds and attacks`,
          box: 'marginals-box',
          words,
          notes: [
            t`recorded, not of the training above: Gaussian noise on 3-way marginals of the breast-cancer records; remade by npm run record -- ${id}`,
            t`bound: of values drawn from the prior, a Chow-Liu tree of other records: the count that no attack exceeds but in that share of releases, substitute adjacency of the unknown columns; bound_of_the_mean: the sum of the targets’ bounds`,
            recording === MARGINALS.records
              ? t`attacked: the records’ own values, of which the bounds need not hold`
              : t`attacked: values drawn from the prior in each release`,
            t`relaxed_projection: the count that the attack exceeds in no larger share of its releases; told_the_rest: mean of attempts at one record, all others told`,
          ],
          recorded: true,
          data,
        },
        scenario,
        window.location.href,
      )}
    />
  );
}
