// The form's sentences on its rows, its target and its run, on each way to draw batches, and the warnings beside a result.
import { sentences } from '../../../../base/sentences/family.ts';

export const FORM = sentences('form', {
  noRecords: 'The number of records is not known.',
  noBatch: 'The batch size or the sampling rate is not known.',
  noLength: 'The number of epochs or steps is not known.',
  noNoise: 'The noise multiplier σ, or a target for it, is not known.',
  noDelta: 'The allowance δ is not known.',
  noPeople: 'The most records of one person are not known.',
  noLargestBatch: 'The largest size of a batch is not known.',
  noBatchSchedule:
    'The batch or the rate of every step is not known. Type a formula in the step t, such as 100 + t/10, or a list with one number for each step.',
  noNoiseSchedule:
    'The noise of every step is not known. Type a formula in the step t, such as sigma * 0.99^(t/1000), or a list with one number for each step.',
  noBands: 'The number of bands is not known.',
  noCountNoise: 'The noise on the number of gradients that are not clipped is not known.',
  noTrainings: 'The number of training runs is not known.',
  noClients: 'The number of people or clients is not known.',
  noRound: 'The number or the share of people that take part in a round is not known.',
  noRounds: 'The number of rounds is not known.',
  noClippingNorm: 'The clipping norm is not known, and the noise is given as a standard deviation.',
  records: 'number of records',
  recordsPerPerson: 'number of records of one person',
  trainings: 'number of training runs',
  largestBatch: 'largest size of a batch',
  bands: 'number of bands',
  countNoise: 'noise on the count σ_b',
  noiseMultipliers: 'noise of every step',
  samplingRates: 'rate of every step',
  batchSizes: 'batch of every step',
  clients: 'number of people or clients',
  clientsPerRound: 'number of clients a round',
  shareOfClients: 'share of the clients a round',
  rounds: 'number of rounds',
  batchSize: 'batch size',
  samplingRate: 'sampling rate',
  epochs: 'number of epochs',
  steps: 'number of steps',
  noiseMultiplier: 'noise multiplier σ',
  noiseDeviation: 'standard deviation of the noise',
  targetEpsilon: 'target ε',
  delta: 'allowance δ',
  clippingNorm: 'clipping norm',
  targetMu: 'target μ',
  targetAdvantage: 'target advantage',
  truePositiveRate: 'target true-positive rate',
  falsePositiveRate: 'false-positive rate',
  epochsCounted: 'epochs',
  stepsCounted: 'steps',
  recordsCounted: 'records',
  devicesCounted: 'devices',
  clientsCounted: 'clients',
  notWhole: 'The {box:said} cannot be “{value:number}”. Give a whole number from 1 on.',
  notPositive: 'The {box:said} cannot be “{value:number}”. Give a number above 0.',
  unread: 'The {box:said} cannot be “{text:name}”, because {why:said}.',
  countsOther:
    'The {box:said} cannot be “{text:name}”, because that counts {unit:said}. Type it without the word, or in their row.',
  rateRemedy: 'Give a number between 0 and 1, such as 0.01 or 1/n',
  shareRemedy: 'Give a number between 0 and 1, such as 0.1 or 10%',
  epsilonRemedy: 'Give a number above 0, such as 4',
  muRemedy: 'Give a number above 0, such as 0.5',
  targetMissing: 'The {box:said} is not given. {remedy:said}.',
  targetUnread: 'The {box:said} cannot be “{text:name}”, because {why:said}. {remedy:said}.',
  targetCountsOther: 'The {box:said} cannot be “{text:name}”, because it counts {unit:said}. {remedy:said}.',
  targetOutside: 'The {box:said} cannot be “{text:name}”, because it is out of range. {remedy:said}.',
  targetBelowCoin:
    'The target true-positive rate cannot be “{text:name}”, because a coin reaches the false-positive rate of {rate:number}. Give a larger one.',
  batchAboveRecords:
    'A batch of {batch:number} cannot be drawn from {records:number} records. Give a smaller batch or more records.',
  roundAboveClients:
    'A round of {batch:number} cannot be drawn from {records:number} clients. Give fewer for a round, or more clients.',
  recordsForBatch:
    'The number of records is not known, and a batch is a share of them. Type it, or solve for q.',
  noiseOfMean:
    'The noise is given on the mean of a batch, so it changes with the batch. Say what σ is on the sum, or solve for another number.',
  targetOfPhases:
    'A target decides a number of one phase. Take the target away to see the ε of all phases together.',
  targetOfPeople:
    'A target for a person with several records is not searched for here. Take the target away to see the ε of the numbers above.',
  targetOfMore:
    'A target is searched for only in a run whose batches are whole and whose noise and rate stay the same, without a count that is released too. Take the target away to see the ε of the numbers above.',
  cutOfPeople:
    'Nothing tight is known here of batches that are cut if one person may have several records. Answer “Poisson” to see the ε of batches that are not cut. For cut ones it holds at a δ that is larger by (1 + e^ε) · {extra:number}. The last number bounds the probability that any batch has to be cut.',
  oftenCutOfPeople:
    'No ε is known here of batches that are cut as often as these if one person may have several records. The ε of people is known for batches that are not cut, and that of cut batches if each record is of another person.',
  bandsOfPeople:
    'No ε is known here of banded noise if the records of one person lie in several groups. If they all lie in one, the ε is that of fresh noise at every step, with a sampling rate of {rate:number} and {steps:number} steps, so answer and type these.',
  bandsOfSchedule:
    'Nothing tight is known here of banded noise if noise, rate or batch change at every step. An ε that holds is that of the least noise and the largest rate of any step, so answer that they stay the same, and type σ = {noise:number} and a sampling rate of {rate:number} over {steps:number} steps.',
  scheduleOfPhases:
    'A formula or a list describes all steps of a run, so it stands beside no further phase. Write it over the steps of all phases, and answer that there is one phase.',
  scheduleOfMean:
    'The noise is given on the mean of a batch, and the batch changes at every step. Say what σ is on the sum.',
  stepsOfSchedule:
    'The batch changes at every step, so an epoch has no fixed number of them. Give the length in steps.',
  onlyPoissonOfBands:
    'Banded noise is counted for Poisson batches within a group alone. If each record of a group takes part whenever its group does, or nobody knows how its batches are drawn, answer “Poisson” and give a sampling rate of 1, and the ε holds.',
  noCountOfPeople:
    'If one person may have several records, we know an ε for Poisson batches and for batches in a fixed or shuffled order. For this way of drawing them no ε of a person is known here. If each record came at most once in every epoch, the answer “Shuffled, or in a fixed order” gives an ε that holds.',
  phaseLacks: 'Phase {phase:number} lacks a number. {problem:said}',
  tooLittleNoise:
    'The noise multiplier σ is {noise:number}, but batches of one size are counted only from {least:number} on. Give more noise, or say how else batches are drawn.',
});

