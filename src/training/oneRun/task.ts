// What one larger model is trained on, and what can be asked of it while it trains. Types alone: the reference and the
// shortcut beside this file train. Many small models at once are ../backend.ts.

/** DP-SGD as it is run, whatever the model. */
export interface DpSgdRun {
  /** 1 where a record takes part in training; null: all do. Those that do not are still asked about. */
  included: Uint8Array | null;
  /** q in (0,1]: each record's coin at each step. */
  samplingRate: number;
  /** n, whoever takes part: the expected batch is q n, which no coin of a game may change. */
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
  /** 0..classes - 1, one a record. Its features are apart: not every way of training needs them. */
  labels: Int32Array;
  classes: number;
}

/**
 * What training on a device asks of whoever drives it: a step is handed over and not waited for, and what is looked at has to be brought
 * back first. On the processor none of this is there. Both reject with a TrainingFault when the device is lost, fails or does not answer.
 */
export interface DeviceWork {
  /** Before every step but the first: resolves when the device has room for it. */
  room(): Promise<void>;
  /** Before the model is looked at ('logits') or copied ('weights') as it is after the steps done, and after the last step. */
  fetch(what: 'logits' | 'weights'): Promise<void>;
}
