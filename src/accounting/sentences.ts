// Messages about runs that cannot be computed and goals that cannot be met, with the names of libraries' accountants.
import { sentences } from '../base/sentences/family.ts';

export const ACCOUNTING = sentences('accounting', {
  segmentCount: 'segments has {count:number} entries. Give 1 to {most:number}.',
  tooManySteps: 'segments have {steps:number} steps together. Give at most {most:number}.',
  noPlans: 'plans is empty. Give at least one.',
  noValues: 'values is empty. Give at least one.',
  noSuchSegment: 'segments has no entry {at:number}. Give 0 to {last:number}.',
  unknownAdjacency: 'adjacency is {given:name}. Give one of {names:name}.',
  olderField:
    'adjacency is {adjacency:name}, and relation, which is its older name, is {older:name}. Give adjacency alone.',
  notOfSampling:
    'adjacency is {adjacency:name}, which sampling {sampling:name} does not have: {because:said}. Give {names:name}.',
  everyBatchOther: 'with a record more or less every batch would be another',
  othersMove: 'leaving a record out may move the others into other batches',
  massPerLoss: 'masses has {masses:number} entries for {losses:number} losses. Give one mass per loss.',
  unsortedLosses: 'losses[{at:number}] is {loss:number}, not above its predecessor. Sort them.',
  massSum: 'masses and massAtInfinity sum to {total:number}, but must sum to 1.',
  outOfReach:
    '{goal:name} {target:number} is out of reach: at {parameter:name} = {end:number} {measure:name} is {reached:said}, {side:said}.',
  exactly: '{value:number}',
  between: '{lower:number} to {upper:number}',
  stillAbove: 'still above it',
  alreadyBelow: 'already below it',
  alreadyAbove: 'already above it',
  stillBelow: 'still below it',
});

/** Messages about a described training that lacks a field, or has fields that do not go together. */
export const DESCRIBED = sentences('described', {
  unclearFormula:
    '{field:name} is the formula {formula:quote}, which cannot be read at place {place:number}. Give a list of numbers, or a formula with {names:name}.',
  scheduleLength: '{field:name} has {count:number} numbers. Give 1 to {most:number}, one for every step.',
  otherLength:
    '{field:name} has {count:number} numbers, but steps is {steps:number}. Give one number for every step, or leave steps out.',
  notTogether:
    '{field:name} stands beside {other:name}, and no guarantee of both together is known here. Leave one of them out.',
  scheduleInBands:
    'bands stands beside a noise, rate or batch of every step, and nothing tight is known here of both together. Give the least {noise:name} and the largest {rate:name} of any step, and the answer holds.',
  personInBands:
    'recordsPerPerson stands beside bands, and no guarantee is known here if the records of a person lie in several groups. Leave bands out if they all lie in one, and divide steps by bands, rounded up.',
  personInCut:
    'recordsPerPerson stands beside largestBatch, and nothing tight is known here of both together. Leave largestBatch out. The epsilon at delta then holds for cut batches at delta + steps (1 + e^epsilon) P, where P is the probability that a batch has to be cut.',
  emptyGroups:
    'records is {records:number}, and bands is {bands:number}, so that some groups would have no record. Give at least as many records as bands.',
  recordsForCut:
    'records is missing, which largestBatch needs, since how often a batch is cut depends on it. Give the number of records.',
  onlyPoisson:
    '{field:name} stands beside sampling {sampling:name}, for which no guarantee with it is known here. Leave it out, or draw batches by Poisson sampling.',
});

/** Accountants of libraries, as they are named beside what they print. */
export const LIBRARY = sentences('library', {
  opacus: 'Opacus (RDP)',
  opacusGdp: 'Opacus (GDP)',
  opacusBefore: 'Opacus before 0.14 (RDP)',
  dpAccounting: 'dp-accounting (RDP), today’s TensorFlow Privacy and JAX Privacy',
  tensorflowBefore: 'TensorFlow Privacy before dp-accounting (RDP)',
  tensorflowFirst: 'TensorFlow Privacy at first (RDP)',
});

/** Messages about a goal that not even the safest value of a plan's number meets. */
export const GOAL = sentences('goal', {
  outOfReach:
    'The target {measure:said} {most:number} is out of reach, because even {safest:said} = {value:number}, it is up to {reached:number}. Give a larger target, or let another number give way.',
  notFinite:
    'The target {measure:said} {most:number} is out of reach, because even {safest:said} = {value:number}, it is not known to be finite. Give a larger target, or let another number give way.',
  epsilon: 'ε',
  advantage: 'advantage',
  power: 'true-positive rate',
  mu: 'μ',
  noiseMultiplier: 'with the most noise here, σ',
  samplingRate: 'with the smallest rate here, q',
  batchSize: 'with the smallest batch, B',
  steps: 'after a single step, T',
  epochs: 'after a single epoch, E',
});
