// What is said where two worlds cannot be told apart, since a training went astray.
import { sentences } from '../../../base/sentences/family.ts';

export const WORLDS_WORDS = sentences('worlds', {
  diverged:
    'By step {step:number} a model had grown beyond all numbers, so the training diverged. Lower learningRate.',
});
