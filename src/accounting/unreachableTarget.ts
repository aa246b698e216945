// The error that is thrown if no value of a parameter meets a target.

import { InputError } from '../base/numerics/errors';
import { roundDigits } from '../base/numerics/safeSide';
import type { Sentence } from '../base/sentences/sentence';
import { ACCOUNTING } from './sentences';
import type { Mechanism, Verified } from './types';

const SIDES = {
  'still above it': ACCOUNTING.stillAbove,
  'already below it': ACCOUNTING.alreadyBelow,
  'already above it': ACCOUNTING.alreadyAbove,
  'still below it': ACCOUNTING.stillBelow,
} as const satisfies Record<UnreachableTarget['side'], Sentence>;

function described(result: Verified): Sentence {
  if (result.verified) return ACCOUNTING.exactly({ value: roundDigits(result.value, 6, 'nearest') });
  const { lower, upper } = result;
  return ACCOUNTING.between({ lower: roundDigits(lower, 6, 'down'), upper: roundDigits(upper, 6, 'up') });
}

type RefusedTarget = Pick<UnreachableTarget, 'target' | 'parameter' | 'end' | 'reached' | 'side'>;

/** Names by which the caller knows the parts of a refusal. */
interface Names {
  /** The field with the target. */
  goal: string;
  /** The quantity that the target limits. */
  measure: string;
  /** The parameter that was varied. */
  parameter: string;
}

/** Says that the target is out of reach, by other names than the refusal's own where the caller knows others. */
export function outOfReach(refusal: RefusedTarget, names: Partial<Names> = {}): Sentence {
  const { target, parameter, end, reached, side } = refusal;
  return ACCOUNTING.outOfReach({
    goal: 'targetEpsilon',
    measure: 'epsilon',
    parameter,
    ...names,
    target,
    end,
    reached: described(reached),
    side: SIDES[side],
  });
}

/** The target lies outside what the parameter can reach: `side` says where epsilon lies at `end`, the nearest end of its range. */
export class UnreachableTarget extends InputError {
  constructor(
    readonly target: number,
    readonly parameter: keyof Mechanism | 'batchSize' | 'noiseFactor',
    readonly end: number,
    readonly reached: Verified,
    readonly side: 'still above it' | 'already below it' | 'already above it' | 'still below it',
  ) {
    super('inconsistent', 'targetEpsilon', outOfReach({ target, parameter, end, reached, side }));
  }

  /** A copy of this refusal that says another sentence. */
  inWords(sentence: Sentence | string): InputError {
    return new InputError(this.code, this.field, sentence);
  }
}
