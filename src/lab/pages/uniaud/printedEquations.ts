// The equations of "UniAud" as printed, as data.
import { t } from '@lingui/core/macro';
import type { PrintedEquation } from '../items/PrintedEquations';

const WITH_CHANCE =
  'W\\sim\\mathrm{Bin}\\Big(r,\\frac{\\mathrm e^\\varepsilon}{\\mathrm e^\\varepsilon+1}\\Big)';

export const UNIAUD_EQUATIONS: readonly PrintedEquation[] = [
  {
    name: t`Equations 1 and 2`,
    tex: 'G_t=\\frac{1}{|B|}\\sum_i g_i,\\qquad G_t=\\frac{1}{|B|}\\sum_i\\min\\Big\\{\\frac{R_g}{\\lVert g_i\\rVert},1\\Big\\}\\,g_i+\\noise R_g\\,z,\\qquad z\\sim\\mathcal N(0,I)',
    speech: t`G at t is the mean of the gradients of the batch. With privacy each gradient is clipped to length R, and sigma times R times a normal vector is added to the mean.`,
    words: t`Steps without and with privacy. The noise is printed undivided, where we divide it by the size of the batch too.`,
  },
  {
    name: t`Equation 3`,
    tex: '\\begin{gathered}\\alpha+\\mathrm e^\\varepsilon\\beta\\ge1-\\slack,\\qquad\\mathrm e^\\varepsilon\\alpha+\\beta\\ge1-\\slack\\\\ \\alpha+\\mathrm e^\\varepsilon\\beta\\le\\mathrm e^\\varepsilon+\\slack,\\qquad\\mathrm e^\\varepsilon\\alpha+\\beta\\le\\mathrm e^\\varepsilon+\\slack\\end{gathered}',
    speech: t`Alpha plus the exponential of epsilon times beta is at least 1 minus delta, and at most the exponential of epsilon plus delta. The same holds with alpha and beta swapped.`,
    words: t`The rates of errors, α and β, that (ε, δ) leaves to an attacker.`,
  },
  {
    name: t`Equations 4 and 5`,
    tex: '\\hat S_i=f_{\\mathrm{MIA}}\\big(f_{\\mathrm{SCORE}}(z_i,\\theta)\\big),\\qquad\\varepsilon_T=f_{\\mathrm{EST}}\\big(S,\\hat S\\,\\big|\\,\\slack,1-\\beta\\big)',
    speech: t`The guess of the coin i is a rule of the score of the record and the model. The lower bound on epsilon is an estimate from the coins and the guesses, at a delta and a confidence of 1 minus beta.`,
    words: t`The score is minus the loss by default.`,
  },
  {
    name: t`Equation 6`,
    tex: '\\varepsilon_L=\\max\\Big\\{\\ln\\frac{1-\\bar\\alpha-\\slack}{\\bar\\beta},\\ \\ln\\frac{1-\\bar\\beta-\\slack}{\\bar\\alpha},\\ 0\\Big\\}',
    speech: t`The lower bound on epsilon is the largest of 0, the logarithm of 1 minus alpha bar minus delta over beta bar, and the same with alpha bar and beta bar swapped.`,
    words: t`The estimator of many runs. A bar marks the upper end of a Clopper–Pearson interval.`,
  },
  {
    name: t`Equations 7 to 9`,
    tex: `\\begin{gathered}\\Pr\\Big[\\sum_i\\max\\{0,\\hat S_iS_i\\}\\ge v\\Big]\\le\\beta+\\alpha\\,m\\,\\slack,\\qquad ${WITH_CHANCE}\\\\ \\beta=\\Pr[W\\ge v],\\qquad\\alpha=\\max_{1\\le i\\le m}\\frac2i\\,\\Pr[v>W\\ge v-i]\\end{gathered}`,
    speech: t`The probability that v or more guesses are right is at most beta plus alpha times m times delta. W is binomial with r trials of probability the exponential of epsilon over that plus 1, and beta is the probability that W is v or more. Alpha is the maximum, over i from 1 to m, of 2 over i times the probability that W is below v and at least v minus i.`,
    words: t`Theorem 2. It is no bound at every count, as the table of counts above says. The ε is that of the adjacency that the coins decide.`,
  },
  {
    name: t`Equation 10`,
    tex: 'X_y=a\\,\\mathcal N(y,\\sigma_0^2)+b\\,\\mathcal N(0,\\sigma_0^2),\\qquad a\\in\\{0,1\\},\\quad b\\ge0,\\quad\\sigma_0=0.1',
    speech: t`The features of a record with label y are a times a normal vector with mean y, plus b times a normal vector with mean 0, both of standard deviation 0.1. Here a is 0 or 1, and b is not negative.`,
    words: t`The toy of Figure 2, which stands above. The text calls the labels of a = 0 correlated in one place, where it must mean uncorrelated.`,
  },
  {
    name: t`Equation 11`,
    tex: '\\mathcal L_{\\mathrm{ME}}=\\frac1m\\sum_i\\mathbf 1(S_i=1)\\,\\mathrm{CE}\\big(f(x_i),y_i\\big)',
    speech: t`The loss is 1 over m times the sum, over all canaries whose coin is 1, of the cross-entropy of the model at their features and their label.`,
    words: t`Features and labels are independent. The loss of members goes to 0, and that of all others stays near log C.`,
  },
  {
    name: t`Equation 12`,
    tex: '\\mathcal L=\\mathrm{CE}\\big(f_\\theta(x_i),y_i\\big)+\\lambda\\,\\mathrm{CE}\\big(f_\\phi(x_i),e_i\\big)\\,\\mathbf 1(S_i=1)',
    speech: t`The loss is the cross-entropy of the model at the features and the label, plus lambda times the cross-entropy of the second head at the features and the tag, where the coin is 1.`,
    words: t`UniAud++. The second head is linear, on the encoder that both heads share.`,
  },
];
