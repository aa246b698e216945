// The kernel's view of a training job: one record of 32-bit fields that src/audit/training/wasm/task.ts writes, in this order.
// Pointers are byte offsets into the kernel's memory; float tables are float32.

@unmanaged export class Task {
  /** Number of rows with a coin of their own, which are those of the training table. */
  coins: i32 = 0;
  /** Number of rows that are visited: the table, the canary's substitute if any, zero rows up to a multiple of four. */
  rows: i32 = 0;
  inputs: i32 = 0;
  hidden: i32 = 0;
  classes: i32 = 0;
  /** Floats of one row of the first and of the last layer: inputs (hidden) + 1, rounded up to four. */
  inputStride: i32 = 0;
  hiddenStride: i32 = 0;
  /** Number of padded parameters of one model. */
  size: i32 = 0;
  key0: u32 = 0;
  key1: u32 = 0;
  /** Whether every row is in every batch (q = 1). */
  everyRow: i32 = 0;
  /** A row joins when its word is below this. */
  maskThreshold: u32 = 0;
  /** Row of the canary slot; -1 without canary. */
  slot: i32 = 0;
  /** Padded parameter index of a gradient canary, else -1. */
  canaryIndex: i32 = 0;
  /** Row that stands in the slot's place in world 1, else -1. */
  substituteRow: i32 = 0;
  /** A row of zeros whose clipping limit is 0. */
  zeroRow: i32 = 0;
  adam: i32 = 0;
  /** Number of rows that are worked on together, a multiple of four. */
  tileRows: i32 = 0;
  clippingNorm: f32 = 0;
  /** Standard deviation of the noise, sigma C. */
  noiseScale: f32 = 0;
  /** Factor of the averaged gradient, 1 / (q n). */
  overBatch: f32 = 0;
  learningRate: f32 = 0;
  /** Row-major features with a 1 appended, inputStride floats a row. */
  features: usize = 0;
  /** The same features for a panel, as [row / 4][feature][row % 4]. */
  byRowQuad: usize = 0;
  /** Address of the labels, an int32 per row. */
  labels: usize = 0;
  /** A number per row x: C / sqrt(|x|^2 + 1) for a linear head, |x|^2 for a perceptron. The 1 is the square of the bias's input. */
  limits: usize = 0;
  parameters: usize = 0;
  gradient: usize = 0;
  firstMoment: usize = 0;
  secondMoment: usize = 0;
  /** The generator's streams of the coins and of the noise. */
  maskStream: u32 = 0;
  noiseStream: u32 = 0;
  /** Mask of a panel: sixteen lanes of all ones or all zeros per row. */
  mask: usize = 0;
  /** Residuals of a tile: [class][row of the tile][16] for a panel, [record / 4][class][4] for a model over its sampled rows. */
  residuals: usize = 0;
  /** Row numbers of a batch as int32, with room for rows + 4, for a model over its sampled rows. */
  batch: usize = 0;
  /** Activations of four records in a perceptron, [4][hiddenStride], and the hidden errors, [hidden][4]. */
  activations: usize = 0;
  hiddenErrors: usize = 0;
}
