// The questions on what an accountant has to know and a text may not say, with their answers. Data.

import type { Sentence } from '../../../../base/sentences/sentence';
import { ROWS, type RowId } from '../reading';
import { TOOL_SOURCES, type ToolSource } from '../tools';
import { QUESTION_WORDS } from './questionSentences';

export interface Question {
  title: Sentence;
  /** Why the answer matters. */
  text: Sentence;
  /**
   * The answers by their names in links. `refusal`: why the ε of Poisson batches, with each record clipped, does not hold under the answer.
   */
  options: Readonly<Record<string, { label: Sentence; refusal?: Sentence }>>;
  /** The answer that is assumed where nothing in the text speaks against it; null where a text has to say or a person to answer. */
  assumed: string | null;
  sources: readonly ToolSource[];
}

export const QUESTIONS = {
  privacy: {
    title: QUESTION_WORDS.privacy,
    text: QUESTION_WORDS.privacyText,
    options: {
      on: { label: QUESTION_WORDS.privacyOn },
      off: { label: QUESTION_WORDS.privacyOff, refusal: QUESTION_WORDS.privacyOffRefused },
    },
    assumed: 'on',
    sources: [TOOL_SOURCES.sgm],
  },
  sampling: {
    title: QUESTION_WORDS.sampling,
    text: QUESTION_WORDS.samplingText,
    options: {
      poisson: { label: QUESTION_WORDS.samplingPoisson },
      'fixed-size': {
        label: QUESTION_WORDS.samplingFixedSize,
        refusal: QUESTION_WORDS.samplingFixedSizeRefused,
      },
      'random-allocation': {
        label: QUESTION_WORDS.samplingRandomAllocation,
        refusal: QUESTION_WORDS.samplingRandomAllocationRefused,
      },
      shuffled: {
        label: QUESTION_WORDS.samplingShuffled,
        refusal: QUESTION_WORDS.samplingShuffledRefused,
      },
      cut: { label: QUESTION_WORDS.samplingCut },
      other: {
        label: QUESTION_WORDS.samplingOther,
        refusal: QUESTION_WORDS.samplingOtherRefused,
      },
      unsure: {
        label: QUESTION_WORDS.samplingUnsure,
        refusal: QUESTION_WORDS.samplingUnsureRefused,
      },
    },
    assumed: null,
    sources: [
      TOOL_SOURCES.opacusBatches,
      TOOL_SOURCES.tensorflowBatches,
      TOOL_SOURCES.jaxBatches,
      TOOL_SOURCES.shuffling,
    ],
  },
  noiseScale: {
    title: QUESTION_WORDS.noiseScale,
    text: QUESTION_WORDS.noiseScaleText,
    options: {
      C: { label: QUESTION_WORDS.noiseScaleC },
      '2C': { label: QUESTION_WORDS.noiseScale2C },
      sum: { label: QUESTION_WORDS.noiseScaleSum },
      mean: { label: QUESTION_WORDS.noiseScaleMean },
      sensitivity: { label: QUESTION_WORDS.noiseScaleSensitivity },
    },
    assumed: 'C',
    sources: [TOOL_SOURCES.sensitivity, TOOL_SOURCES.sensitivityFix],
  },
  clipping: {
    title: QUESTION_WORDS.clipping,
    text: QUESTION_WORDS.clippingText,
    options: {
      each: { label: QUESTION_WORDS.clippingEach },
      microbatches: { label: QUESTION_WORDS.clippingMicrobatches },
      batch: {
        label: QUESTION_WORDS.clippingBatch,
        refusal: QUESTION_WORDS.clippingBatchRefused,
      },
      adaptive: { label: QUESTION_WORDS.clippingAdaptive },
      mixed: {
        label: QUESTION_WORDS.clippingMixed,
        refusal: QUESTION_WORDS.clippingMixedRefused,
      },
      nothing: {
        label: QUESTION_WORDS.clippingNothing,
        refusal: QUESTION_WORDS.clippingNothingRefused,
      },
    },
    assumed: 'each',
    sources: [TOOL_SOURCES.tensorflowStatement, TOOL_SOURCES.adaptiveClipping, TOOL_SOURCES.opacusEngine],
  },
  participation: {
    title: QUESTION_WORDS.participation,
    text: QUESTION_WORDS.participationText,
    options: {
      once: { label: QUESTION_WORDS.participationOnce },
      clients: { label: QUESTION_WORDS.participationClients },
      several: { label: QUESTION_WORDS.participationSeveral },
      labels: {
        label: QUESTION_WORDS.participationLabels,
        refusal: QUESTION_WORDS.participationLabelsRefused,
      },
    },
    assumed: 'once',
    sources: [TOOL_SOURCES.groupPrivacy, TOOL_SOURCES.labels],
  },
  epoch: {
    title: QUESTION_WORDS.epoch,
    text: QUESTION_WORDS.epochText,
    options: {
      exact: { label: QUESTION_WORDS.epochExact },
      up: { label: QUESTION_WORDS.epochUp },
      down: { label: QUESTION_WORDS.epochDown },
    },
    assumed: 'exact',
    sources: [TOOL_SOURCES.opacusEngine],
  },
  phases: {
    title: QUESTION_WORDS.phases,
    text: QUESTION_WORDS.phasesText,
    options: {
      one: { label: QUESTION_WORDS.phasesOne },
      several: {
        label: QUESTION_WORDS.phasesSeveral,
        refusal: QUESTION_WORDS.phasesSeveralRefused,
      },
      'every-step': { label: QUESTION_WORDS.phasesEveryStep },
    },
    assumed: 'one',
    sources: [TOOL_SOURCES.sgm],
  },
  noiseLaw: {
    title: QUESTION_WORDS.noiseLaw,
    text: QUESTION_WORDS.noiseLawText,
    options: {
      fresh: { label: QUESTION_WORDS.noiseLawFresh },
      correlated: {
        label: QUESTION_WORDS.noiseLawCorrelated,
        refusal: QUESTION_WORDS.noiseLawCorrelatedRefused,
      },
      banded: { label: QUESTION_WORDS.noiseLawBanded },
      schedule: { label: QUESTION_WORDS.noiseLawSchedule },
      another: {
        label: QUESTION_WORDS.noiseLawAnother,
        refusal: QUESTION_WORDS.noiseLawAnotherRefused,
      },
    },
    assumed: 'fresh',
    sources: [TOOL_SOURCES.jaxBatches, TOOL_SOURCES.pldAccountant],
  },
} as const satisfies Record<string, Question>;

