// The columns of the worst case's draws by bin, for the table on the page and the saved files. Pure.
import { t } from '@lingui/core/macro';
import type { SampleReply } from '../../../../work';
import type { Columns } from '../../../export/columns';
import { edgeTexts } from '../../../notation/formatNumber';
import { binEdges, heapsOf, SCORE_BINS, type ScorePlot } from './scorePlot';

export interface DrawsBin {
  from: number;
  to: number;
  /** Both ends as text, with the same rounding in all bins. */
  ends: readonly [from: string, to: string];
  withZ: number;
  withOther: number;
}

/** Draws by bin. `together` is the number of the drawing's bins that make one here, a divisor of SCORE_BINS. */
export function drawsBins(sample: SampleReply, plot: ScorePlot, together = 1): DrawsBin[] {
  const [withZ, withOther] = [heapsOf(sample.original, plot), heapsOf(sample.substituted, plot)];
  const edges = binEdges(plot).filter((_, i) => i % together === 0);
  const texts = edgeTexts(edges);
  const count = (heap: Uint32Array, bin: number) =>
    heap.subarray(bin * together, (bin + 1) * together).reduce((sum, draws) => sum + draws, 0);
  return Array.from({ length: SCORE_BINS / together }, (_, bin) => ({
    from: edges[bin],
    to: edges[bin + 1],
    ends: [texts[bin], texts[bin + 1]],
    withZ: count(withZ, bin),
    withOther: count(withOther, bin),
  }));
}

/** The columns of a bin. Its ends have no `json`, because a JSON file has them once as edges. */
export const DRAWS_COLUMNS: Columns<DrawsBin> = [
  { csv: 'from', value: ({ from }) => from, heading: t`score from`, shown: ({ ends }) => ends[0] },
  { csv: 'to', value: ({ to }) => to, heading: t`to`, shown: ({ ends }) => ends[1] },
  { csv: 'draws_z', json: 'drawsZ', value: ({ withZ }) => withZ, heading: t`with z` },
  { csv: 'draws_z_other', json: 'drawsOther', value: ({ withOther }) => withOther, heading: t`with z′` },
];
