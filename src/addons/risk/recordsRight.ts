// How many of several records an attacker can be right about, all told by one training. It has the bound by the whole
// curve, the one from a single pair, the recursion beside them, and what the idealised attack reaches. It works in steps, so
// the caller can pace it.
import { epsilon } from '../../accounting/accountant';
import type { Mechanism } from '../../accounting/types';
import { binomialUpperTail } from '../../base/numerics/binomial';
import { type SampledSuccess, sampledAttackSuccess } from './idealised/sampledAttack';
import { countBound } from './manyTargets';
import { guessByTable, powerByTable, tabulatedCurve } from './profileTable';
import { countByRecursion } from './recursion';
import { exactSecret, type Secret } from './secret';
import { tabulateMechanism } from './tabulate';
import { largestCount } from './tails/count';
import { countUnder } from './underCurve';

export interface RecordsDesign {
  mechanism: Mechanism;
  /** The delta of the bare pair. */
  delta: number;
  /** Records with a secret each, independent. */
  targets: number;
  /** Values of each secret, equally likely beforehand. */
  values: number;
  /** The probabilities with which a bound may be exceeded. */
  failures: readonly number[];
  seed: number;
}

/** Counts in the order of the failures, for substitute adjacency. All but `ideal` are upper bounds. */
export interface RecordsRight {
  /** An upper bound on the substitute epsilon at the design's delta. */
  epsilon: number;
  whole: number[];
  bare: number[];
  recursion: number[];
  /** An upper bound on the mean count, by the smaller of both adjacencies' whole curves. */
  meanAtMost: number;
  /**
   * What the idealised attack reaches, which is not a bound but exactly binomial at its success. Null if it is not played
   * out.
   */
  ideal: number[] | null;
  success: SampledSuccess | null;
}

const VALUES_OF_TABLE = 120;

/** Throws InputError outside the accounting domain, and for counts out of range. */
export function* recordsRight(design: RecordsDesign): Generator<void, RecordsRight, void> {
  const { mechanism, delta, targets, values, failures, seed } = design;
  const pair = {
    epsilon: epsilon('substitute', mechanism, delta).upper,
    delta,
    adjacency: 'substitute',
  } as const;
  yield;
  const table = yield* tabulateMechanism('substitute', mechanism, VALUES_OF_TABLE);
  const removal = yield* tabulateMechanism('add-remove', mechanism, VALUES_OF_TABLE);
  const curve = tabulatedCurve(table);
  const secrets = new Array<Secret>(targets).fill(exactSecret(1 / values));
  const whole: number[] = [];
  const bare: number[] = [];
  const recursion: number[] = [];
  for (const failure of failures) {
    whole.push(countUnder(curve, secrets, failure).count);
    bare.push(countBound(secrets, pair, failure).count);
    recursion.push(countByRecursion(curve, targets, values, failure).count);
    yield;
  }
  const success = sampledAttackSuccess(values, mechanism, seed);
  yield;
  return {
    epsilon: pair.epsilon,
    whole,
    bare,
    recursion,
    meanAtMost: targets * Math.min(guessByTable(table, 1 / values), powerByTable(removal, 1 / values)),
    ideal:
      success &&
      failures.map((failure) =>
        largestCount(targets, failure, (count) => binomialUpperTail(count, targets, success.success)),
      ),
    success,
  };
}
