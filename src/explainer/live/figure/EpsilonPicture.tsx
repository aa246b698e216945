// The live figure's drawing: the chart where it has come, else a still of the same picture; in the markup, and until the
// chart takes over from it, drawings for several widths.

import { useFromMarkup } from '../../ui/useFromMarkup';
import { useHasInteracted } from '../../ui/useHasInteracted';
import { StillFigure } from './StillFigure';
import { StillFigures } from './StillFigures';
import type { FigureScene } from './scene';
import { useChart } from './useChart';

export interface EpsilonPictureProps extends FigureScene {
  /** 0 before it is known. */
  width: number;
  height: number;
  textScale: number;
}

export function EpsilonPicture({ width, height, textScale, ...scene }: EpsilonPictureProps) {
  const fromMarkup = useFromMarkup();
  const Chart = useChart(useHasInteracted());
  if (Chart !== null && width > 0) return <Chart {...scene} width={width} height={height} />;
  // once the chart has come there is no way back: the content policy lets no script draw the markup again
  if (fromMarkup && Chart === null) return <StillFigures {...scene} />;
  if (width === 0) return <div className="figure-wait" />;
  return <StillFigure {...scene} width={width} height={height} textScale={textScale} />;
}
