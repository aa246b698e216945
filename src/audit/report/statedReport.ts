// A report in the form that `compute` answers with, under names that never change.
import type { AuditReport, GuessesReport, RatesReport } from './auditReport';

const terms = ({ kind, game, delta, alpha, confidence, adjacency, decided, remarks }: AuditReport) => ({
  ...{ kind, game, delta, alpha, confidence, adjacency },
  ...{ rule: decided.words, remarks },
});

export function statedRates(report: RatesReport) {
  const { epsilon, at, pointEstimate, most, gaussian, assumptions, claims } = report;
  return { ...terms(report), epsilon, at, point: pointEstimate, most, gaussian, assumptions, claims };
}

export function statedGuesses(report: GuessesReport) {
  const { epsilon, most, m, k, r, v, decided, assumptions, claims } = report;
  return { ...terms(report), epsilon, most, m, k, r, v, tried: decided.tried, assumptions, claims };
}
