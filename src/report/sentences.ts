// The sentences of a report. A placeholder of kind number takes a number or a relation of numbers ('ε ≤ 4.14'), which
// each form writes in its own way, and a placeholder of kind name takes a text that every form writes as it is.
import { sentences } from '../base/sentences/family.ts';

export const REPORT = sentences('report', {
  title: 'Privacy of this training run',
  record: 'record',
  client: 'client',
  records: 'records',
  clients: 'clients',

  // how the run was trained
  inSteps: 'The model was trained by DP-SGD in {steps:number} steps.',
  inOneStep: 'The model was trained by DP-SGD in one step.',
  inEpochsOfSteps:
    'The model was trained by DP-SGD in {epochs:number} epochs, each of which has {steps:number} steps.',
  inEpochs: 'The model was trained by DP-SGD, and the number of its epochs is {epochs:number}.',
  inPhases: 'The model was trained by DP-SGD in {phases:number} phases, {steps:number} steps in all.',
  phase:
    'Phase {phase:number} has {steps:number} steps, a sampling rate of {rate:number} and a noise multiplier of {noise:number}.',
  bySchedule:
    'Its noise, its sampling rate or its batch size changed from step to step by a schedule that was fixed beforehand.',
  poisson:
    'Each {unit:said} joined each batch independently of all others with probability {rate:number} (Poisson sampling), and the noise multiplier was {noise:number}.',
  poissonOf: 'Each {unit:said} joined each batch independently of all others (Poisson sampling).',
  poissonInGroups:
    'Each {unit:said} joined each batch of its group independently of all others with probability {rate:number} (cyclic Poisson sampling), and the noise multiplier was {noise:number}.',
  fixedSize:
    'Each batch was a fixed share ({rate:number}) of all {units:said}, drawn anew without replacement, and the noise multiplier was {noise:number}.',
  randomAllocation:
    'In every epoch each {unit:said} joined the batch of one step, which was drawn evenly and independently of all others. The noise multiplier was {noise:number}.',
  anyOrder:
    'In every epoch each {unit:said} came once, in whatever order, and the noise multiplier was {noise:number}.',
  unknownWay:
    'Each batch held a share of {rate:number} of all {units:said} on average, and the noise multiplier was {noise:number}. Nobody knows how the batches were drawn.',
  fixedSizeOf:
    'Each batch held a fixed share of all {units:said} in its phase, drawn anew without replacement.',
  randomAllocationOf:
    'In every epoch each {unit:said} joined the batch of one step, which was drawn evenly and independently of all others.',
  anyOrderOf: 'In every epoch each {unit:said} came once, in whatever order.',
  unknownWayOfPhases: 'Nobody knows how the batches of its phases were drawn.',
  severalWays: 'Its phases draw their batches in different ways.',
  largestBatch: 'A batch of more than {most:number} {units:said} was cut to that many, chosen evenly.',
  bands:
    'The noise of the steps is correlated by a banded matrix mechanism with {bands:number} bands, and each step draws from one of as many groups.',
  countNoise:
    'The clipping norm was adapted by a count of clipped gradients, whose noise has a standard deviation of {noise:number}.',
  trainings: 'The numbers below count {count:number} training runs of this kind on the same data.',
  person: 'One person has at most {records:number} records, which count together.',

  // what the run guarantees
  addRemove:
    'If one {unit:said} is added or removed, the run is (ε, δ)-differentially private with {epsilon:number} and {delta:number}.',
  zeroOut:
    'If the gradients of one {unit:said} are set to zero, the run is (ε, δ)-differentially private with {epsilon:number} and {delta:number}.',
  substituteToo: 'If one {unit:said} is replaced by another one, {epsilon:number} holds at the same δ.',
  substitute:
    'If one {unit:said} is replaced by another one, the run is (ε, δ)-differentially private with {epsilon:number} and {delta:number}.',
  addRemovePerson:
    'If all records of one person are added or removed, the run is (ε, δ)-differentially private with {epsilon:number} and {delta:number}.',
  zeroOutPerson:
    'If the gradients of all records of one person are set to zero, the run is (ε, δ)-differentially private with {epsilon:number} and {delta:number}.',
  substitutePersonToo:
    'If all records of one person are replaced by as many others, {epsilon:number} holds at the same δ.',
  substitutePerson:
    'If all records of one person are replaced by as many others, the run is (ε, δ)-differentially private with {epsilon:number} and {delta:number}.',
  noAddRemove:
    'For a {unit:said} that is added or removed no number is known, because of how batches were drawn.',
  noAddRemoveForAll:
    'For a {unit:said} that is added or removed, no number holds for all three ways of drawing batches.',
  largestOfWays:
    'This is the largest of three bounds, which are {poisson:number} for Poisson batches, {fixedSize:number} for batches of one size, and {anyOrder:number} if each {unit:said} came once in every epoch, in whatever order.',
  findOut: 'Whoever finds out how the batches were drawn may give the bound of that way instead.',
  bracket:
    'The smallest ε under {adjacency:said} is only known to lie between {lower:number} and {upper:number}, and the upper end is given.',
  noEpsilon: 'No finite ε is known under {adjacency:said} at {delta:number}.',
  ofAddRemove: 'add/remove',
  ofZeroOut: 'zero-out',
  ofSubstitute: 'substitute',
  mu: 'Gaussian differential privacy needs no δ, and describes the run by {first:number} under {one:said} and {second:number} under {other:said}.',
  oneMu:
    'Gaussian differential privacy needs no δ, and describes the run by {first:number} under {one:said}.',
  muFloor: 'This covers error rates of {floor:number} and more.',

  // what an attacker reaches
  attacker:
    'The following limits hold for an attacker who sees the model, knows all other records and guesses once what one record says.',
  attackerOfClient:
    'The following limits hold for an attacker who sees the model, knows all other clients and guesses once what one client contributed.',
  attackerOfPerson:
    'The following limits hold for an attacker who sees the model, knows all records of other people and guesses once what one person’s records say.',
  byRemoval:
    'Among {values:number} equally likely values, the guess is right with a probability of at most {success:number} (by removal).',
  byExchange:
    'Among {values:number} equally likely values, the guess is right with a probability of at most {success:number} (by exchange).',
  noLimit: 'Among {values:number} equally likely values, no useful limit is known for the guess.',
  roads:
    'A limit by removal follows from the guarantee of {removal:said}, and one by exchange from that of substitute. The smaller one is given.',

  // what computed the numbers
  computed: 'Adjacency Lab {version:name} computed these upper bounds and rounded them up.',
  computedOn: 'Adjacency Lab {version:name} computed these upper bounds on {date:name} and rounded them up.',
  rest: 'They hold if the following is true.',
  opens: 'This address opens the run:',

  // what the numbers rest on
  stated: 'stated',
  assumed: 'assumed',
  unknown: 'not known',
  readInLine: 'read in line {line:number}',
  derivedFromLine: 'worked out from line {line:number}',
  derivedFromLines: 'worked out from lines {lines:list}',
  derivedFromStated: 'worked out from what was stated',
  derivedFromLineAndStated: 'worked out from line {line:number} and from what was stated',
  derivedFromLinesAndStated: 'worked out from lines {lines:list} and from what was stated',
  readInLines: 'read in lines {lines:list}',
  number: '{value:number}',
  samplingRate: 'The sampling rate is {value:number}.',
  noiseMultiplier: 'The noise multiplier is {value:number}.',
  inSchedules: 'In the schedules, {value:number}.',
  steps: 'The number of steps is {value:number}.',
  stepsPerEpoch: 'The number of steps in an epoch is {value:number}.',
  epochs: 'The number of epochs is {value:number}.',
  segments: 'The run has {value:number} phases with the settings that the saved data list.',
  noiseMultipliersBy: 'The noise multiplier of step t, counted from 0, is {formula:quote}.',
  samplingRatesBy: 'The sampling rate of step t, counted from 0, is {formula:quote}.',
  batchSizesBy: 'The batch of step t, counted from 0, has {formula:quote} {units:said} on average.',
  noiseMultipliers: 'The noise multiplier of every step follows the schedule that the saved data list.',
  samplingRates: 'The sampling rate of every step follows the schedule that the saved data list.',
  batchSizes: 'The expected batch of every step follows the schedule that the saved data list.',
  recordsAre: 'The data set has {value:number} {units:said}.',
  largestBatchIs:
    'A batch of more than {value:number} {units:said} is cut to that many, chosen evenly, and the rest is dropped for this step.',
  bandsAre: 'The matrix of the noise has {value:number} bands, and its columns have norms of at most 1.',
  groupsAre: 'The {units:said} lie in {value:number} groups, and the steps draw from one after the other.',
  groupsOfSize:
    'The {units:said} lie in {value:number} groups of {size:number} each, and the steps draw from one after the other.',
  countNoiseIs: 'The noise on the count of clipped gradients has a standard deviation of {value:number}.',
  deltaIs: 'The allowance is {value:number}.',
  drawnPoisson: 'Batches were drawn by Poisson sampling, so their sizes vary.',
  drawnFixedSize: 'Batches of one size were drawn anew at every step, without replacement.',
  drawnRandomAllocation: 'Each {unit:said} joined one step of every epoch, which was drawn at random.',
  drawnAnyOrder: 'Each {unit:said} came once in every epoch.',
  drawnUnknown:
    'Batches were drawn by Poisson sampling, or at one size and without replacement, or so that each {unit:said} came once in every epoch. What is missing is which of these it was. The part of the training code that draws batches would tell, and then the numbers of that way hold.',
  drawnSeveralWays: 'Batches were drawn as the saved data say for each phase.',
  clippingEach: 'The gradient of each {unit:said} was clipped by itself.',
  clippingMicrobatches:
    'Averages of the gradients of several {units:said} were clipped, and the noise multiplier given here is half of the one that was set.',
  noiseScaleSum:
    'The noise multiplier is the standard deviation of the noise on the sum of clipped gradients, divided by the clipping norm.',
  noiseLawFresh: 'The noise is Gaussian and was drawn anew at every step.',
  noiseLawBands: 'The noise is Gaussian, and is correlated over the steps by the banded matrix alone.',
  participationOnce: 'No person has more than one record.',
  participationClient: 'Each client took part as a whole, with all records of its own.',
  participationSeveral: 'No person has more than {records:number} records.',
  otherRunsNone: 'No other training run on the same data had an influence on what is released.',
  otherRunsCounted:
    'Besides these {count:number} training runs, no other on the same data had an influence on what is released.',
  settingsFixed: 'The settings of the run were chosen without looking at the data.',
  randomness: 'Nobody can predict the random numbers of batches and noise.',
});
