// The draws of the worst-case figure as numbers: how many fell where, a few bins at a time.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { SampleReply } from '../../../jobs';
import { countText, edgeTexts } from '../../../notation/formatNumber';
import { DataTable } from '../../../ui/DataTable';
import { BINS, binEdges, heapsOf, type ScorePlot } from './scorePlot';

/** Bins in a row of the table. */
const EVERY = 4;

export const DrawsTable = memo(function DrawsTable({
  sample,
  plot,
}: {
  sample: SampleReply;
  plot: ScorePlot;
}) {
  const heaps = [heapsOf(sample.original, plot), heapsOf(sample.substituted, plot)];
  const draws = countText(sample.original.length);
  const edges = edgeTexts(Array.from(binEdges(plot)).filter((_, i) => i % EVERY === 0));
  const count = (heap: Uint32Array, first: number) =>
    heap.subarray(first, first + EVERY).reduce((sum, bin) => sum + bin, 0);
  return (
    <DataTable
      label={t`Table of the draws`}
      caption={
        <Trans>
          How many of {draws} draws in each world fell where, in units of C. Draws beyond the axis count at
          its ends.
        </Trans>
      }
      columns={[t`score from`, t`to`, t`with z`, t`with z′`]}
      rows={Array.from({ length: BINS / EVERY }, (_, row) => {
        const first = row * EVERY;
        return [edges[row], edges[row + 1], count(heaps[0], first), count(heaps[1], first)];
      })}
    />
  );
});
