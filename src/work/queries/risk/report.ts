// The report of one training run.
import { z } from 'zod';
import { SAMPLING_NAMES } from '../../../accounting/adjacencies/samplings';
import { BOUNDED_NOISE } from '../../../accounting/domain';
import {
  ASSUMPTION_NAMES,
  DEFAULT_VALUES,
  LINES,
  MOST_VALUE_COUNTS,
  REPORT_LANGUAGES,
  VALUE_COUNT,
} from '../../../report/request';
import type { ReportRequest, RunReport } from '../../../report/types';
import type { Steps } from '../query';
import {
  boolean,
  each,
  FIELD,
  FURTHER,
  MECHANISM,
  number,
  numberIn,
  SCHEDULES,
  text,
  VERIFIED,
} from '../vocabulary';

/** The report of a training run. The words of both languages are loaded with the first one. */
export async function* report(request: ReportRequest): Steps<RunReport> {
  const { reportInSteps } = await import('../../../report/report');
  return yield* reportInSteps(request);
}

const noise = numberIn(BOUNDED_NOISE);
const line = numberIn(LINES);
const mark = z.union([
  z.enum(['stated', 'assumed']),
  line,
  z.array(line),
  z.strictObject({ from: z.array(line), withStated: boolean.optional() }),
]);

/** One mechanism by its fields, where each may be left out. */
const DRAWN = {
  ...z
    .strictObject({
      ...MECHANISM,
      noiseMultiplier: noise,
      stepsPerEpoch: FIELD.stepsPerEpoch,
      epochs: FIELD.epochs,
    })
    .partial().shape,
  sampling: FIELD.sampling.unwrap().optional(),
};

/** Fields that describe a run. */
export const DESCRIBED = {
  ...DRAWN,
  ...FURTHER,
  ...SCHEDULES,
  segments: z.array(z.strictObject(DRAWN)).optional(),
};

const guarantee = z.strictObject({
  adjacency: z.enum(['add-remove', 'zero-out', 'substitute']),
  epsilon: z.strictObject(VERIFIED),
  mu: z.strictObject({ ...VERIFIED, regret: number.nullable(), floor: number }).nullable(),
});

const guess = z.strictObject({
  values: number,
  success: number,
  by: z.enum(['removal', 'exchange']),
  byRemoval: number.nullable(),
  byExchange: number,
});

const assumption = z.strictObject({
  name: z.enum(ASSUMPTION_NAMES as [string, ...string[]]),
  mark: z.enum(['stated', 'read', 'derived', 'assumed', 'unknown']),
  lines: z.array(number),
  markText: text,
  text,
});

const EXAMPLE = { samplingRate: 0.01, noiseMultiplier: 1, steps: 1000, delta: 1e-5 };

/** The fields of a run whose way of drawing batches may be unknown. */
const ofReport = () => ({ ...DESCRIBED, sampling: z.enum([...SAMPLING_NAMES, 'unknown']).optional() });

/** Numbers of a reply, for the run as a whole and for each of the ways in which its batches may have been drawn. */
const numbers = () => ({ guarantees: z.array(guarantee), guesses: z.array(guess) });

export const entry = () => ({
  about: 'the report of a training run that somebody can sign, in numbers and in words',
  notes: [
    'The run has the fields of epsilon, delta is one number, and nothing is an array but schedules and segments.',
    'guarantees has ε and μ under each adjacency that the run has. mu is null where no whole curve is known.',
    'guesses bounds the probability that one guess is right among so many equally likely values. success is the smaller of byRemoval and byExchange, and by names it.',
    'values are the numbers of values, 2 and 10 where it is left out.',
    'assumptions is what the numbers rest on. mark is stated, read, derived or assumed, and lines are those of the text that was read, or that it was worked out from.',
    'marks says how each is known, by its name: stated, assumed, the lines in which it was read, or an object with from, the lines that it was worked out from, and withStated where it also needed a number that was stated. What is left out is stated where the request has it, and else assumed.',
    'sampling unknown says that nobody knows how batches were drawn. It takes samplingRate, noiseMultiplier and one of steps and epochs, or segments of these. guarantees and guesses then hold for Poisson batches, for batches of one size and for any order, and ways has those of each. The mark of sampling is unknown.',
    'unit client says that batches draw clients, and that ε protects one.',
    'clipping microbatches says that averages of several gradients were clipped. noiseMultiplier then is half of the one that was set.',
    'paragraph is the report in words without what it rests on, and plain, markdown and latex are the whole, in English, or in German with language de. An ε there is rounded up to three digits.',
    'date, as 2026-11-29, and link stand in the words where they are given.',
    'run is what was asked, so that the same numbers can be asked for again.',
  ],
  asks: z.strictObject({
    ...ofReport(),
    delta: FIELD.delta,
    values: z
      .array(numberIn(VALUE_COUNT))
      .min(1)
      .max(MOST_VALUE_COUNTS)
      .default([...DEFAULT_VALUES]),
    language: z.enum(REPORT_LANGUAGES).default('en'),
    unit: z.enum(['record', 'client']).default('record'),
    clipping: z.enum(['each', 'microbatches']).optional(),
    marks: z.strictObject(each(ASSUMPTION_NAMES, mark)).partial().optional(),
    date: text.optional(),
    link: text.optional(),
  }),
  answers: z.strictObject({
    version: text,
    date: text.nullable(),
    link: text.nullable(),
    language: z.enum(REPORT_LANGUAGES),
    unit: z.enum(['record', 'client', 'person']),
    clipping: z.enum(['each', 'microbatches']),
    run: z.strictObject(ofReport()),
    delta: number,
    ...numbers(),
    ways: z.array(z.strictObject({ sampling: z.enum(SAMPLING_NAMES), ...numbers() })),
    assumptions: z.array(assumption),
    paragraph: text,
    plain: text,
    markdown: text,
    latex: text,
  }),
  example: { ...EXAMPLE, values: [2, 10, 100] },
  more: [
    {
      ...EXAMPLE,
      ...{ recordsPerPerson: 3, language: 'de', values: [2], date: '2026-11-29' },
      marks: { noiseMultiplier: 3, steps: [4, 5], clipping: 'stated' },
    },
    { sampling: 'any-order', epochs: 3, noiseMultiplier: 2, delta: 1e-6, link: 'https://example.org/run' },
    {
      segments: [
        { samplingRate: 0.01, noiseMultiplier: 1, steps: 500 },
        { samplingRate: 0.02, noiseMultiplier: 1.2, steps: 100 },
      ],
      delta: 1e-5,
      unit: 'client',
    },
    { ...EXAMPLE, sampling: 'unknown', noiseMultiplier: 2, values: [2] },
  ],
  answer: report,
});
