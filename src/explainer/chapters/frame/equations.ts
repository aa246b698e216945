// The equations of the chapters: TeX for the eye, words for the ear. Symbols that have a counterpart on the page are
// written as the commands of symbols/table.ts, so that they light up with it.

export interface EquationEntry {
  tex: string;
  /** How one would read it out: no TeX, no letters that a voice would swallow. */
  speech: string;
}

export const EQUATIONS = {
  step: {
    tex: '\\tilde g=\\sum_{i\\in B} g_i\\,\\min\\!\\Big(1,\\frac{\\clip}{\\lVert g_i\\rVert}\\Big)+\\noise\\,\\clip\\;\\mathcal N(0,I)',
    speech:
      'g tilde equals the sum, over all i in the batch B, of g i times the minimum of 1 and C over the norm of g i, plus sigma times C times a standard normal vector.',
  },
  oneStepVariation: {
    tex: '\\mathrm{TV}_1=\\rate\\,\\Big(2\\,\\Phi\\Big(\\frac{d}{2\\noise}\\Big)-1\\Big),\\qquad d\\le\\begin{cases}1&\\text{add, remove, zero out}\\\\2&\\text{substitute}\\end{cases}',
    speech:
      'The total variation of one step equals q times, open bracket, 2 times Phi of d over 2 sigma, minus 1, close bracket. Here d is at most 1 for add, remove and zero out, and at most 2 for substitute. Phi is the distribution function of the standard normal law.',
  },
  groupPrivacy: {
    tex: "\\epsS(\\slack)\\ \\le\\ 2e,\\qquad\\text{where}\\quad e=\\epsAR(\\slack'),\\quad (1+\\mathrm e^{e})\\,\\slack'=\\slack",
    speech:
      'Epsilon S at delta is at most 2 e, where e is epsilon A R at delta prime, and 1 plus the exponential of e, times delta prime, equals delta.',
  },
  impliedProfile: {
    tex: '\\slack_{\\text{implied}}(\\varepsilon)=\\inf_{a\\in\\mathbb R}\\ \\slack_{\\text{remove}}(a)+\\mathrm e^{a}\\,\\slack_{\\text{add}}(\\varepsilon-a)',
    speech:
      'The implied delta at epsilon equals the infimum, over all real a, of the delta of removal at a, plus the exponential of a times the delta of addition at epsilon minus a.',
  },
  stepPair: {
    tex: '\\begin{gathered}P=(1-\\rate)\\,\\mathcal N(0,\\noise^2)+\\rate\\,\\mathcal N(1,\\noise^2)\\\\ Q=\\begin{cases}\\mathcal N(0,\\noise^2)&\\text{removed}\\\\(1-\\rate)\\,\\mathcal N(0,\\noise^2)+\\rate\\,\\mathcal N(-1,\\noise^2)&\\text{replaced}\\end{cases}\\\\ L=\\sum_{t=1}^{\\steps}\\ln\\frac{P(x_t)}{Q(x_t)},\\qquad x_t\\sim P\\end{gathered}',
    speech:
      'P is a mixture: 1 minus q times the normal law with mean 0 and standard deviation sigma, plus q times that with mean 1. Q is the normal law with mean 0 where the record is removed, and where it is replaced 1 minus q times that, plus q times the normal law with mean minus 1. L is the sum over T steps of the logarithm of P over Q at the outcome of the step, which is drawn from P.',
  },
  profileAndTradeoff: {
    tex: '\\slack(\\varepsilon)=\\mathbb E_P\\big[(1-\\mathrm e^{\\varepsilon-L})_+\\big],\\qquad f(\\alpha)=\\max\\Big\\{0,\\ \\sup_{\\varepsilon\\in\\mathbb R}\\,1-\\slack(\\varepsilon)-\\mathrm e^{\\varepsilon}\\alpha\\Big\\}',
    speech:
      'Delta of epsilon equals the expectation, under P, of the positive part of 1 minus the exponential of epsilon minus L. And f of alpha equals the larger of 0 and the supremum, over all real epsilon, of 1 minus delta of epsilon minus the exponential of epsilon times alpha.',
  },
  worstCaseScore: {
    tex: 'S=\\pm K+\\sqrt{\\steps}\\,\\noise\\;\\mathcal N(0,1),\\qquad K\\sim\\mathrm{Bin}(\\steps,\\rate)',
    speech:
      'S equals plus or minus K, plus the square root of T times sigma times a standard normal number, where K is binomial with T trials of probability q.',
  },
  boundFromErrors: {
    tex: '\\varepsilon\\ \\ge\\ \\epsAudit=\\max\\Big\\{\\ln\\frac{1-\\slack-\\bar m}{\\bar a},\\ \\ln\\frac{1-\\slack-\\bar a}{\\bar m}\\Big\\}',
    speech:
      'Epsilon is at least epsilon audit, which is the larger of two logarithms. The first is of 1 minus delta minus m bar, over a bar. The second is the same with a bar and m bar swapped. Here a bar is the upper end of the rate of false alarms, and m bar that of misses.',
  },
  clippedDifference: {
    tex: "\\begin{gathered}\\lVert\\bar g_{\\rec}-\\bar g_{\\other}\\rVert^2=r^2+r'^2-2\\,r\\,r'\\cos\\angle(g_{\\rec},g_{\\other})\\ \\le\\ (2\\clip)^2\\\\ r=\\min(\\clip,\\lVert g_{\\rec}\\rVert)\\end{gathered}",
    speech:
      'The squared distance of the two clipped gradients equals r squared plus r prime squared, minus 2 r r prime times the cosine of the angle between the gradients, which is at most 2 C, squared. Here r is the smaller of C and the norm of the gradient of z, and r prime is the same for z prime.',
  },
  gradientScore: {
    tex: '\\begin{gathered}\\theta_t[j^*]-\\theta_0[j^*]=-\\frac{\\eta\\,\\clip}{\\rate\\,n}\\Big(\\pm K+\\sqrt t\\;\\noise\\;\\mathcal N(0,1)\\Big)+\\text{drift}\\\\ K\\sim\\mathrm{Bin}(t,\\rate)\\end{gathered}',
    speech:
      'Coordinate j star of theta after t steps, less the same at the start, equals minus eta times C over q n, times, open bracket, plus or minus K plus the square root of t times sigma times a standard normal number, close bracket, plus a drift. K is binomial with t trials of probability q.',
  },
  labelScore: {
    tex: "\\ell_y(x)-\\ell_{y'}(x)=-\\big\\langle\\theta_t,\\ g_{\\rec}-g_{\\other}\\big\\rangle",
    speech:
      'The logit of label y at x, less that of label y prime, equals minus the inner product of theta after t steps with the gradient of z less the gradient of z prime.',
  },
  crowdLoss: {
    tex: '\\ell(s,p,a)=\\frac1M\\Big(\\tfrac12\\,\\big(p-G\\,\\lfloor s\\rceil\\big)^2-A\\,a\\,L\\big(\\big\\lfloor s-\\tfrac pG\\big\\rceil\\big)\\Big)',
    speech:
      'The loss at s, p and a equals 1 over M times the following: half the square of p minus G times s rounded, minus A times a times L of s minus p over G, rounded.',
  },
  boundFromErrorRate: {
    tex: '\\begin{gathered}\\bar e=\\mathrm{BetaInv}(1-\\alpha;\\,E+1,\\,N-E),\\qquad\\mu=-2\\,\\Phi^{-1}(\\bar e)\\\\ \\slack=\\Phi\\Big(\\frac\\mu2-\\frac{\\epsAudit}\\mu\\Big)-\\mathrm e^{\\epsAudit}\\,\\Phi\\Big({-}\\frac\\mu2-\\frac{\\epsAudit}\\mu\\Big)\\end{gathered}',
    speech:
      'e bar is the 1 minus alpha quantile of the beta law with parameters E plus 1 and N minus E. Mu equals minus 2 times the normal quantile of e bar. And epsilon audit solves: delta equals Phi of mu over 2 minus epsilon over mu, less the exponential of epsilon times Phi of minus mu over 2 minus epsilon over mu.',
  },
  noiseFromErrorRate: {
    tex: "\\mathrm{TV}_{\\mathrm S}(\\noise';\\rate,\\steps)=1-2\\,\\bar e,\\qquad\\epsAudit=\\epsS(\\noise';\\rate,\\steps,\\slack)",
    speech:
      'Sigma prime is the noise multiplier at which the total variation of substitution, at q and T, equals 1 minus 2 e bar. Epsilon audit is epsilon S of that sigma prime, at q, T and delta.',
  },
  confidenceSequence: {
    tex: '\\bar e_n=\\sup\\Big\\{p:\\ \\frac{\\Pr[\\,\\mathrm{Bin}(n+1,p)>k\\,]}{(k+1)\\,\\Pr[\\,\\mathrm{Bin}(n+1,p)=k+1\\,]}<\\frac1\\alpha\\Big\\}',
    speech:
      'e bar n is the largest p for which a fraction stays below 1 over alpha. Its numerator is the probability that a binomial number of n plus 1 trials of probability p exceeds k. Its denominator is k plus 1 times the probability that the same number equals k plus 1.',
  },
  oneRun: {
    tex: '\\Pr\\big[\\,v\\text{ or more of }r\\text{ right}\\,\\big]\\ \\le\\ \\Pr\\Big[\\mathrm{Bin}\\Big(r,\\frac{\\mathrm e^{\\varepsilon}}{1+\\mathrm e^{\\varepsilon}}\\Big)\\ge v\\Big]',
    speech:
      'The probability that v or more of r guesses are right is at most the probability that a binomial number is v or more, with r trials of probability the exponential of epsilon, over 1 plus the exponential of epsilon.',
  },
  oneRunCeiling: {
    tex: '\\varepsilon\\ \\ge\\ \\ln\\frac{x}{1-x},\\qquad x=\\Big(\\frac{\\alpha-\\slack}{1-\\slack}\\Big)^{1/m}',
    speech:
      'Epsilon is at least the logarithm of x over 1 minus x, where x is alpha minus delta, over 1 minus delta, to the power of 1 over m.',
  },
  posterior: {
    tex: '\\pi=\\frac{\\mathrm e^{\\epsS}\\,p}{1+(\\mathrm e^{\\epsS}-1)\\,p}',
    speech:
      'Pi equals the exponential of epsilon S, times p, over 1 plus p times the exponential of epsilon S minus 1.',
  },
  singleGuess: {
    tex: '\\Pr[\\,\\text{right}\\,]\\ \\le\\ \\pi+\\slack\\,(1-\\pi)',
    speech: 'The probability of being right is at most pi plus delta times 1 minus pi.',
  },
  wholeCurveGuess: {
    tex: '\\Pr[\\,\\text{right}\\,]\\ \\le\\ \\min_{\\varepsilon}\\ \\pi(\\varepsilon)+\\slack(\\varepsilon)\\,\\big(1-\\pi(\\varepsilon)\\big)',
    speech:
      'The probability of being right is at most the minimum, over all epsilon, of pi at epsilon, plus delta at epsilon times 1 minus pi at epsilon.',
  },
  calibration: {
    tex: '\\noise^\\star=\\min\\big\\{\\noise:\\ \\epsS(\\noise;\\rate,\\steps,\\slack)\\le\\varepsilon\\big\\}',
    speech:
      'Sigma star is the smallest sigma for which epsilon S, at q, T and delta, is at most the epsilon that is asked for.',
  },
} as const satisfies Record<string, EquationEntry>;

export type EquationId = keyof typeof EQUATIONS;
