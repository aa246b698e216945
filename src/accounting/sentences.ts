// What is said of runs and goals that cannot be computed or met.
import { sentences } from '../base/sentences/family.ts';

export const ACCOUNTING = sentences('accounting', {
  segmentCount: 'segments has {count:number} entries. Give 1 to {most:number}.',
  tooManySteps: 'segments have {steps:number} steps together. Give at most {most:number}.',
  noPlans: 'plans is empty. Give at least one.',
});

/** Accountants of libraries, as they are named beside what they print. */
export const LIBRARY = sentences('library', {
  opacus: 'Opacus (RDP)',
  opacusBefore: 'Opacus before 0.14 (RDP)',
  dpAccounting: 'dp-accounting (RDP), today’s TensorFlow Privacy and JAX Privacy',
  tensorflowBefore: 'TensorFlow Privacy before dp-accounting (RDP)',
  tensorflowFirst: 'TensorFlow Privacy at first (RDP)',
});

/** A goal that not even the safest value of a plan's number meets. */
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
