// The axis of the scores.
import { t } from '@lingui/core/macro';
import { BottomAxis } from '../../../figure/PlainAxes';
import { rangeTicks } from '../../../figure/ticks';
import type { ScorePlot } from './scorePlot';

export const ScoreAxis = ({ plot: { x, low, high, floor, width, scale } }: { plot: ScorePlot }) => (
  <BottomAxis
    title={t`score, in units of C`}
    ticks={rangeTicks(low, high, width < 420 ? 5 : 9)}
    place={x}
    from={x(low)}
    to={x(high)}
    y={floor}
    edges={[0, width]}
    scale={scale}
  />
);
