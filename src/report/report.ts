// The report of one training run: numbers, their assumptions, and the text of both. The date comes from the caller, so that
// the same request always has the same report.

import { version } from '../../package.json';
import { checkDelta } from '../accounting';
import { runToEnd } from '../base/numerics/generators';
import { assumptionsOf, NOUNS } from './assumptions';
import { documentOf, markSentence, sayAll } from './document';
import { speaker } from './forms';
import { paragraphOf } from './paragraph';
import { checkReportRequest, DEFAULT_VALUES } from './request';
import { possibleRuns } from './run';
import type { ReportRequest, RunOfReport, RunReport } from './types';
import { reportedNumbers } from './ways';

/** The fields of a request that describe the run, without those that concern its report. */
function describedIn({
  delta,
  values,
  language,
  unit,
  clipping,
  marks,
  date,
  link,
  ...run
}: ReportRequest): RunOfReport {
  return Object.fromEntries(Object.entries(run).filter(([, value]) => value !== undefined));
}

/** {@link report}, which may be stopped wherever it yields. */
export function* reportInSteps(request: ReportRequest): Generator<void, RunReport, void> {
  checkReportRequest(request);
  const runs = possibleRuns(request);
  const [run] = runs;
  checkDelta(request.delta);
  const { language = 'en', unit = 'record', values = DEFAULT_VALUES, delta } = request;
  const numbers = yield* reportedNumbers(runs, delta, values);
  const found = {
    ...{ version, date: request.date ?? null, link: request.link ?? null, ...numbers },
    unit: (request.recordsPerPerson ?? 1) > 1 ? ('person' as const) : unit,
  };
  const assumptions = assumptionsOf(run, request, NOUNS[unit]);
  const paragraph = paragraphOf({ ...found, run, request }, NOUNS[unit]);
  const words = { paragraph, assumptions, link: found.link };
  const say = speaker(language, 'plain');
  return {
    ...found,
    ...{ language, delta, clipping: request.clipping ?? 'each', run: describedIn(request) },
    assumptions: assumptions.map(({ sentences, isWithStated, ...one }) => ({
      ...one,
      markText: say(markSentence({ ...one, isWithStated })),
      text: sayAll(sentences, say),
    })),
    paragraph: sayAll(paragraph, say),
    plain: documentOf(words, language, 'plain'),
    markdown: documentOf(words, language, 'markdown'),
    latex: documentOf(words, language, 'latex'),
  };
}

/**
 * The report of a training run: ε under every adjacency that the run has, μ where a whole curve is known, what an
 * attacker reaches who guesses among equally likely values (the smaller of the bound by removal, 1 - f(1/k) of
 * add/remove or zero-out, and of the bound by exchange, the least over the substitute curve), the assumptions, and all
 * of it in plain text, Markdown and LaTeX. Upper bounds in the texts are rounded up to three digits; the other
 * fields have them as computed. If nobody knows how batches were drawn, the numbers are the largest of Poisson batches,
 * batches of one size and batches in any order. Takes up to some seconds. Throws an InputError that names the field, the
 * value and the remedy.
 */
export function report(request: ReportRequest): RunReport {
  return runToEnd(reportInSteps(request));
}
