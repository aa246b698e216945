// The equations of chapter 1. Data.
import { t } from '@lingui/core/macro';
import type { EquationEntry } from '../frame/sharedEquations';

export const EQUATIONS = {
  step: {
    tex: '\\tilde g=\\sum_{i\\in B} g_i\\,\\min\\!\\Big(1,\\frac{\\clip}{\\lVert g_i\\rVert}\\Big)+\\noise\\,\\clip\\;\\mathcal N(0,I)',
    speech: t`g tilde equals the sum, over all i in the batch B, of g i times the minimum of 1 and C over the norm of g i, plus sigma times C times a standard normal vector.`,
  },
  oneStepVariation: {
    tex: `\\mathrm{TV}_1=\\rate\\,\\Big(2\\,\\Phi\\Big(\\frac{d}{2\\noise}\\Big)-1\\Big),\\qquad d\\le\\begin{cases}1&\\text{${t`add, remove, zero out`}}\\\\2&\\text{${t`substitute`}}\\end{cases}`,
    speech: t`The total variation of one step equals q times, open bracket, 2 times Phi of d over 2 sigma, minus 1, close bracket. Here d is at most 1 for add, remove and zero out, and at most 2 for substitute. Phi is the distribution function of the standard normal law.`,
  },
} as const satisfies Record<string, EquationEntry>;
