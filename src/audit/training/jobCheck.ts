// Checks a training job as a whole, so that no backend needs checks of its own.

import { refusals, requireNumber } from '../../base/numerics/errors';
import type { CanaryRecord, TrainingJob } from '../canaries/job';
import type { RecordTable } from '../datasets/types';
import { parameterCount } from './layout';
import { JOB } from './sentences';

const COUNT = { min: 1, max: 2 ** 31 - 1, integer: true };

/** Checks a job and returns it. Throws an InputError that names the field unless the job can be trained. */
export function requireJob(job: TrainingJob): TrainingJob {
  const { data, model, canary } = job;
  requireNumber('inputs', model.inputs, COUNT);
  requireNumber('classes', model.classes, { min: 1, max: 65_536, integer: true });
  if (model.kind === 'mlp') requireNumber('hidden', model.hidden, COUNT);
  requireTable('data', data, job);
  requireNumber('samplingRate', job.samplingRate, { min: 0, max: 1, exclusiveMin: true });
  requireNumber('noiseMultiplier', job.noiseMultiplier, { min: 0, max: 1e9 });
  requireNumber('clippingNorm', job.clippingNorm, { min: 0, max: 1e30, exclusiveMin: true });
  requireNumber('learningRate', job.learningRate, { min: 0, max: 1e9, exclusiveMin: true });
  requireNumber('steps', job.steps, COUNT);
  requireNumber('runsPerWorld', job.runsPerWorld, { min: 1, max: 2 ** 30, integer: true });
  job.seed.forEach((word, i) => {
    requireNumber(`seed[${i}]`, word, { min: 0, max: 2 ** 32 - 1, integer: true });
  });
  job.checkpoints.forEach((step, i) => {
    const after = i === 0 ? 0 : job.checkpoints[i - 1];
    requireNumber(`checkpoints[${i}]`, step, { min: after + 1, max: job.steps, integer: true });
  });
  job.probes.forEach((probe, i) => {
    requireFeatures(`probes[${i}]`, probe, model.inputs);
  });
  if (job.test) requireTable('test', job.test, job);
  if (canary.kind !== 'none') {
    requireNumber('slot', canary.slot, { min: 0, max: data.rows - 1, integer: true });
  }
  if (canary.kind === 'gradient') {
    const max = parameterCount(model) - 1;
    requireNumber('coordinate', canary.coordinate, { min: 0, max, integer: true });
  }
  if (canary.kind === 'record') {
    requireRecord('original', canary.original, job);
    requireRecord('substitute', canary.substitute, job);
  }
  return job;
}

function requireTable(field: string, table: RecordTable, { model }: TrainingJob): void {
  requireNumber(`${field}.rows`, table.rows, COUNT);
  if (table.columns !== model.inputs)
    throw refusals(`${field}.columns`).inconsistent(
      JOB.otherColumns({ field, columns: table.columns, inputs: model.inputs }),
    );
  requireFeatures(`${field}.features`, table.features, table.rows * table.columns);
  if (table.labels.length !== table.rows)
    throw refusals(`${field}.labels`).inconsistent(
      JOB.otherLabels({ field, rows: table.rows, labels: table.labels.length }),
    );
  for (const label of table.labels) requireLabel(`${field}.labels`, label, model.classes);
}

function requireRecord(field: string, record: CanaryRecord, { model }: TrainingJob): void {
  requireFeatures(`${field}.features`, record.features, model.inputs);
  requireLabel(`${field}.label`, record.label, model.classes);
}

function requireLabel(field: string, label: number, classes: number): void {
  requireNumber(field, label, { min: 0, max: classes - 1, integer: true });
}

function requireFeatures(field: string, features: Float64Array, length: number): void {
  if (features.length !== length)
    throw refusals(field).inconsistent(JOB.otherLength({ field, count: features.length, wanted: length }));
  // a plain loop, because every worker looks at the whole table when a job is opened, and a callback for each value is slower
  for (let i = 0; i < length; i++) {
    if (Number.isFinite(features[i])) continue;
    throw refusals(field).notANumber(JOB.notFinite({ field, value: features[i], at: i }));
  }
}
