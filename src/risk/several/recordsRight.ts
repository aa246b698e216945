// How many of several records an attacker can be right about after one training run, by several bounds, and what the
// idealised attack reaches.
import { epsilon } from '../../accounting/accountant';
import { binomialUpperTail } from '../../base/numerics/binomial';
import { sampledAttackSuccess } from '../idealised/sampledAttack';
import { guessByTable, powerByTable, tabulatedCurve } from '../profileTable';
import { exactSecret, type Secret } from '../secret';
import { tabulateMechanism } from '../tabulate';
import { largestCount } from '../tails/count';
import type { RecordsDesign, RecordsRight } from '../types';
import { countUnder } from '../underCurve';
import { countBound } from './manyTargets';
import { countByRecursion } from './recursion';

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
