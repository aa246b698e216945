// The measured attack on many records: models of orthogonal canaries are trained one after the other, each canary's
// label is one of k candidates that the attacker knows, and the right guesses are counted.
import type { OneRunAuditRequest } from './request';
import type { RecordsAttack } from './types';

/** Labels to draw from, enough for a canary's candidates to differ. */
const CLASSES = 500;

/** The request for model number `at`, as {@link revealedSecrets} takes it. */
function attackRequest(
  { mechanism, delta, targets, values, seed }: RecordsAttack,
  at: number,
): OneRunAuditRequest {
  return {
    canary: 'orthogonal',
    game: 'choose-one',
    m: targets,
    data: null,
    dimension: targets,
    classes: CLASSES,
    k: values,
    rule: 'margin',
    guesses: [targets],
    mechanism,
    clippingNorm: 1,
    learningRate: null,
    delta,
    alpha: 0.05,
    estimator: 'exact',
    claimedEpsilon: null,
    seed: (seed + at) % 2 ** 32,
  };
}

/** Numbers of secrets guessed rightly, model by model. Yields with every step of training. */
export async function* attackRecords(
  attack: RecordsAttack,
  open: (request: OneRunAuditRequest) => Promise<Iterator<unknown, { right: number }>>,
): AsyncGenerator<{ right: readonly number[]; done: number; total: number }, readonly number[], void> {
  const right: number[] = [];
  const total = attack.models * attack.mechanism.steps;
  for (let at = 0; at < attack.models; at++) {
    const trace = await open(attackRequest(attack, at));
    for (let step = 0; ; step++) {
      const next = trace.next();
      if (next.done) {
        right.push(next.value.right);
        break;
      }
      yield { right: [...right], done: at * attack.mechanism.steps + step, total };
    }
  }
  return right;
}
