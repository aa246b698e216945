// The report of a training run, by the same fields as its epsilon.
import { z } from 'zod';
import { registryRecord } from '../../report/registryRecord';
import { report } from '../../report/report';
import {
  CLIPPING_NORM,
  checkReportRequest,
  DEFAULT_VALUES,
  REPORT_LANGUAGES,
  VALUE_COUNT,
} from '../../report/request';
import type { AssumptionMarks, ReportRequest } from '../../report/types';
import { entry } from '../../work/queries/risk/report';
import { numberIn, text } from '../../work/queries/vocabulary';
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

const { answer, answers, ...words } = entry();
const EXAMPLE = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, delta: 1e-5 };

export const reportQueries: QueryTable = {
  report: {
    ...words,
    // the line brings the version
    answers: answers.omit({ version: true }),
    run: (query) => {
      // the error of the line names what the run lacks, or what stands in the wrong place
      anyRunFields(query);
      const request = requestOf(query);
      checkReportRequest(request);
      return () => {
        const { version, ...reply } = report(request);
        return reply;
      };
    },
  },
  registryRecord: {
    about: 'a run as a record for the Differential Privacy Deployments Registry',
    notes: [
      'The run has the fields of report, and clippingNorm besides. What the query does not say is TODO in the record.',
      'record is what the registry’s published schema takes, and yaml is the same as a text with remarks.',
      'todo names the fields that a person has to fill in. Those that take names of a list alone are left out of record, and stand in yaml behind #.',
      'privacy_parameters has the substitute epsilon where the run has one, and privacy_unit_details every epsilon with its adjacency.',
    ],
    asks: words.asks
      .omit({ values: true, language: true })
      .extend({ clippingNorm: numberIn(CLIPPING_NORM).optional() }),
    answers: z.strictObject({
      record: z.record(text, z.unknown()),
      yaml: text,
      todo: z.array(text),
    }),
    example: { ...EXAMPLE, clippingNorm: 1 },
    more: [
      { ...EXAMPLE, recordsPerPerson: 3, marks: { noiseMultiplier: 3 }, date: '2026-11-29' },
      { sampling: 'any-order', epochs: 3, noiseMultiplier: 2, delta: 1e-6, unit: 'client' },
    ],
    run: (query) => {
      anyRunFields(query);
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
