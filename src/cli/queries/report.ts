// The queries for the report of a training run and for its registry record, by the same fields as its epsilon.
import { registryRecord } from '../../report/registryRecord';
import { report } from '../../report/report';
import {
  CLIPPING_NORM,
  checkReportRequest,
  DEFAULT_VALUES,
  REPORT_LANGUAGES,
  VALUE_COUNT,
} from '../../report/request';
import { possibleRuns } from '../../report/run';
import type { AssumptionMarks, ReportRequest } from '../../report/types';
import { entry as recordEntry } from '../../work/queries/risk/registryRecord';
import { entry } from '../../work/queries/risk/report';
import * as read from '../fields';
import type { QueryTable } from '../query';
import { anyRunFields } from '../sampledFields';

const DESCRIBING = [
  ...(['sampling', 'samplingRate', 'noiseMultiplier', 'steps', 'stepsPerEpoch', 'epochs'] as const),
  ...(['segments', 'noiseMultipliers', 'samplingRates', 'batchSizes', 'recordsPerPerson'] as const),
  ...(['records', 'largestBatch', 'bands', 'countNoise', 'trainings'] as const),
];
const UNITS = ['record', 'client'] as const;

/** The fields that the query has, with their values. */
const given = (query: read.Query, fields: readonly string[]): object =>
  Object.fromEntries(
    fields.map((field) => [field, query[field]]).filter(([, value]) => value !== undefined && value !== null),
  );

function requestOf(query: read.Query): ReportRequest {
  const marks = query.marks as AssumptionMarks | undefined;
  return {
    ...given(query, DESCRIBING),
    ...given(query, ['clipping', 'date', 'link']),
    delta: read.delta(query),
    values: query.values === undefined ? DEFAULT_VALUES : read.numbers(query, 'values', VALUE_COUNT),
    language: read.orDefault(query, 'language', REPORT_LANGUAGES, 'en'),
    unit: read.orDefault(query, 'unit', UNITS, 'record'),
    ...(marks && { marks }),
  };
}

/** Throws an InputError that names a field which the run lacks, or which does not belong to it. */
function checkRunOf(query: read.Query): void {
  if (query.sampling === 'unknown') possibleRuns(given(query, DESCRIBING));
  else anyRunFields(query);
}

const { answer, answers, ...words } = entry();

export const reportQueries: QueryTable = {
  report: {
    ...words,
    // every reply of compute has the version anyway
    answers: answers.omit({ version: true }),
    run: (query) => {
      checkRunOf(query);
      const request = requestOf(query);
      checkReportRequest(request);
      return () => {
        const { version, ...reply } = report(request);
        return reply;
      };
    },
  },
  registryRecord: {
    ...recordEntry(),
    run: (query) => {
      checkRunOf(query);
      const asked = {
        ...requestOf(query),
        ...(query.clippingNorm !== undefined && {
          clippingNorm: read.number(query, 'clippingNorm', CLIPPING_NORM),
        }),
      };
      checkReportRequest(asked);
      return () => ({ ...registryRecord(asked) });
    },
  },
};
