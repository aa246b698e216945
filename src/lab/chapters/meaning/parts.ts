// What every part of chapter 6's figure is given.
import type { LoneFigureProps } from '../frame/chapter';

export interface PartProps extends Pick<LoneFigureProps, 'scenario' | 'snapshot'> {
  /** Nothing is computed for a figure that nobody has seen. */
  seen: boolean;
  saves: boolean;
  /** Whether the rows of squares lead, as on the page's stage, and the plot over all priors is folded behind them. */
  squaresLead?: boolean;
}
