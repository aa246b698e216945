// The places of the attacks' marks in the figure over the steps, and the paths of their intervals, in px. Pure.
import type { CanaryChoice } from '../../../../scenario';
import type { MarkShape } from '../../../chart/mark';
import { ATTACKS } from '../attacks';
import type { DrawnSteps } from './useStepsData';

interface PlotOfMarks {
  left: number;
  x(step: number): number;
  y(epsilon: number): number;
}

export interface AttackMarks {
  kind: CanaryChoice;
  shape: MarkShape;
  /** Radius of a mark, in px. */
  radius: number;
  marks: readonly { step: number; x: number; y: number; whisker: string }[];
}

export function attackMarks(
  { data: { series, top }, narrow }: DrawnSteps,
  plot: PlotOfMarks,
): readonly AttackMarks[] {
  // radius of a mark, half the width of a whisker's end, and distance between the marks at one step, all in px
  const [radius, cap, beside] = narrow ? [3.4, 2, 4] : [4.4, 3, 8];
  return series.map(({ kind, points }, index) => {
    const shift = (index - (series.length - 1) / 2) * beside;
    const marks = points.map(({ step, epsilon, lower, upper }) => {
      // a mark that is shifted to the left of its step may not leave the plot
      const x = Math.max(plot.x(step) + shift, plot.left + radius);
      const high = plot.y(upper);
      const low = plot.y(lower);
      const foot = lower < epsilon ? `M${x - cap} ${low}h${2 * cap}` : '';
      const head =
        upper > top
          ? `M${x - cap} ${high + cap + 1}L${x} ${high}L${x + cap} ${high + cap + 1}`
          : `M${x - cap} ${high}h${2 * cap}`;
      return { step, x, y: plot.y(epsilon), whisker: `${foot}M${x} ${low}V${high}${head}` };
    });
    return { kind, shape: ATTACKS[kind].shape, radius, marks };
  });
}
