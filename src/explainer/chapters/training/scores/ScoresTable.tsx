// The histogram's counts as a table.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ScoreView } from '../../../../auditing/trainingReport';
import { toText, typesetSignificant } from '../../../notation/formatNumber';
import { DataTable } from '../../../ui/DataTable';
import { ScrollRegion } from '../../../ui/ScrollRegion';

const edge = (value: number): string => toText(typesetSignificant(value, 3));

export function ScoresTable({ view }: { view: ScoreView }) {
  const { edges, original, substituted } = view.histogram;
  return (
    <ScrollRegion label={t`Data of the histograms`}>
      <DataTable
        caption={<Trans>Models whose score lies in each bin, after {view.step} steps.</Trans>}
        columns={[t`score from`, t`to`, t`trained on z`, t`trained on z′`]}
        rows={Array.from(original, (count, i) => [edge(edges[i]), edge(edges[i + 1]), count, substituted[i]])}
      />
    </ScrollRegion>
  );
}
