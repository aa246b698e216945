// The trade-off curve of a reader's scores as data of a chart, and the notes that a saved file needs.
import { t } from '@lingui/core/macro';
import type { BoundedErrors } from '../../../audit/report/boundedErrors';
import { say } from '../../../base/language/say';
import { axisScale } from '../../../lab/chart/axisScale';
import type { ChartData, ChartLine } from '../../../lab/chart/chartData';
import { percentText, rateText } from '../../../lab/notation/formatNumber';
import type { FoundAt } from '../../../scoreAudit/foundAt';
import type { OfScores, OwnAuditReport } from '../../../scoreAudit/report';
import type { OwnScoreView } from '../../../scoreAudit/scoreView';

/** The smallest rate of misses that (ε, δ) allows at the rate alpha of false alarms. */
const allowed = (alpha: number, epsilon: number, delta: number): number =>
  Math.max(0, 1 - delta - Math.exp(epsilon) * alpha, Math.exp(-epsilon) * (1 - delta - alpha));

/** The lower limit that the claim sets: the whole curve of a claimed run, or else the curve of a claimed ε at this δ. */
function claimLine(curve: OwnScoreView['curve'], report: OwnAuditReport & Partial<OfScores>): ChartLine[] {
  const line = {
    id: 'claim_at_least',
    colour: report.adjacency === 'substitute' ? 'var(--substitute)' : 'var(--add-remove)',
    dash: '7 4',
    rounding: 'down',
  } as const;
  const { claimedCurve } = report;
  if (claimedCurve)
    return [{ ...line, name: t`the claimed run keeps the curve above this`, ys: claimedCurve.misses }];
  const claim = report.claims.find(({ adjacency }) => adjacency === report.adjacency);
  if (!claim) return [];
  const ys = curve.alphas.map((alpha) => allowed(alpha, claim.epsilon, report.delta));
  return [{ ...line, name: t`the claim keeps the curve above this`, ys }];
}

export function scoreTradeoffData(
  { curve, confidence }: OwnScoreView,
  report: OwnAuditReport & Partial<OfScores>,
): ChartData {
  const sure = percentText(confidence);
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
      // the bound does not hold if scores are not independent, as those of one training run are not
      ...(report.kind === 'rates' ? [bound] : []),
      ...claimLine(curve, report),
    ],
    writeX: (x) => rateText(x),
    writeY: rateText,
  };
}

function countedNote(at: BoundedErrors): string {
  const { falsePositives, negatives, falseNegatives, positives, fprUpper, fnrUpper } = at;
  return t`threshold ${{ threshold: String(at.threshold) }}: ${falsePositives} false alarms of ${negatives} (rate at most ${fprUpper}), ${falseNegatives} misses of ${positives} (at most ${fnrUpper})`;
}

const foundNote = ({ fpr, fprUpper, tpr, tprLower, tprUpper }: FoundAt): string =>
  t`TPR at FPR ${fpr} (at most ${fprUpper}): ${tpr}, from ${tprLower} to ${tprUpper}`;

const gaussianNotes = ({ gaussian: { mu, epsilon, assumption } }: OwnAuditReport): string[] => [
  t`along a Gaussian curve, epsilon ${epsilon}, mu ${mu}`,
  say(assumption),
];

function areaNotes({ auc: { value, lower, upper }, found }: OwnScoreView): string[] {
  return [t`AUC ${value}, from ${lower} to ${upper} by Hoeffding’s inequality`, ...found.map(foundNote)];
}

function kindNotes(report: OwnAuditReport, view: OwnScoreView | null): string[] {
  if (report.kind === 'guesses') {
    const { v, r, m } = report;
    // no interval, because it would need independent scores
    return [
      t`${v} of ${r} guesses right, of ${m} canaries`,
      ...gaussianNotes(report),
      ...(view ? [t`AUC ${{ value: view.auc.value }}`] : []),
    ];
  }
  return [
    ...(report.at ? [countedNote(report.at)] : []),
    ...gaussianNotes(report),
    ...(view ? areaNotes(view) : []),
  ];
}

/** The notes of a saved file, which hold what no link can. `view` is null unless the reader brought scores. */
export function reportNotes(view: OwnScoreView | null, report: OwnAuditReport & Partial<OfScores>): string[] {
  const { epsilon, adjacency, delta, confidence, decided, remarks, assumptions, claims } = report;
  return [
    t`lower bound ${epsilon} on epsilon, ${adjacency} adjacency, delta ${delta}, confidence ${confidence}`,
    say(decided.words),
    ...remarks.map(say),
    ...kindNotes(report, view),
    ...assumptions.map(say),
    ...claims.map(({ words }) => say(words)),
    ...(report.claimedCurve ? [say(report.claimedCurve.words)] : []),
  ];
}
