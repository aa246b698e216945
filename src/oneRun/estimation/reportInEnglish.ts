// The report on a one-run audit as the package exports it, with English texts in place of its sentences.
import { type InEnglish, inEnglish } from '../../base/sentences/inEnglish';
import { ONE_RUN_GAMES } from './games';
import { type OneRunAudit, type OneRunReport, oneRunReport } from './report';

/** The games that one run can play, each with its adjacency, the number of values of a secret, and a sentence on it. */
export const ONE_RUN_GAMES_IN_ENGLISH = inEnglish(ONE_RUN_GAMES);

/** Everything that the result of a one-run audit must state, with its sentences in English. */
export type OneRunReportInEnglish = InEnglish<OneRunReport>;

/**
 * The report in English. At least one planned number r of guesses, all different; k, the values of a secret, must fit the game and the
 * estimator. Throws InputError outside.
 */
export function oneRunReportInEnglish(audit: OneRunAudit): OneRunReportInEnglish {
  return inEnglish(oneRunReport(audit));
}
