// The report on scores as `compute` and the package return it, under names that must never change.
import type { AnyRun } from '../accounting';
import type { BoundedErrors } from '../audit/report/boundedErrors';
import type { JudgedClaim } from '../audit/report/claims';
import { statedGuesses, statedRates } from '../audit/report/statedReport';
import type { AuditTerms } from '../audit/report/terms';
import type { Sentence } from '../base/sentences/sentence';
import type { ClaimedCurve } from './claimedCurve';
import type { Area } from './direction';
import type { FoundAt } from './foundAt';
import type { ColumnsTaken, ReaderScores } from './readerScores';
import { reportOfScores } from './report';
import { scoreView } from './scoreView';
import { SCORE_AUDIT } from './sentences';
import type { ScoreSettings } from './settings';

interface Stated {
  game: string;
  delta: number;
  /** 1 - confidence. */
  alpha: number;
  confidence: number;
  /** Adjacency of the game, to which every epsilon here belongs. */
  adjacency: string;
  /** The rule that was decided before the scores were seen. */
  rule: Sentence;
  /** Remarks that must be shown beside the number; mostly none. */
  remarks: readonly Sentence[];
  /** Columns that were taken; null if no file was read. */
  columns: ColumnsTaken | null;
  /** Whether the scores contradict the direction that was taken. */
  reversed: boolean;
  /** The lower bound on epsilon, at delta. */
  epsilon: number;
  /** The largest bound that an audit of this size and rule could have shown, with no mistake at all. */
  most: number;
  assumptions: readonly Sentence[];
  claims: readonly JudgedClaim[];
  /** The verdict on a claimed curve, if the whole curve of a run is claimed. */
  claimedCurve?: ClaimedCurve;
}

/** A statement from scores of many training runs. */
interface StatedRates extends Stated {
  kind: 'rates';
  /** The counts behind the bound; null if none shows anything. */
  at: BoundedErrors | null;
  /** Epsilon that would follow if the counted shares were the true rates. */
  point: number;
  /** The reading for those who may assume a Gaussian trade-off curve. */
  gaussian: { mu: number; epsilon: number; at: BoundedErrors | null; assumption: Sentence };
  /** P(a score of z exceeds one of the other world), ties as one half, with its interval. */
  auc: Area;
  /** The share of z that is found at some rates of false alarms. */
  found: readonly FoundAt[];
}

/** A statement from canaries of one training run. */
interface StatedGuesses extends Stated {
  kind: 'guesses';
  /** m canaries, each with a secret of k values. */
  m: number;
  k: number;
  /** r guesses made, for the best planned number, and v of them right. */
  r: number;
  v: number;
  /** Every number of guesses that was planned. */
  tried: readonly number[];
  /** The reading for those who may assume a Gaussian trade-off curve. */
  gaussian: { mu: number; epsilon: number; assumption: Sentence };
}

export type StatedScores = StatedRates | StatedGuesses;

/** The remark on how to ask again if the scores contradict the direction. */
const turning = (reversed: boolean, { sign }: ScoreSettings): Sentence[] =>
  reversed ? [SCORE_AUDIT.askTurned({ lower: String(sign === 1) })] : [];

/** The statement of an audit from scores. Throws InputError for settings or numbers of scores that allow no bound. */
export function statedScores(
  audit: AuditTerms,
  settings: ScoreSettings,
  scores: ReaderScores,
  claimed: AnyRun | null = null,
): StatedScores {
  const report = reportOfScores(audit, settings, scores, claimed);
  const { columns, reversed, claimedCurve } = report;
  const curve = claimedCurve && { claimedCurve };
  const remarks = [...report.remarks, ...turning(reversed, settings)];
  if (report.kind === 'guesses')
    return {
      ...statedGuesses(report),
      kind: 'guesses',
      gaussian: report.gaussian,
      remarks,
      columns,
      reversed,
      ...curve,
    };
  // the intervals of auc and found need independent scores, which canaries of one training run are not
  const { auc, found } = scoreView(scores, audit.alpha, settings);
  return { ...statedRates(report), kind: 'rates', remarks, columns, reversed, auc, found, ...curve };
}
