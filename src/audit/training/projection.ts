// An exact saving for linear heads with more features than points: rotate the features into the span of the points that
// matter and train there.

import type { Canary, CanaryRecord, TrainingJob } from '../canaries/job';
import { featuresOf } from '../datasets/table';
import type { RecordTable } from '../datasets/types';

/** Relative size below which what is left of a point counts as rounding: it lies in the span already. */
const IN_SPAN = 1e-10;

/**
 * The same job over fewer features, or the job itself when nothing can be saved.
 *
 * Why it is exact (derived here): with W_0 = 0 and plain descent every gradient lies in the span of the augmented points
 * [x; 1], and the noise is isotropic. An orthogonal change of basis of the feature space keeps all inner products, hence
 * norms, clipping weights and logits, and turns isotropic noise into isotropic noise; the coordinates outside the span of
 * training rows, canary records, probes, test records and the crafted coordinate only ever hold noise that no logit
 * sees. The joint law of all scores is unchanged; the individual draws are not, so runs with and without are different
 * samples. Not for Adam or a multilayer perceptron: neither is invariant under rotations.
 *
 * The bias is not rotated. The coordinate of a gradient canary becomes feature 0 of the same class (a bias stays one).
 */
export function projectJob(job: TrainingJob): TrainingJob {
  if (job.model.kind !== 'linear' || job.optimizer !== 'sgd') return job;
  const { inputs, classes } = job.model;
  const { canary } = job;
  const tested = job.test !== null && job.accuracyModels > 0;
  const points = job.data.rows + job.probes.length + 2 + (tested && job.test ? job.test.rows : 0);
  // more points than features may still span less, but seldom enough to be worth finding out
  if (points >= inputs) return job;

  const basis = new Basis(inputs);
  const crafted = canary.kind === 'gradient' && canary.coordinate < inputs * classes;
  if (crafted) {
    const unit = new Float64Array(inputs);
    unit[canary.coordinate % inputs] = 1;
    basis.include(unit);
  }
  includeRows(basis, job.data);
  if (canary.kind === 'record') {
    basis.include(canary.original.features);
    basis.include(canary.substitute.features);
  }
  for (const probe of job.probes) basis.include(probe);
  if (tested && job.test) includeRows(basis, job.test);
  if (basis.size === 0 || basis.size >= inputs) return job;

  return {
    ...job,
    model: { ...job.model, inputs: basis.size },
    data: projectTable(basis, job.data),
    canary: projectCanary(basis, canary, inputs, classes),
    probes: job.probes.map((probe) => basis.project(probe)),
    test: tested && job.test ? projectTable(basis, job.test) : null,
  };
}

/**
 * Orthonormal vectors, grown one point at a time: Gram-Schmidt, repeated when a point loses more than half its length,
 * which is when rounding matters ("twice is enough": Parlett, The Symmetric Eigenvalue Problem, 6.9).
 */
class Basis {
  private readonly vectors: Float64Array[] = [];

  constructor(private readonly dimension: number) {}

  get size(): number {
    return this.vectors.length;
  }

  include(point: Float64Array): void {
    const rest = point.slice();
    const before = norm(rest);
    let after = this.reduce(rest);
    if (after < 0.5 * before) after = this.reduce(rest);
    if (!(after > IN_SPAN * before)) return;
    for (let i = 0; i < this.dimension; i++) rest[i] /= after;
    this.vectors.push(rest);
  }

  /** Takes away what lies along the basis; returns the length that is left. */
  private reduce(rest: Float64Array): number {
    for (const vector of this.vectors) subtractMultiple(rest, dot(rest, vector), vector);
    return norm(rest);
  }

  /** Coordinates of a point of the span. */
  project(point: Float64Array): Float64Array {
    return Float64Array.from(this.vectors, (vector) => dot(point, vector));
  }
}

function includeRows(basis: Basis, table: RecordTable): void {
  for (let i = 0; i < table.rows; i++) basis.include(featuresOf(table, i));
}

function projectTable(basis: Basis, table: RecordTable): RecordTable {
  const features = new Float64Array(table.rows * basis.size);
  for (let i = 0; i < table.rows; i++) features.set(basis.project(featuresOf(table, i)), i * basis.size);
  return { ...table, columns: basis.size, features };
}

function projectCanary(basis: Basis, canary: Canary, inputs: number, classes: number): Canary {
  if (canary.kind === 'none') return canary;
  if (canary.kind === 'record') {
    const record = ({ features, label }: CanaryRecord) => ({ features: basis.project(features), label });
    return { ...canary, original: record(canary.original), substitute: record(canary.substitute) };
  }
  const bias = canary.coordinate - inputs * classes;
  const coordinate =
    bias >= 0 ? classes * basis.size + bias : Math.floor(canary.coordinate / inputs) * basis.size;
  return { ...canary, coordinate };
}

/** Four running sums: one alone would wait for itself at every addition. */
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
