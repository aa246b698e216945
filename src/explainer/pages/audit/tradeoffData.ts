// The trade-off curve of a reader's scores as a chart, and what must be said of it in a file.
import { t } from '@lingui/core/macro';
import type { AuditReport } from '../../../auditing/reader/report';
import type { ScoreView } from '../../../auditing/reader/scoreView';
import { axisScale } from '../../chapters/meaning/chart/axisScale';
import type { ChartData, ChartLine } from '../../chapters/meaning/chart/chartData';
import { percentText, rateText } from '../../notation/formatNumber';

/** The fewest misses that (ε, δ) allows at a rate of false alarms. */
const allowed = (alpha: number, epsilon: number, delta: number): number =>
  Math.max(0, 1 - delta - Math.exp(epsilon) * alpha, Math.exp(-epsilon) * (1 - delta - alpha));

export function tradeoffData({ curve, confidence }: ScoreView, report: AuditReport): ChartData {
  const sure = percentText(confidence);
  const claim = report.claims.find(({ adjacency }) => adjacency === report.adjacency);
  const bound: ChartLine = {
    id: 'true_curve_at_most',
    name: t`the true curve is below, at every rate at once, with ${sure} confidence`,
    colour: 'var(--audit)',
    dash: '2 4',
    ys: curve.missesUpper,
    rounding: 'up',
  };
  return {
    xTitle: t`false alarms`,
    yTitle: t`misses`,
    xColumn: 'false_alarms',
    x: axisScale('linear', 0, 1),
    y: axisScale('linear', 0, 1),
    xs: curve.alphas,
    lines: [
      { id: 'misses', name: t`measured`, colour: 'var(--audit)', ys: curve.misses },
      // scores of one training are not independent
      ...(report.kind === 'rates' ? [bound] : []),
      ...(claim
        ? [
            {
              id: 'claim_at_least',
              name: t`the claim keeps the curve above this`,
              colour: report.adjacency === 'substitute' ? 'var(--substitute)' : 'var(--add-remove)',
              dash: '7 4',
              ys: curve.alphas.map((alpha) => allowed(alpha, claim.epsilon, report.delta)),
              rounding: 'down',
            } as const,
          ]
        : []),
    ],
    writeX: (x) => rateText(x),
    writeY: rateText,
  };
}

/** The whole result, a statement a line: the file holds what no link can. */
export const curveNotes = (view: ScoreView, report: AuditReport): string[] => [
  `lower bound on epsilon: ${report.epsilon}, ${report.adjacency} adjacency, delta ${report.delta}, confidence ${report.confidence}`,
  report.rule,
  ...(report.kind === 'rates'
    ? [
        `along a Gaussian curve: epsilon ${report.gaussian.epsilon}, mu ${report.gaussian.mu}. ${report.gaussian.assumption}`,
        ...(report.at ? [`at ${JSON.stringify(report.at)}`] : []),
      ]
    : [`${report.v} of ${report.r} guesses right, of ${report.m} canaries`]),
  ...report.assumptions,
  ...report.claims.map(({ words }) => words),
  `AUC ${view.auc.value}`,
  // intervals of independent scores
  ...(report.kind === 'rates'
    ? [
        `AUC between ${view.auc.lower} and ${view.auc.upper} (Hoeffding, confidence ${view.confidence})`,
        ...view.found.map(
          ({ fpr, fprUpper, tpr, tprLower, tprUpper }) =>
            `TPR at FPR ${fpr} (at most ${fprUpper}): ${tpr}, ${tprLower} to ${tprUpper}`,
        ),
      ]
    : []),
];
