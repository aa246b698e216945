// Equations that more than one chapter shows. Data.
import { t } from '@lingui/core/macro';

export interface EquationEntry {
  /**
   * The equation in TeX. Symbols that the page has too are written with the commands of notation/table.ts, so that they light
   * up together.
   */
  tex: string;
  /** The equation as one would read it out, without TeX and without signs that a voice would leave out. */
  speech: string;
}

/** The lower bound on ε from a count of wrong guesses, along a Gaussian curve. */
export const BOUND_FROM_ERROR_RATE: EquationEntry = {
  tex: '\\begin{gathered}\\bar e=\\mathrm{BetaInv}(1-\\alpha;\\,E+1,\\,N-E),\\qquad\\mu=-2\\,\\Phi^{-1}(\\bar e)\\\\ \\slack=\\Phi\\Big(\\frac\\mu2-\\frac{\\epsAudit}\\mu\\Big)-\\mathrm e^{\\epsAudit}\\,\\Phi\\Big({-}\\frac\\mu2-\\frac{\\epsAudit}\\mu\\Big)\\end{gathered}',
  speech: t`e bar is the 1 minus alpha quantile of the beta law with parameters E plus 1 and N minus E. Mu equals minus 2 times the normal quantile of e bar. And epsilon audit solves: delta equals Phi of mu over 2 minus epsilon over mu, less the exponential of epsilon times Phi of minus mu over 2 minus epsilon over mu.`,
};
