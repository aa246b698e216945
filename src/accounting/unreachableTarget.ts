// The error that is thrown if no value of a parameter meets a target.

import { InputError } from '../base/numerics/errors';
import { roundDigits } from '../base/numerics/safeSide';
import type { Sentence } from '../base/sentences/sentence';
import type { Mechanism, Verified } from './types';

function describe(result: Verified): string {
  return result.verified
    ? String(roundDigits(result.value, 6, 'nearest'))
    : `${roundDigits(result.lower, 6, 'down')} to ${roundDigits(result.upper, 6, 'up')}`;
}

/** No value of the parameter meets the target: at `end`, the end of its range that comes nearest, epsilon is on the wrong side. */
export class UnreachableTarget extends InputError {
  constructor(
    readonly target: number,
    readonly parameter: keyof Mechanism | 'batchSize' | 'noiseFactor',
    readonly end: number,
    readonly reached: Verified,
    readonly side: 'still above it' | 'already below it' | 'already above it' | 'still below it',
  ) {
    super(
      'inconsistent',
      'targetEpsilon',
      `targetEpsilon ${target} is out of reach: at ${parameter} = ${end} epsilon is ${describe(reached)}, ${side}.`,
    );
  }

  /** A copy of this refusal that says another sentence. A text instead of a sentence is for programmers. */
  inWords(sentence: Sentence | string): InputError {
    return new InputError(this.code, this.field, sentence);
  }
}
