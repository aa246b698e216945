// The sentence for a training that diverged, so that its models cannot be attacked.
import { sentences } from '../../../base/sentences/family.ts';

export const WORLDS_WORDS = sentences('worlds', {
  diverged:
    'By step {step:number} a model had grown beyond all numbers, so the training diverged. Lower learningRate.',
});