export const WAY_WORDS = sentences('ways', {
  poisson: 'If each record joins each batch by a coin of its own',
  fixedSize: 'If every batch is drawn anew from all records, at a fixed size and without replacement',
  fixedSizeText:
    'A batch holds either the replaced record or another in its place, so sums may move by 2C (Balle, Barthe, Gaboardi, theorem 9). The upper end of the bracket holds for all data. The lower end is reached by data whose other records all pull one way. Nothing tighter is known here.',
  fixedSizeLacks: 'Add/remove is not defined here, because one record more or less would change every batch.',
  randomAllocation: 'If each record joins exactly one step of every epoch, drawn at random',
  randomAllocationText:
    'The accountant counts {epochs:number} epochs of {steps:number} steps each, rounded to the safe side. Add/remove has a number of its own. A replaced record shows most where its two gradients are opposite, and its bracket encloses the ε of that case.',
  anyOrder:
    'If each record joins exactly one batch of an epoch, and nobody looks at the records when the batches are cut',
  anyOrderText:
    'An epoch then shows each record once, under all of the noise, so the run is the composition of {epochs:number} Gaussian mechanisms without amplification. That holds under any order, even one that the attacker knows. No smaller ε is known that counts a shuffled order as random. The sum moves by C if a record is zeroed out and its place stays empty, and by 2C if another takes its place.',
  anyOrderTextOfPeople:
    'An epoch then shows each record once, and all {records:number} records of a person may be in one batch, under all of the noise. So the run is the composition of {epochs:number} Gaussian mechanisms without amplification. That holds under any order, even one that the attacker knows. The sum moves by {records:number} · C if all records of a person are zeroed out and their places stay empty, and by twice as much if others take their places.',
  cutText:
    'A batch of more than {largest:number} records is cut to that many, chosen evenly, and the rest is dropped for this step. On average {expected:number} are drawn. Nothing tighter than this bracket is known, and its lower end is reached by some data.',
  bandedText:
    'Each of {bands:number} groups of records has its turn every {bands:number} steps, so a record can take part in {steps:number} steps, each as in plain DP-SGD (Choquette-Choo et al. 2023). The rate within a group is {rate:number}.',
  countedText:
    'With the count of gradients that are not clipped, a step counts as one with σ = {noise:number} (Andrew et al. 2021).',
  scheduledText: 'The {steps:number} steps have {kinds:number} different settings. {noise:said} {rate:said}',
  noiseBetween: 'Their σ lies between {least:number} and {most:number}.',
  noiseOfAll: 'All have σ = {value:number}.',
  rateBetween: 'Their rate q lies between {least:number} and {most:number}.',
  rateOfAll: 'All have q = {value:number}.',
  scheduledBoundText:
    'For this way of drawing batches, every step is counted with the least noise and the largest rate of any step, so the true ε can be smaller.',
  anyOrderLacks:
    'Add/remove is not defined here, because leaving a record out may move the others into other batches.',
});

export const CHECKS = sentences('checks', {
  largeDelta:
    'δ is at least 1/n. Publishing one record in full, drawn at random, would meet such a δ with ε = 0, so take it well below 1/n.',
  largeDeltaOfClients:
    'δ is at least one over the number of clients. Publishing all that one client holds, drawn at random, would meet such a δ with ε = 0, so take it well below.',
  littleNoise:
    'σ is below 0.5, so the noise is less than half of what one participant may contribute. The ε of a run with so little noise usually limits an attacker hardly at all.',
  hardlyNoise: 'σ is below 0.2, where only bounds on ε are known here. Such an ε protects nobody.',
  highRate:
    'q is above 0.5, so more than half take part in each step. Batches are usually far smaller, so compare the batch with the number of those who may take part.',
  repeats:
    'Line {line:number} says “{text:name}”. Every training run on these records whose result is released or chosen from counts, and one is counted here. Give their number in the row of training runs.',
  trainings:
    'This ε counts {trainings:number} training runs on the same records. Choosing the best of a random number of runs can cost less (Papernot and Steinke 2022), and that is not computed here.',
});
