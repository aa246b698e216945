// A step whose batch is cut at a largest size, as the bounds of this folder need it: of more records that are drawn, b stay,
// chosen evenly. Derived here.
//
// There are n records, each drawn with the sampling rate q. C is the clipping norm, g_x the clipped gradient of a record x, and N(c)
// the Gaussian law of the noise around c. Let x be the record in question and m the number of the others that are drawn. While m < b,
// which has the probability 1 - tau, nothing is cut with x or without it, and the step is a plain one. Where m >= b, the batch
// without x is b of the other records, evenly chosen, whatever m is. With x it is the same but for one evenly chosen
// record y of it, in whose place x stands, with the probability q_c = E[q b / (m + 1) | m >= b], which is
// P[Bin(n, q) > b] b / (tau n). Whoever knows which of the two cases it is, and in the second the batch without x and y,
// sees for removal (1 - q_c) N(0) + q_c N(g_x - g_y) against N(0), so the plain pair of rate q_c whose centres lie at most 2C
// apart, and for addition the same exchanged. A replaced record stands in y's place too, so that all three centres lie
// at most 2C from each other, as in a batch of fixed size: fixedSizeStep.ts has that pair. The hockey-stick divergence
// is jointly convex, so that knowing the case can only help. Ganesh and others, arXiv 2508.15089 (2025), and
// dp_accounting have for a full batch, under either adjacency, the pair of substitution at half the noise, whose
// centres lie 4C apart.
//
// Data attain the plain pair at the rate at which x joins a batch, (1 - tau) q + tau q_c: those whose other records
// have gradients of 0.
import { binomialUpperTail } from '../../base/numerics/binomial';
import { type DominatingPair, PAIRS } from '../pairs';
import type { CutBatches, OneStep } from '../types';
import { fixedSizeStep } from './fixedSizeStep';
import type { GridStep } from './gridStep';
import { mixedStep } from './mixedStep';
import { poissonStep } from './poissonStep';

interface Cut {
  /** tau, the probability that the other records alone fill the batch. */
  full: number;
  /** q_c, the rate at which the record then joins it. */
  rate: number;
}

function cutOf({ samplingRate, records, largestBatch }: CutBatches): Cut {
  const full = binomialUpperTail(largestBatch, records - 1, samplingRate);
  const cut = binomialUpperTail(largestBatch + 1, records, samplingRate);
  return { full, rate: full === 0 ? 0 : Math.min(1, ((cut / full) * largestBatch) / records) };
}

/** The rate at which a record joins a batch. */
export function joinedRate(segment: CutBatches): number {
  const { full, rate } = cutOf(segment);
  return (1 - full) * segment.samplingRate + full * rate;
}

/** The step whose profile no data exceed. Some data attain the plain step at the rate {@link joinedRate}. */
export function cutStep(pair: DominatingPair, segment: CutBatches): GridStep {
  const { samplingRate, noiseMultiplier } = segment;
  const { full, rate } = cutOf(segment);
  const plain = poissonStep(pair, { samplingRate, noiseMultiplier });
  if (full === 0 || rate === 0) return plain;
  const moved: OneStep = { samplingRate: rate, noiseMultiplier: noiseMultiplier / 2 };
  const beside =
    pair === PAIRS.substitute
      ? fixedSizeStep({ sampling: 'fixed-size', samplingRate: rate, noiseMultiplier, steps: 1 })
      : poissonStep(pair, moved);
  return mixedStep([
    { step: plain, weight: 1 - full },
    { step: beside, weight: full },
  ]);
}
