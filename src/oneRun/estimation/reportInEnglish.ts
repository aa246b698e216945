// The report on a one-run audit as the package gives it away: its sentences are texts in English.
import { type InEnglish, inEnglish } from '../../base/sentences/inEnglish';
import { ONE_RUN_GAMES as GAMES } from './games';
import { type OneRunAudit, oneRunReport as reportOf, type OneRunReport as SaidReport } from './report';

/** The games that one run can play, each with a sentence that says so. */
export const ONE_RUN_GAMES = inEnglish(GAMES);

/** Everything that the result of a one-run audit must state, with its sentences in English. */
export type OneRunReport = InEnglish<SaidReport>;

/** At least one planned r, all different; k must fit the game and the estimator. Throws InputError outside. */
export function oneRunReport(audit: OneRunAudit): OneRunReport {
  return inEnglish(reportOf(audit));
}
