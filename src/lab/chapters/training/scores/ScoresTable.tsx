// The histogram's counts as a table.
import { t } from '@lingui/core/macro';
import type { ScoreView } from '../../../../audit/estimation/trainingReport';
import { countText, edgeTexts } from '../../../notation/formatNumber';
import { DataTable } from '../../../ui/DataTable';

export function ScoresTable({ view }: { view: ScoreView }) {
  const step = countText(view.step);
  const { edges, original, substituted } = view.histogram;
  const written = edgeTexts(edges);
  return (
    <DataTable
      label={t`Data of the histograms`}
      caption={t`Models whose score lies in each bin, after step ${step}.`}
      columns={[t`score from`, t`to`, t`trained on z`, t`trained on z′`]}
      rows={Array.from(original, (count, i) => [written[i], written[i + 1], count, substituted[i]])}
    />
  );
}
