// The equations of chapter 4. Data.
import { t } from '@lingui/core/macro';
import type { EquationEntry } from '../frame/deeper/sharedEquations';

export const EQUATIONS = {
  clippedDifference: {
    tex: "\\begin{gathered}\\lVert\\bar g_{\\rec}-\\bar g_{\\other}\\rVert^2=r^2+r'^2-2\\,r\\,r'\\cos\\angle(g_{\\rec},g_{\\other})\\ \\le\\ (2\\clip)^2\\\\ r=\\min(\\clip,\\lVert g_{\\rec}\\rVert)\\end{gathered}",
    speech: t`The squared distance of the two clipped gradients equals r squared plus r prime squared, minus 2 r r prime times the cosine of the angle between the gradients, which is at most 2 C, squared. Here r is the smaller of C and the norm of the gradient of z, and r prime is the same for z prime.`,
  },
  gradientScore: {
    tex: `\\begin{gathered}\\theta_t[j^*]-\\theta_0[j^*]=-\\frac{\\eta\\,\\clip}{\\rate\\,n}\\Big(\\pm K+\\sqrt t\\;\\noise\\;\\mathcal N(0,1)\\Big)+\\text{${t`drift`}}\\\\ K\\sim\\mathrm{Bin}(t,\\rate)\\end{gathered}`,
    speech: t`Coordinate j star of theta after t steps, less the same at the start, equals minus eta times C over q n, times, open bracket, plus or minus K plus the square root of t times sigma times a standard normal number, close bracket, plus a drift. K is binomial with t trials of probability q.`,
  },
  labelScore: {
    tex: "\\ell_y(x)-\\ell_{y'}(x)=-\\big\\langle\\theta_t,\\ g_{\\rec}-g_{\\other}\\big\\rangle",
    speech: t`The logit of label y at x, less that of label y prime, equals minus the inner product of theta after t steps with the gradient of z less the gradient of z prime.`,
  },
  crowdLoss: {
    tex: '\\ell(s,p,a)=\\frac1M\\Big(\\tfrac12\\,\\big(p-G\\,\\lfloor s\\rceil\\big)^2-A\\,a\\,L\\big(\\big\\lfloor s-\\tfrac pG\\big\\rceil\\big)\\Big)',
    speech: t`The loss at s, p and a equals 1 over M times the following: half the square of p minus G times s rounded, minus A times a times L of s minus p over G, rounded.`,
  },
} as const satisfies Record<string, EquationEntry>;
