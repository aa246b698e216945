// The axis of the scores. The game at the page's start gives it another title, for readers who have met no score yet.
import { t } from '@lingui/core/macro';
import { BottomAxis } from '../../../figure/PlainAxes';
import { rangeTicks } from '../../../figure/ticks';
import type { ScorePlot } from './scorePlot';

interface ScoreAxisProps {
  plot: ScorePlot;
  /** Title of the axis; by default it names scores in units of C. */
  title?: string | undefined;
}

export const ScoreAxis = ({ plot, title = t`score, in units of C` }: ScoreAxisProps) => {
  const { x, low, high, floor, width, scale } = plot;
  return (
    <BottomAxis
      title={title}
      ticks={rangeTicks(low, high, width < 420 ? 5 : 9)}
      place={x}
      from={x(low)}
      to={x(high)}
      y={floor}
      edges={[0, width]}
      scale={scale}
    />
  );
};
