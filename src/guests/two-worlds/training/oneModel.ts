// Trains one model of a world by the plain reference code in float64: its trajectory, and of one step every record's clipped gradient,
// their sum and the noise. It uses the same random draws as the cloud, so it is one of the models that the cloud shows.

import { drawMask, drawNoise } from '../../../audit/training/draws';
import { requireJob } from '../../../audit/training/jobCheck';
import { paddedIndices, parameterLayout } from '../../../audit/training/layout';
import { dpSgdModel } from '../../../audit/training/reference/dpSgd';
import { perRecordGradient } from '../../../audit/training/reference/perRecordGradient';
import { requireNumber } from '../../../base/numerics/errors';
import type { OneModel, OneModelRequest, RecordShare } from '../engine/worlds';
import { marginSize, writeMargin } from './margins';
import { requireTraining, worldJob, worldRecords } from './worldJob';

export function oneModel({ training, world, draws, number, step }: OneModelRequest): OneModel {
  requireTraining(training);
  const { model, mechanism, clippingNorm } = training;
  const { steps } = mechanism;
  const job = requireJob(worldJob(world, training, { models: 1, keptSteps: [steps] }, draws));
  requireNumber('number', number, { min: 0, max: 2 ** 31 - 1, integer: true });
  requireNumber('step', step, { min: 1, max: steps, integer: true });
  const layout = parameterLayout(job.model);
  const size = marginSize(model);
  const real = paddedIndices(job.model);
  const asMargin = (padded: Float64Array): Float64Array => {
    const margin = new Float64Array(size);
    writeMargin(
      model,
      Float64Array.from(real, (index) => padded[index]),
      0,
      margin,
      0,
    );
    return margin;
  };

  const trained = dpSgdModel(job, layout, number);
  const trajectory = new Float64Array((steps + 1) * size);
  let before = trained.theta;
  for (let t = 0; t <= steps; t++) {
    trajectory.set(asMargin(trained.theta), t * size);
    if (t === step - 1) before = trained.theta.slice();
    if (t < steps) trained.step(t);
  }

  const mask = new Uint8Array(job.data.rows);
  drawMask(mask, job.seed, number, step - 1, job.samplingRate);
  const addClipped = perRecordGradient(layout);
  const sum = new Float64Array(layout.size);
  const batch: RecordShare[] = [];
  worldRecords(world, training).forEach(({ point, record }, row) => {
    if (!mask[row]) return;
    const whole = new Float64Array(layout.size);
    const place = Float64Array.of(record.x, record.y);
    addClipped(whole, before, place, record.label, Number.MAX_VALUE);
    const norm = Math.hypot(...whole);
    const clipping = Math.min(1, clippingNorm / norm);
    const clipped = whole.map((value) => clipping * value);
    for (let i = 0; i < sum.length; i++) sum[i] += clipped[i];
    batch.push({ record, point, norm, clipping, clipped: asMargin(clipped) });
  });
  const noise = new Float64Array(layout.size);
  drawNoise(noise, job.seed, number, step - 1);
  const noised = noise.map((value) => mechanism.noiseMultiplier * clippingNorm * value);
  const scale = -job.learningRate / (job.samplingRate * job.data.rows);
  return {
    size,
    trajectory,
    batch,
    sum: asMargin(sum),
    noise: asMargin(noised),
    move: asMargin(sum.map((value, i) => scale * (value + noised[i]))),
  };
}
