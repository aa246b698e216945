// DP-SGD of one model, step by step, in float64 and in the order of the textbook: Poisson batch, clipped sum, noise,
// expected batch size, descent. The definition that the fast backends are tested against; not meant to be fast.

import { type Descend, descent } from '../../canaries/crafting/descent';
import type { TrainingJob } from '../../canaries/job';
import { drawInitial, drawMask, drawNoise } from '../draws';
import { type ParameterLayout, paddedIndex } from '../layout';
import { PerRecordGradient } from './perRecordGradient';

export class DpSgdModel {
  /** Parameters in the padded layout. */
  readonly theta: Float64Array;
  private readonly gradient: Float64Array;
  private readonly noise: Float64Array;
  private readonly mask: Uint8Array;
  private readonly descend: Descend;
  private readonly perRecord: PerRecordGradient;
  private readonly canaryIndex: number;

  constructor(
    private readonly job: TrainingJob,
    private readonly layout: ParameterLayout,
    private readonly model: number,
  ) {
    this.theta = new Float64Array(layout.size);
    this.gradient = new Float64Array(layout.size);
    this.noise = new Float64Array(layout.size);
    this.mask = new Uint8Array(job.data.rows);
    this.descend = descent(job.optimizer, job.learningRate, layout.size);
    this.perRecord = new PerRecordGradient(layout);
    this.canaryIndex = job.canary.kind === 'gradient' ? paddedIndex(job.model, job.canary.coordinate) : -1;
    drawInitial(this.theta, layout, job.seed, model);
  }

  /** Step t = 0, 1, ... */
  step(t: number): void {
    const { data, seed, samplingRate, noiseMultiplier, clippingNorm } = this.job;
    drawMask(this.mask, seed, this.model, t, samplingRate);
    this.gradient.fill(0);
    for (let i = 0; i < data.rows; i++) if (this.mask[i]) this.addRecord(i);

    drawNoise(this.noise, seed, this.model, t);
    const expectedBatch = samplingRate * data.rows;
    const noiseScale = noiseMultiplier * clippingNorm;
    for (const { inputs, units, stride, offset } of this.layout.layers) {
      for (let unit = 0; unit < units; unit++) {
        // the padding behind a row's bias stays zero
        for (let i = offset + unit * stride; i <= offset + unit * stride + inputs; i++) {
          this.gradient[i] = (this.gradient[i] + noiseScale * this.noise[i]) / expectedBatch;
        }
      }
    }
    this.descend(this.theta, this.gradient, t);
  }

  /** The clipped gradient of what row i holds in this model's world. */
  private addRecord(i: number): void {
    const { data, canary, clippingNorm } = this.job;
    const world = this.model % 2;
    if (canary.kind === 'gradient' && canary.slot === i) {
      this.gradient[this.canaryIndex] += world === 0 ? clippingNorm : -clippingNorm;
      return;
    }
    let features = data.features.subarray(i * data.columns, (i + 1) * data.columns);
    let label = data.labels[i];
    if (canary.kind === 'record' && canary.slot === i) {
      ({ features, label } = world === 0 ? canary.original : canary.substitute);
    }
    this.perRecord.addClipped(this.gradient, this.theta, features, label, clippingNorm);
  }
}
