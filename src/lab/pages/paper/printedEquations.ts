// The equations of "Beyond Membership" as printed, as data.
import { t } from '@lingui/core/macro';
import type { PrintedEquation } from '../items/PrintedEquations';

export const PAPER_EQUATIONS: readonly PrintedEquation[] = [
  {
    name: t`Equation 1`,
    tex: '\\theta_{t+1}=\\theta_t-\\frac{\\eta}{|B|}\\Big(\\sum_{z\\in B_t}\\mathrm{clip}\\big(\\nabla_\\theta\\,\\ell(\\theta_t;z),\\clip\\big)+Z_t\\Big),\\qquad Z_t\\sim\\mathcal N(0,\\noise^2\\clip^2 I)',
    speech: t`Theta at t plus 1 equals theta at t, less eta over the size of B, times the sum of the clipped gradients of all records in the batch plus Z at t, which is normal with standard deviation sigma times C.`,
    words: t`A step of DP-SGD. The size of B is the expected one. The noise stands inside the bracket, so it is divided too.`,
  },
  {
    name: t`Equations 2 and 3`,
    tex: "g_T\\,\\big|\\,B{=}k\\;\\sim\\;\\mathcal N(\\pm k\\clip,\\,\\steps\\noise^2\\clip^2),\\qquad \\Pr(g_T\\,|\\,D\\text{ / }D')=\\sum_{k=0}^{\\steps}\\binom{\\steps}{k}\\rate^k(1-\\rate)^{\\steps-k}\\,\\mathcal N(g_T;\\,\\pm k\\clip,\\,\\steps\\noise^2\\clip^2)",
    speech: t`Given k batches with the record, the sum g at T is normal with mean plus or minus k times C and variance T times sigma squared C squared. Its density is the sum over k from 0 to T of the binomial probability of k, with T trials of probability q, times that normal density.`,
    words: t`The worst case, with a plus for D and a minus for D′. The score of S1 is the logarithm of the one density over the other.`,
  },
  {
    name: t`Equation 4`,
    tex: "\\Pr[M(D)\\in S]\\ \\le\\ \\mathrm e^{k\\varepsilon}\\,\\Pr[M(D')\\in S]+\\Big(\\sum_{i=0}^{k-1}\\mathrm e^{i\\varepsilon}\\Big)\\slack",
    speech: t`The probability that M of D is in S is at most the exponential of k epsilon times that of M of D prime, plus delta times the sum over i from 0 to k minus 1 of the exponential of i epsilon.`,
    words: t`Group privacy for data sets that are k additions or removals apart. With k = 2 it is Theorem 4.1.`,
  },
  {
    name: t`Equation 5`,
    tex: '\\mu_{\\text{lower}}=\\Phi^{-1}\\big(1-\\overline{\\mathrm{FPR}}\\big)-\\Phi^{-1}\\big(\\overline{\\mathrm{FNR}}\\big)',
    speech: t`The lower bound on mu is the normal quantile of 1 minus the upper end of the rate of false positives, less the normal quantile of the upper end of the rate of false negatives.`,
    words: t`The upper ends are those of Clopper–Pearson intervals, with α = 0.05.`,
  },
  {
    name: t`Equation 6`,
    tex: '\\slack(\\varepsilon)=\\Phi\\Big({-}\\frac{\\varepsilon}{\\mu}+\\frac{\\mu}{2}\\Big)-\\mathrm e^{\\varepsilon}\\,\\Phi\\Big({-}\\frac{\\varepsilon}{\\mu}-\\frac{\\mu}{2}\\Big),\\qquad\\varepsilon\\ge0',
    speech: t`Delta at epsilon equals Phi of mu over 2 minus epsilon over mu, less the exponential of epsilon times Phi of minus mu over 2 minus epsilon over mu.`,
    words: t`Theorem 5.1, by which a bound on μ becomes one on ε.`,
  },
];
