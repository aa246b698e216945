// What a text does not decide for an accountant, as questions: their answers, and what follows from each. Words, and no logic. Pure.
import { SOURCES, type Source } from './tools';

export type QuestionId =
  | 'sampling'
  | 'noiseScale'
  | 'clipping'
  | 'participation'
  | 'phases'
  | 'noiseLaw'
  | 'privacy';

export interface Option {
  id: string;
  label: string;
  /** Why the ε of Poisson batches, of records clipped one by one, is not that of this answer; null where it is. */
  refusal: string | null;
}

export interface Question {
  id: QuestionId;
  title: string;
  /** What hangs on it. */
  text: string;
  options: readonly Option[];
  /** Taken where nothing in the text speaks against it, and shown as assumed; null where nothing may be assumed of a text. */
  assumed: string | null;
  sources: readonly Source[];
}

const yes = (id: string, label: string): Option => ({ id, label, refusal: null });
const no = (id: string, label: string, refusal: string): Option => ({ id, label, refusal });

export const QUESTIONS: readonly Question[] = [
  {
    id: 'privacy',
    title: 'Is privacy on?',
    text: 'If privacy is switched off, nothing is clipped and no noise is added, so no ε holds.',
    options: [
      yes('on', 'Yes, records are clipped and noise is added'),
      no('off', 'No, it is switched off', 'Privacy is switched off, so no ε holds.'),
    ],
    assumed: 'on',
    sources: [SOURCES.sgm],
  },
  {
    id: 'sampling',
    title: 'How are batches drawn?',
    text: 'If a record does not join each batch by a coin of its own, the ε of Poisson sampling says nothing about the run. Its true ε can be much larger.',
    options: [
      yes('poisson', 'Poisson, where each record joins each batch by a coin of its own'),
      no(
        'fixed-size',
        'Fixed size, so many records each time, without replacement',
        'Batches of one size have no add/remove ε. Their substitute ε is known to lie in a bracket.',
      ),
      no(
        'random-allocation',
        'Each record once per epoch, in a step drawn at random',
        'The ε of Poisson batches says nothing of random allocation, which has an accountant of its own.',
      ),
      no(
        'shuffled',
        'Shuffled, or in a fixed order',
        'The ε of Poisson batches says nothing of shuffled ones. What holds under any order of the records holds for them.',
      ),
      no(
        'other',
        'Otherwise, such as cut at a largest size, weighted, or with replacement',
        'Whether a record is drawn depends on other records or on its weight, so no single rate describes the run.',
      ),
      no(
        'unsure',
        'Not sure',
        'As long as nobody knows how the batches are drawn, only the largest ε of all the ways holds.',
      ),
    ],
    assumed: null,
    sources: [SOURCES.opacusBatches, SOURCES.tensorflowBatches, SOURCES.jaxBatches, SOURCES.shuffling],
  },
  {
    id: 'noiseScale',
    title: 'What is σ relative to?',
    text: 'This accountant takes σ as the noise on the sum of clipped gradients over the clipping norm C. When a record is replaced, the sum moves by up to 2C, and the substitute ε accounts for that.',
    options: [
      yes('C', 'The clipping norm C'),
      yes('2C', '2C, by which the sum moves when a record is replaced'),
      yes('sum', 'Nothing, for it is the standard deviation of the noise on the sum'),
      yes('mean', 'Nothing, for it is the standard deviation of the noise on the mean of a batch'),
      yes('sensitivity', 'The sensitivity of the sum, C or 2C'),
    ],
    assumed: 'C',
    sources: [SOURCES.sensitivity, SOURCES.sensitivityFix],
  },
  {
    id: 'clipping',
    title: 'What is clipped?',
    text: 'If a group of records is clipped together, one record can move its average by 2C already under add/remove, so only half of the noise counts. If nothing is clipped, one record can move the sum by any amount.',
    options: [
      yes('each', 'The gradient of each record'),
      yes('microbatches', 'The average of several records, a microbatch'),
      no(
        'batch',
        'The mean or the sum of a whole batch',
        'Records are not clipped one by one, so the rate, the noise and the steps give no ε for a record.',
      ),
      no(
        'adaptive',
        'The gradient of each record, to a norm that is learned from the data',
        'The run also releases how many records are clipped, under noise of its own, so σ alone does not give the ε. Opacus raises the noise of the gradients to make up for it. Other libraries do not.',
      ),
      no(
        'mixed',
        'The gradient of each record, after records have met in a layer or a mixture',
        'If records meet before they are clipped, as in batch normalisation and mixup, one record changes the gradients of others. Clipping each gradient then bounds nothing.',
      ),
      no('nothing', 'Nothing is clipped', 'Nothing is clipped, so no noise covers what one record can do.'),
    ],
    assumed: 'each',
    sources: [SOURCES.tensorflowStatement, SOURCES.adaptiveClipping, SOURCES.opacusEngine],
  },
  {
    id: 'participation',
    title: 'Does each record appear once, and is it what is protected?',
    text: 'An ε for single records says less about someone with several of them. If clients or users are drawn and clipped as a whole, they take the place of records.',
    options: [
      yes('once', 'Each record once'),
      yes('clients', 'Clients or users are drawn, each clipped as a whole'),
      no(
        'several',
        'Someone may have several records, or copies of one',
        'An ε for one record bounds a group only by group privacy, which this form does not compute.',
      ),
      no(
        'labels',
        'Only labels are protected',
        'Label privacy treats the features as public, and its mechanisms have an ε of their own.',
      ),
    ],
    assumed: 'once',
    sources: [SOURCES.groupPrivacy, SOURCES.labels],
  },
  {
    id: 'phases',
    title: 'Is it one phase, or several?',
    text: 'Everything counts that was trained on the same records. A batch or a noise that changed makes several phases, and so does a run that continued another.',
    options: [
      yes('one', 'One phase with one batch size and one noise'),
      no(
        'several',
        'Several phases on the same records',
        'One q, one σ and one T do not describe several phases. The form computes their composition from the list of them.',
      ),
    ],
    assumed: 'one',
    sources: [SOURCES.sgm],
  },
  {
    id: 'noiseLaw',
    title: 'Is the noise fresh Gaussian noise of one σ at every step?',
    text: 'One σ does not give the ε if steps share their noise, if the noise has another law, or if it changes during training.',
    options: [
      yes('fresh', 'Yes, it is drawn anew each time'),
      no(
        'correlated',
        'No, the steps share their noise',
        'The noise of different steps is correlated, as in DP-FTRL and banded matrix mechanisms, so the rate, the noise and the steps do not give their ε.',
      ),
      no(
        'schedule',
        'No, σ changes during training',
        'The noise changes during training, so one σ does not describe the run.',
      ),
      no(
        'another',
        'No, it is of another law or added elsewhere',
        'The noise is not Gaussian noise on the clipped gradients of each step, so the rate, the noise and the steps do not give its ε.',
      ),
    ],
    assumed: 'fresh',
    sources: [SOURCES.jaxBatches, SOURCES.pldAccountant],
  },
];
