// The words of the form's questions and of their answers, and the reasons why the ε of Poisson batches does not hold under an answer.
import { sentences } from '../../../../base/sentences/family.ts';

export const QUESTION_WORDS = sentences('questions', {
  privacy: 'Is privacy on?',
  privacyText: 'If privacy is switched off, nothing is clipped and no noise is added, so no ε holds.',
  privacyOn: 'Yes, records are clipped and noise is added',
  privacyOff: 'No, it is switched off',
  privacyOffRefused: 'Privacy is switched off, so no ε holds.',
  sampling: 'How are batches drawn?',
  samplingText:
    'If a record does not join each batch by a coin of its own, the ε of Poisson sampling says nothing about the run. Its true ε can be much larger.',
  samplingPoisson: 'Poisson, where each record joins each batch by a coin of its own',
  samplingFixedSize: 'Fixed size, so many records each time, without replacement',
  samplingFixedSizeRefused:
    'Batches of one size have no add/remove ε. Their substitute ε is known to lie in a bracket.',
  samplingRandomAllocation: 'Each record once per epoch, in a step drawn at random',
  samplingRandomAllocationRefused:
    'The ε of Poisson batches says nothing of random allocation, which has an accountant of its own.',
  samplingShuffled: 'Shuffled, or in a fixed order',
  samplingShuffledRefused:
    'The ε of Poisson batches says nothing of shuffled ones. What holds under any order of the records holds for them.',
  samplingCut: 'Cut at a largest size, after each record has joined by a coin of its own',
  samplingOther:
    'Otherwise, such as weighted, with replacement, or with the rest of a full batch carried over',
  samplingOtherRefused:
    'Whether a record is drawn depends on other records or on its weight, so no single rate describes the run.',
  samplingUnsure: 'Not sure',
  samplingUnsureRefused:
    'As long as nobody knows how the batches are drawn, only the largest ε of all the ways holds.',
  noiseScale: 'What is σ relative to?',
  noiseScaleText:
    'This accountant takes σ as the noise on the sum of clipped gradients over the clipping norm C. When a record is replaced, the sum moves by up to 2C, and the substitute ε accounts for that.',
  noiseScaleC: 'The clipping norm C',
  noiseScale2C: '2C, by which the sum moves when a record is replaced',
  noiseScaleSum: 'Nothing, for it is the standard deviation of the noise on the sum',
  noiseScaleMean: 'Nothing, for it is the standard deviation of the noise on the mean of a batch',
  noiseScaleSensitivity: 'The sensitivity of the sum, C or 2C',
  clipping: 'What is clipped?',
  clippingText:
    'If a group of records is clipped together, one record can move its average by 2C already under add/remove, so only half of the noise counts. If nothing is clipped, one record can move the sum by any amount. If the norm is learned, the run also releases how many records are clipped, under noise of its own. Opacus raises the noise of the gradients to make up for it, so that its σ counts as if the norm were fixed. Other libraries do not.',
  clippingEach: 'The gradient of each record',
  clippingMicrobatches: 'The average of several records, a microbatch',
  clippingBatch: 'The mean or the sum of a whole batch',
  clippingBatchRefused:
    'Records are not clipped one by one, so the rate, the noise and the steps give no ε for a record.',
  clippingAdaptive: 'The gradient of each record, to a norm that is learned from the data',
  clippingMixed: 'The gradient of each record, after records have met in a layer or a mixture',
  clippingMixedRefused:
    'If records meet before they are clipped, as in batch normalisation and mixup, one record changes the gradients of others. Clipping each gradient then bounds nothing.',
  clippingNothing: 'Nothing is clipped',
  clippingNothingRefused: 'Nothing is clipped, so no noise covers what one record can do.',
  participation: 'What takes part in a step?',
  participationText:
    'An ε holds for what is drawn and clipped as a whole. If people or clients are drawn, each with all of their records, they take the place of records. If single records are drawn and someone has several, the ε of one record says too little about that person.',
  participationOnce: 'Records, each of another person',
  participationClients: 'People or clients, each clipped as a whole',
  participationSeveral: 'Records, of which one person may have several',
  participationLabels: 'Only labels are protected',
  participationLabelsRefused:
    'Label privacy treats the features as public, and its mechanisms have an ε of their own.',
  epoch: 'How many steps does an epoch have?',
  epochText:
    'The records divided by the batch size need not be a whole number. Libraries that cut an epoch into whole batches round it.',
  epochExact: 'n divided by the batch size, rounded at the end of the run',
  epochUp: 'n divided by the batch size, rounded up in each epoch, as Opacus does',
  epochDown: 'n divided by the batch size, rounded down in each epoch, because the last batch is dropped',
  phases: 'Is it one phase, or several?',
  phasesText:
    'Everything counts that was trained on the same records. A batch or a noise that changed makes several phases, and so does a run that continued another.',
  phasesOne: 'One phase with one batch size and one noise',
  phasesSeveral: 'Several phases on the same records',
  phasesEveryStep: 'One phase, whose batch or rate changes at every step',
  phasesSeveralRefused:
    'One q, one σ and one T do not describe several phases. Add the other phases below the rows, and the form composes them.',
  noiseLaw: 'Is the noise fresh Gaussian noise of one σ at every step?',
  noiseLawText:
    'One σ does not give the ε if steps share their noise, if the noise has another law, or if it changes during training.',
  noiseLawFresh: 'Yes, it is drawn anew each time',
  noiseLawCorrelated: 'No, the steps share their noise',
  noiseLawCorrelatedRefused:
    'The noise of different steps is correlated, as in DP-FTRL and other matrix mechanisms than banded ones, so the rate, the noise and the steps do not give their ε.',
  noiseLawBanded:
    'No, a banded matrix with columns of norm at most 1 shares it, and groups of records take turns',
  noiseLawSchedule: 'No, σ changes during training',
  noiseLawAnother: 'No, it is of another law or added elsewhere',
  noiseLawAnotherRefused:
    'The noise is not Gaussian noise on the clipped gradients of each step, so the rate, the noise and the steps do not give its ε.',
});
