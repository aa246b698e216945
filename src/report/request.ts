// A report's request, checked before anything is computed.
import { isLanguage, KNOWN_LANGUAGES } from '../base/language/languages';
import { refusals, requireNumber } from '../base/numerics/errors';
import { REPORT_FAULTS } from './faultSentences';
import type { AssumptionName, Mark, ReportRequest, WorkedOut } from './types';

export const ASSUMPTION_NAMES: readonly AssumptionName[] = [
  ...(['samplingRate', 'noiseMultiplier', 'steps', 'stepsPerEpoch', 'epochs', 'segments'] as const),
  ...(['noiseMultipliers', 'samplingRates', 'batchSizes', 'records', 'largestBatch', 'bands'] as const),
  ...(['countNoise', 'delta', 'sampling', 'participation', 'clipping', 'noiseScale', 'noiseLaw'] as const),
  ...(['otherRuns', 'settings', 'randomness'] as const),
];

export const REPORT_LANGUAGES = KNOWN_LANGUAGES;
export const VALUE_COUNT = { min: 2, max: 1_000_000, integer: true };
export const LINES = { min: 1, max: 1_000_000_000, integer: true };
/** The most numbers of equally likely values for which one report bounds a guess. */
export const MOST_VALUE_COUNTS = 20;
/** Range of the clipping norm C, in the unit of the gradients. */
export const CLIPPING_NORM = { min: 0, max: Number.MAX_VALUE, exclusiveMin: true };
export const DEFAULT_VALUES: readonly number[] = [2, 10];

const isDay = (date: unknown): boolean =>
  typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));

const isLink = (link: unknown): boolean => typeof link === 'string' && /^https?:\/\/[^\s/?#]+/.test(link);

const isLine = (line: unknown): boolean => Number.isInteger(line) && (line as number) >= LINES.min;

const isLines = (lines: unknown): boolean => Array.isArray(lines) && lines.length > 0 && lines.every(isLine);

function isWorkedOut(mark: unknown): boolean {
  if (typeof mark !== 'object' || mark === null || !('from' in mark)) return false;
  const { from, withStated = false, ...rest } = mark as WorkedOut;
  if (Object.keys(rest).length > 0 || typeof withStated !== 'boolean') return false;
  return isLines(from) || (withStated && Array.isArray(from) && from.length === 0);
}

const isMark = (mark: Mark): boolean =>
  mark === 'stated' || mark === 'assumed' || isLine(mark) || isLines(mark) || isWorkedOut(mark);

const given = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)) ?? '';

/** Throws an InputError that names a field of the report which cannot be read. The fields of the run are checked in run.ts. */
export function checkReportRequest({
  values,
  language,
  unit,
  clipping,
  marks = {},
  date,
  link,
}: ReportRequest): void {
  if (values !== undefined) {
    if (values.length === 0 || values.length > MOST_VALUE_COUNTS)
      throw refusals('values').outOfRange(
        REPORT_FAULTS.noValues({ count: values.length, most: MOST_VALUE_COUNTS }),
      );
    for (const [i, value] of values.entries()) requireNumber(`values[${i}]`, value, VALUE_COUNT);
  }
  if (language !== undefined && !isLanguage(language))
    throw refusals('language').unknown(REPORT_FAULTS.noLanguage({ language: given(language) }));
  if (unit !== undefined && unit !== 'record' && unit !== 'client')
    throw refusals('unit').unknown(REPORT_FAULTS.noUnit({ unit: given(unit) }));
  if (clipping !== undefined && clipping !== 'each' && clipping !== 'microbatches')
    throw refusals('clipping').unknown(REPORT_FAULTS.noClipping({ clipping: given(clipping) }));
  if (date !== undefined && !isDay(date))
    throw refusals('date').malformed(REPORT_FAULTS.noDate({ date: given(date) }));
  if (link !== undefined && !isLink(link))
    throw refusals('link').malformed(REPORT_FAULTS.noLink({ link: given(link) }));
  if (typeof marks !== 'object' || Array.isArray(marks))
    throw refusals('marks').malformed(REPORT_FAULTS.noMarks({ marks: given(marks) }));
  for (const [name, mark] of Object.entries(marks)) {
    if (!ASSUMPTION_NAMES.some((known) => known === name))
      throw refusals(`marks.${name}`).unknown(
        REPORT_FAULTS.noMarkName({ field: name, names: ASSUMPTION_NAMES.join(', ') }),
      );
    if (mark !== undefined && !isMark(mark))
      throw refusals(`marks.${name}`).malformed(REPORT_FAULTS.noMark({ field: name, mark: given(mark) }));
  }
}
