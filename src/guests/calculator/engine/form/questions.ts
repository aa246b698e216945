// What a text does not decide for an accountant, as questions. Words, and no logic. Pure.
import { TOOL_SOURCES, type ToolSource } from '../tools';

export interface Question {
  title: string;
  /** What hangs on it. */
  text: string;
  /** By the name that links have for an answer. `refusal`: why the ε of Poisson batches, of records clipped one by one, is not its own. */
  options: Readonly<Record<string, { label: string; refusal?: string }>>;
  /** Where nothing in the text speaks against it; null where nothing may be assumed of a text. */
  assumed: string | null;
  sources: readonly ToolSource[];
}

export const QUESTIONS = {
  privacy: {
    title: 'Is privacy on?',
    text: 'If privacy is switched off, nothing is clipped and no noise is added, so no ε holds.',
    options: {
      on: { label: 'Yes, records are clipped and noise is added' },
      off: { label: 'No, it is switched off', refusal: 'Privacy is switched off, so no ε holds.' },
    },
    assumed: 'on',
    sources: [TOOL_SOURCES.sgm],
  },
  sampling: {
    title: 'How are batches drawn?',
    text: 'If a record does not join each batch by a coin of its own, the ε of Poisson sampling says nothing about the run. Its true ε can be much larger.',
    options: {
      poisson: { label: 'Poisson, where each record joins each batch by a coin of its own' },
      'fixed-size': {
        label: 'Fixed size, so many records each time, without replacement',
        refusal: 'Batches of one size have no add/remove ε. Their substitute ε is known to lie in a bracket.',
      },
      'random-allocation': {
        label: 'Each record once per epoch, in a step drawn at random',
        refusal:
          'The ε of Poisson batches says nothing of random allocation, which has an accountant of its own.',
      },
      shuffled: {
        label: 'Shuffled, or in a fixed order',
        refusal:
          'The ε of Poisson batches says nothing of shuffled ones. What holds under any order of the records holds for them.',
      },
      other: {
        label: 'Otherwise, such as cut at a largest size, weighted, or with replacement',
        refusal:
          'Whether a record is drawn depends on other records or on its weight, so no single rate describes the run.',
      },
      unsure: {
        label: 'Not sure',
        refusal:
          'As long as nobody knows how the batches are drawn, only the largest ε of all the ways holds.',
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
    title: 'What is σ relative to?',
    text: 'This accountant takes σ as the noise on the sum of clipped gradients over the clipping norm C. When a record is replaced, the sum moves by up to 2C, and the substitute ε accounts for that.',
    options: {
      C: { label: 'The clipping norm C' },
      '2C': { label: '2C, by which the sum moves when a record is replaced' },
      sum: { label: 'Nothing, for it is the standard deviation of the noise on the sum' },
      mean: { label: 'Nothing, for it is the standard deviation of the noise on the mean of a batch' },
      sensitivity: { label: 'The sensitivity of the sum, C or 2C' },
    },
    assumed: 'C',
    sources: [TOOL_SOURCES.sensitivity, TOOL_SOURCES.sensitivityFix],
  },
  clipping: {
    title: 'What is clipped?',
    text: 'If a group of records is clipped together, one record can move its average by 2C already under add/remove, so only half of the noise counts. If nothing is clipped, one record can move the sum by any amount.',
    options: {
      each: { label: 'The gradient of each record' },
      microbatches: { label: 'The average of several records, a microbatch' },
      batch: {
        label: 'The mean or the sum of a whole batch',
        refusal:
          'Records are not clipped one by one, so the rate, the noise and the steps give no ε for a record.',
      },
      adaptive: {
        label: 'The gradient of each record, to a norm that is learned from the data',
        refusal:
          'The run also releases how many records are clipped, under noise of its own, so σ alone does not give the ε. Opacus raises the noise of the gradients to make up for it. Other libraries do not.',
      },
      mixed: {
        label: 'The gradient of each record, after records have met in a layer or a mixture',
        refusal:
          'If records meet before they are clipped, as in batch normalisation and mixup, one record changes the gradients of others. Clipping each gradient then bounds nothing.',
      },
      nothing: {
        label: 'Nothing is clipped',
        refusal: 'Nothing is clipped, so no noise covers what one record can do.',
      },
    },
    assumed: 'each',
    sources: [TOOL_SOURCES.tensorflowStatement, TOOL_SOURCES.adaptiveClipping, TOOL_SOURCES.opacusEngine],
  },
  participation: {
    title: 'Does each record appear once, and is it what is protected?',
    text: 'An ε for single records says less about someone with several of them. If clients or users are drawn and clipped as a whole, they take the place of records.',
    options: {
      once: { label: 'Each record once' },
      clients: { label: 'Clients or users are drawn, each clipped as a whole' },
      several: {
        label: 'Someone may have several records, or copies of one',
        refusal:
          'An ε for one record bounds a group only by group privacy, which this form does not compute.',
      },
      labels: {
        label: 'Only labels are protected',
        refusal: 'Label privacy treats the features as public, and its mechanisms have an ε of their own.',
      },
    },
    assumed: 'once',
    sources: [TOOL_SOURCES.groupPrivacy, TOOL_SOURCES.labels],
  },
  phases: {
    title: 'Is it one phase, or several?',
    text: 'Everything counts that was trained on the same records. A batch or a noise that changed makes several phases, and so does a run that continued another.',
    options: {
      one: { label: 'One phase with one batch size and one noise' },
      several: {
        label: 'Several phases on the same records',
        refusal:
          'One q, one σ and one T do not describe several phases. The form computes their composition from the list of them.',
      },
    },
    assumed: 'one',
    sources: [TOOL_SOURCES.sgm],
  },
  noiseLaw: {
    title: 'Is the noise fresh Gaussian noise of one σ at every step?',
    text: 'One σ does not give the ε if steps share their noise, if the noise has another law, or if it changes during training.',
    options: {
      fresh: { label: 'Yes, it is drawn anew each time' },
      correlated: {
        label: 'No, the steps share their noise',
        refusal:
          'The noise of different steps is correlated, as in DP-FTRL and banded matrix mechanisms, so the rate, the noise and the steps do not give their ε.',
      },
      schedule: {
        label: 'No, σ changes during training',
        refusal: 'The noise changes during training, so one σ does not describe the run.',
      },
      another: {
        label: 'No, it is of another law or added elsewhere',
        refusal:
          'The noise is not Gaussian noise on the clipped gradients of each step, so the rate, the noise and the steps do not give its ε.',
      },
    },
    assumed: 'fresh',
    sources: [TOOL_SOURCES.jaxBatches, TOOL_SOURCES.pldAccountant],
  },
} as const satisfies Record<string, Question>;

export type QuestionId = keyof typeof QUESTIONS;

export const isAnswer = (question: string, answer: string): boolean =>
  Object.hasOwn(QUESTIONS, question) && Object.hasOwn(QUESTIONS[question as QuestionId].options, answer);
