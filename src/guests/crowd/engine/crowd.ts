// A crowd whose losses keep a record of training in the last iterate, and DP-SGD on it, step by step. It shows that
// the limit of the worst case (accounting/hiddenState/hiddenState.ts), where other records are silent, is no limit
// of other data sets. Derived here, after M. S. M. S. Annamalai, "It's Our Loss" (arXiv 2407.06496), who proves
// that with non-convex losses the last iterate can leak as much as all iterates. The construction is not that paper's.
// The audit of these runs is in crowdAudit.ts.
//
// Three parameters, in units of the clipping norm and of the step size: the sum s, a memory p, a ledger a; all
// start at 0.
//   z or z'   its gradient moves s by +1 or -1 whenever it is in the batch, at every step (a linear loss).
//   m others  each has the same loss, with M = q m, L the log-likelihood ratio of one step, [x] a staircase (x rounded):
//                 ( (p - G [s])^2 / 2  -  A a L([s - p/G]) ) / M,
//             whose gradient is, wherever it exists, 0 in s, (p - G [s])/M in p and -A L([s - p/G])/M in a: a staircase is
//             flat but for its jumps. With ramps instead of jumps the loss is continuous; a training meets a ramp with a
//             probability that goes to 0 with their width.
// Everyone's gradient is clipped to norm 1. With N of the crowd in a batch, N/M near 1, one step moves p to G s and
// adds A L(s - p/G) to a, where s - p/G is what the step before has added to s. So at the end the ledger holds the
// sum of the log-likelihood ratios of all steps but the last, and s - p/G is that last one. The noise is sigma in
// each coordinate, as always; G and A, hundreds and more, make it negligible in p and a. The pair is a
// substitution: D and D' differ in z and z'.

import { checkMechanism, PAIRS, stepLoss } from '../../../accounting';
import type { Mechanism } from '../../../accounting/types';
import type { World } from '../../../audit/canaries/S1/worstCase';
import { createBinomialSampler } from '../../../base/numerics/binomialSampler';
import { requireNumber } from '../../../base/numerics/errors';
import { fillNormal, fillUniform, STREAM } from '../../../base/numerics/randomStreams';
import type { CrowdDesign, CrowdScores } from './findings';

/** Members of the crowd in a batch, on average, unless the crowd would be too large: N/M then strays from 1 by about a hundredth. */
const BATCH = 10_000;
/** The most members of a crowd. */
const LARGEST_CROWD = 1e9;
/** Stairs per standard deviation of the noise. */
const STAIRS = 1000;
/**
 * A step may add to s one appearance of the record and this many standard deviations of the noise, before gradients of the
 * crowd are clipped.
 */
const REACH = 8;

/** What a record of the crowd adds to p and to a when it is in the batch: minus its clipped gradient, which is 0 in s. */
interface CrowdPush {
  memory: number;
  ledger: number;
}

/** The gains at which no gradient is clipped as long as a step adds no more than its reach. */
function crowdOf(mechanism: Mechanism, reach: number): CrowdDesign {
  const { samplingRate } = mechanism;
  const size = Math.min(LARGEST_CROWD, Math.ceil(BATCH / samplingRate));
  const expectedBatch = samplingRate * size;
  const most = stepLoss(PAIRS.substitute, mechanism, reach);
  return {
    size,
    expectedBatch,
    memoryGain: (Math.SQRT1_2 * expectedBatch) / reach,
    ledgerGain: (Math.SQRT1_2 * expectedBatch) / most,
  };
}

/**
 * DP-SGD on the crowd and one record. `seed` is a 32-bit unsigned integer. With `twin`, z' is z, so that there is nothing
 * to tell apart. Throws InputError when the mechanism lies outside the accounting domain or the seed is no such integer.
 */
export function createCrowdTraining(mechanism: Mechanism, seed: number, twin = false) {
  checkMechanism(mechanism);
  requireNumber('seed', seed, { min: 0, max: 0xffffffff, integer: true });
  const { samplingRate, noiseMultiplier: sigma, steps } = mechanism;
  const reach = 1 + REACH * sigma;
  const crowd = crowdOf(mechanism, reach);
  const { memoryGain, ledgerGain, expectedBatch } = crowd;
  const batchOf = createBinomialSampler(crowd.size, samplingRate);
  const stair = sigma / STAIRS;
  const stairs = Math.ceil(reach / stair);
  /** The log-likelihood ratio L of one step, on each stair from -reach to reach. */
  const ledgerLoss = Float64Array.from({ length: 2 * stairs + 1 }, (_, i) =>
    stepLoss(PAIRS.substitute, mechanism, (i - stairs) * stair),
  );

  /** Writes the push at parameters s and p into `push`; its norm is at most 1. */
  function pushAt(sum: number, memory: number, push: CrowdPush): void {
    const stairNow = Math.round((sum - memory / memoryGain) / stair);
    const loss = ledgerLoss[Math.max(0, Math.min(2 * stairs, stairNow + stairs))];
    const toMemory = (memoryGain * stair * Math.round(sum / stair) - memory) / expectedBatch;
    const toLedger = (ledgerGain * loss) / expectedBatch;
    const clip = Math.max(1, Math.sqrt(toMemory * toMemory + toLedger * toLedger));
    push.memory = toMemory / clip;
    push.ledger = toLedger / clip;
  }

  /**
   * Trains `count` runs, the first of which has the number `from`, and writes their scores at `offset`. A run depends on
   * (seed, world, run) alone. Yields after each step that all these runs have made.
   */
  function* train(world: World, from: number, count: number, scores: CrowdScores, offset: number) {
    const direction = world === 0 || twin ? 1 : -1;
    const push: CrowdPush = { memory: 0, ledger: 0 };
    const [s, p, a] = Array.from({ length: 3 }, () => new Float64Array(count));
    const all = new Float64Array(count);
    const noise = new Float64Array(3 * count);
    const batch = new Float64Array(count);
    const record = new Float64Array(count);
    for (let t = 0; t < steps; t++) {
      const place = { seed, model: world, step: t };
      fillNormal({ ...place, stream: STREAM.crowdNoise }, 3 * from, noise, 0, 3 * count);
      fillUniform({ ...place, stream: STREAM.crowdBatch }, from, batch, 0, count);
      fillUniform({ ...place, stream: STREAM.crowdRecord }, from, record, 0, count);
      for (let i = 0; i < count; i++) {
        pushAt(s[i], p[i], push);
        const present = batchOf(batch[i]);
        const added = (record[i] < samplingRate ? direction : 0) + sigma * noise[3 * i];
        s[i] += added;
        p[i] += present * push.memory + sigma * noise[3 * i + 1];
        a[i] += present * push.ledger + sigma * noise[3 * i + 2];
        all[i] += stepLoss(PAIRS.substitute, mechanism, added);
      }
      yield;
    }
    scores.sum.set(s, offset);
    scores.allIterates.set(all, offset);
    for (let i = 0; i < count; i++) {
      const last = s[i] - p[i] / memoryGain;
      scores.lastIterate[offset + i] = a[i] / ledgerGain + stepLoss(PAIRS.substitute, mechanism, last);
    }
  }
  return { crowd, pushAt, train };
}
