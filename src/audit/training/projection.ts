// An exact saving for linear heads with more features than points: rotate the features into the span of the points
// that matter and train there.

import type { Canary, CanaryRecord, TrainingJob } from '../canaries/job';
import { featuresOf } from '../datasets/table';
import type { RecordTable } from '../datasets/types';

/** Relative length below which the rest of a point counts as rounding, so that the point lies in the span already. */
const IN_SPAN = 1e-10;

/**
 * The same job over fewer features, or the job itself when nothing can be saved.
 *
 * Why it is exact (derived here): with W_0 = 0 and plain descent every gradient lies in the span of the augmented
 * points [x; 1], and the noise is isotropic. An orthogonal change of basis of the feature space keeps all inner
 * products, hence norms, clipping weights and logits, and turns isotropic noise into isotropic noise; the
 * coordinates outside the span of training rows, canary records, probes, test records and the crafted coordinate
 * only ever hold noise that no logit sees. The joint law of all scores is unchanged; the individual draws are not,
 * so runs with and without are different samples. Not for Adam or a multilayer perceptron: neither is invariant
 * under rotations.
 *
 * The bias is not rotated. The coordinate of a gradient canary becomes feature 0 of the same class (a bias stays
 * one).
 */
export function projectJob(job: TrainingJob): TrainingJob {
  if (job.model.kind !== 'linear' || job.optimizer !== 'sgd') return job;
  const { inputs, classes } = job.model;
  const { canary } = job;
  const tested = job.test !== null && job.accuracyModels > 0;
  const points = job.data.rows + job.probes.length + 2 + (tested && job.test ? job.test.rows : 0);
  // more points than features may still span less, but seldom enough to be worth finding out
  if (points >= inputs) return job;

  const unit = new Float64Array(inputs);
  if (canary.kind === 'gradient') unit[canary.coordinate % inputs] = 1;
  const basis = orthonormal([
    ...(canary.kind === 'gradient' && canary.coordinate < inputs * classes ? [unit] : []),
    ...rowsOf(job.data),
    ...(canary.kind === 'record' ? [canary.original.features, canary.substitute.features] : []),
    ...job.probes,
    ...(tested && job.test ? rowsOf(job.test) : []),
  ]);
  if (basis.length === 0 || basis.length >= inputs) return job;

  return {
    ...job,
    model: { ...job.model, inputs: basis.length },
    data: projectTable(basis, job.data),
    canary: projectCanary(basis, canary, inputs, classes),
    probes: job.probes.map((probe) => project(basis, probe)),
    test: tested && job.test ? projectTable(basis, job.test) : null,
  };
}

const rowsOf = (table: RecordTable): Float64Array[] =>
  Array.from({ length: table.rows }, (_, i) => featuresOf(table, i));

/**
 * Orthonormal vectors that span the points: Gram-Schmidt, repeated when a point loses more than half its length,
 * which is when rounding matters ("twice is enough": Parlett, The Symmetric Eigenvalue Problem, 6.9).
 */
function orthonormal(points: readonly Float64Array[]): Float64Array[] {
  const basis: Float64Array[] = [];
  /** Subtracts from `rest` its components along the basis, and returns the length that is left. */
  const reduce = (rest: Float64Array): number => {
    for (const vector of basis) subtractMultiple(rest, dot(rest, vector), vector);
    return norm(rest);
  };
  for (const point of points) {
    const rest = point.slice();
    const before = norm(rest);
    let after = reduce(rest);
    if (after < 0.5 * before) after = reduce(rest);
    if (after > IN_SPAN * before) basis.push(rest.map((value) => value / after));
  }
  return basis;
}

/** Coordinates of a point of the span. */
const project = (basis: readonly Float64Array[], point: Float64Array): Float64Array =>
  Float64Array.from(basis, (vector) => dot(point, vector));

function projectTable(basis: readonly Float64Array[], table: RecordTable): RecordTable {
  const features = new Float64Array(table.rows * basis.length);
  for (let i = 0; i < table.rows; i++) features.set(project(basis, featuresOf(table, i)), i * basis.length);
  return { ...table, columns: basis.length, features };
}

function projectCanary(
  basis: readonly Float64Array[],
  canary: Canary,
  inputs: number,
  classes: number,
): Canary {
  if (canary.kind === 'none') return canary;
  if (canary.kind === 'record') {
    const record = ({ features, label }: CanaryRecord) => ({ features: project(basis, features), label });
    return { ...canary, original: record(canary.original), substitute: record(canary.substitute) };
  }
  const bias = canary.coordinate - inputs * classes;
  const coordinate =
    bias >= 0 ? classes * basis.length + bias : Math.floor(canary.coordinate / inputs) * basis.length;
  return { ...canary, coordinate };
}

/** Inner product, in four running sums, because with a single sum every addition would wait for the one before. */
function dot(a: Float64Array, b: Float64Array): number {
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;
  let i = 0;
  for (; i + 3 < b.length; i += 4) {
    s0 += a[i] * b[i];
    s1 += a[i + 1] * b[i + 1];
    s2 += a[i + 2] * b[i + 2];
    s3 += a[i + 3] * b[i + 3];
  }
  for (; i < b.length; i++) s0 += a[i] * b[i];
  return s0 + s1 + (s2 + s3);
}

function norm(vector: Float64Array): number {
  return Math.sqrt(dot(vector, vector));
}

function subtractMultiple(target: Float64Array, factor: number, vector: Float64Array): void {
  for (let i = 0; i < vector.length; i++) target[i] -= factor * vector[i];
}
