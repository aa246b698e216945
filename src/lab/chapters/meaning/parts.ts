// The properties of every part of chapter 6's figure.
import type { LoneFigureProps } from '../frame/chapter';

export interface PartProps extends Pick<LoneFigureProps, 'scenario' | 'snapshot'> {
  /** Whether the figure has been in the window; before, nothing is computed for it. */
  seen: boolean;
  /** Whether the figure can be saved. */
  saves: boolean;
  /** Whether the rows of squares come first, as on the page's stage, and the plot over all priors is folded below them. */
  squaresLead?: boolean;
}
