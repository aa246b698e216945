// A training job, which is many independent DP-SGD models over one small table with a canary in it, and the results of a
// block of these models.
import type { RecordTable } from '../datasets/types';

/**
 * Linear softmax head with bias (W_0 = 0), or tanh multilayer perceptron with one hidden layer: every weight and
 * bias of a layer starts uniform in +-1/sqrt(inputs of that layer), drawn per model (the default of PyTorch's
 * Linear).
 */
export type ModelShape =
  | { kind: 'linear'; inputs: number; classes: number }
  | { kind: 'mlp'; inputs: number; hidden: number; classes: number };

/** Optimizer that takes the noisy averaged gradient: plain descent, or Adam with the usual constants (0.9, 0.999, 1e-8). */
export type Optimizer = 'sgd' | 'adam';

export interface CanaryRecord {
  features: Float64Array;
  label: number;
}

/**
 * The difference between the two worlds. `slot` is the target's row in the training table: its Poisson coin decides
 * whether the canary is in the batch, in both worlds alike.
 * - gradient: the slot's clipped gradient is replaced by +C e_j (world 0, D) or -C e_j (world 1, D'). j is the
 *   flattened index as reported to people: layer after layer, each layer's weights unit-major before its biases; for
 *   a linear head j = k*d + f, then K*d + k.
 * - record: the slot holds `original` in world 0 and `substitute` in world 1.
 * - none: the slot keeps its own record in both worlds (accuracy without canary, false-alarm checks).
 */
export type Canary =
  | { kind: 'gradient'; slot: number; coordinate: number }
  | { kind: 'record'; slot: number; original: CanaryRecord; substitute: CanaryRecord }
  | { kind: 'none' };

export interface TrainingJob {
  data: RecordTable;
  model: ModelShape;
  optimizer: Optimizer;
  /** q in (0,1]; expected batch B = q n normalises the gradient. */
  samplingRate: number;
  /** sigma >= 0: noise standard deviation over C, per coordinate; 0 trains without noise. */
  noiseMultiplier: number;
  clippingNorm: number;
  learningRate: number;
  steps: number;
  /** Ascending steps in 1..steps after which scores are read. */
  checkpoints: readonly number[];
  canary: Canary;
  /** Whether results hold every model's parameters at each checkpoint, which is meant for models small enough to be drawn. */
  keepsParameters?: boolean;
  /** Models per world; model r trains in world r % 2, so any prefix of even length is balanced. */
  runsPerWorld: number;
  /** 64-bit key of the counter-based generator as two 32-bit words. */
  seed: readonly [number, number];
  /** Points whose logits are read at every checkpoint (usually the canary's original and substitute features). */
  probes: readonly Float64Array[];
  /** Test records for accuracy at the last step; null to skip. */
  test: RecordTable | null;
  /** Models 0 .. accuracyModels - 1 of the job report their test accuracy, whatever block they fall into. */
  accuracyModels: number;
}

/** Results of models firstModel .. firstModel + models - 1, at every checkpoint. */
export interface BlockResult {
  firstModel: number;
  models: number;
  /** The scored parameter, models x checkpoints: theta_t[coordinate] - theta_0[coordinate] for a gradient canary, else empty. */
  parameter: Float32Array;
  /** Logits of the probes, models x checkpoints x probes x classes. */
  logits: Float32Array;
  /** All parameters, models x checkpoints x flattened parameters, if the job keeps them; else empty. */
  parameters: Float32Array;
  /** Test accuracy of those models of the block whose number is below accuracyModels, in order. */
  accuracy: Float32Array;
}
