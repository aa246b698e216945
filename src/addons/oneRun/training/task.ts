// What one larger model is trained on, and what can be asked of it while it trains. This file has only types; the reference
// and the shortcut beside it train. Many small models at once are the business of ../backend.ts.

export interface DpSgdRun {
  /** 1 for records that take part in training; null if all do. The others can still be asked about. */
  included: Uint8Array | null;
  /** q in (0,1]: each record's coin at each step. */
  samplingRate: number;
  /** n, whoever takes part. The expected batch is q n, and no coin of a game may change it. */
  population: number;
  /** sigma: standard deviation of the noise over the clipping norm, per weight. */
  noiseMultiplier: number;
  /** R > 0, the largest norm of a record's gradient. */
  clippingNorm: number;
  /** eta: a step subtracts eta / (expected batch) times the noised sum of clipped gradients. */
  learningRate: number;
  steps: number;
  /** 32-bit unsigned. */
  seed: number;
}

export interface OneRunTask extends DpSgdRun {
  /** From 0 to classes - 1, one a record. Features are kept elsewhere, because not every way of training needs them. */
  labels: Int32Array;
  classes: number;
}

/**
 * What training on a device asks of its caller. A step is handed over without waiting for it, and whatever is looked at has
 * to be fetched first. On the processor none of this exists. Both reject with a TrainingFault if the device is lost, fails
 * or does not answer.
 */
export interface DeviceWork {
  /** Has to be awaited before every step but the first, until the device has room for it. */
  room(): Promise<void>;
  /**
   * Has to be awaited before the model is looked at ('logits') or copied ('weights') as it is after the steps done, and
   * after the last step.
   */
  fetch(what: 'logits' | 'weights'): Promise<void>;
}
