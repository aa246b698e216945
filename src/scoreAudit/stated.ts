// A report on scores as compute and the package answer it, under names that never change.
import { statedGuesses, statedRates } from '../audit/report/statedReport';
import type { AuditTerms } from '../audit/report/terms';
import type { Sentence } from '../base/sentences/sentence';
import type { ReaderScores } from './readerScores';
import { reportOfScores } from './report';
import { scoreView } from './scoreView';
import { SCORE_AUDIT } from './sentences';
import type { ScoreSettings } from './settings';

/** What to ask where the scores speak the other way. */
const turning = (reversed: boolean, { sign }: ScoreSettings): Sentence[] =>
  reversed ? [SCORE_AUDIT.askTurned({ lower: String(sign === 1) })] : [];

/** InputError for settings or numbers of scores that allow no bound. */
export function statedScores(audit: AuditTerms, settings: ScoreSettings, scores: ReaderScores) {
  const report = reportOfScores(audit, settings, scores);
  const { columns, reversed } = report;
  const remarks = [...report.remarks, ...turning(reversed, settings)];
  if (report.kind === 'guesses') return { ...statedGuesses(report), remarks, columns, reversed };
  // canaries of one training are not independent, as the intervals of auc and found need it
  const { auc, found } = scoreView(scores, audit.alpha, settings);
  return { ...statedRates(report), remarks, columns, reversed, auc, found };
}

export type StatedScores = ReturnType<typeof statedScores>;