export type QuestionId = keyof typeof QUESTIONS;

/** The rows that belong to one answer, and are asked for under that answer alone. */
const ROWS_OF_ANSWERS: Partial<Record<RowId, readonly [QuestionId, string]>> = {
  people: ['participation', 'several'],
  largestBatch: ['sampling', 'cut'],
  batchSchedule: ['phases', 'every-step'],
  noiseSchedule: ['noiseLaw', 'schedule'],
  bands: ['noiseLaw', 'banded'],
  countNoise: ['clipping', 'adaptive'],
};

/** Whether a row is asked for under these answers. A row that belongs to no answer always is. */
export function isAskedFor(row: RowId, answerTo: (question: QuestionId) => string | null): boolean {
  const of = ROWS_OF_ANSWERS[row];
  return of === undefined || answerTo(of[0]) === of[1];
}

/** The rows that these answers bring. */
export const rowsOfAnswers = (answerTo: (question: QuestionId) => string | null): RowId[] =>
  ROWS.filter((row) => ROWS_OF_ANSWERS[row] !== undefined && isAskedFor(row, answerTo));

export const isAnswer = (question: string, answer: string): boolean =>
  Object.hasOwn(QUESTIONS, question) && Object.hasOwn(QUESTIONS[question as QuestionId].options, answer);
