// The demonstration encoder: a small convolutional model for 8x8 pictures whose weights are random numbers from a fixed seed. It was
// trained on nothing, so it has learned from nobody. Its features, called random features, say less than trained ones, but no training
// besides the audited one has to be counted. It is written as the files that `tf.loadLayersModel` reads. Pure.

import { fillUniform, STREAM } from '../../../base/numerics/randomStreams';
import { DEMONSTRATION } from '../engine/demonstration';

const SEED = 20_260_213;
const SIDE = 8;

interface LayerOfWeights {
  name: string;
  /** Shape of the weights, with the inputs before the outputs. */
  shape: readonly number[];
}

const WEIGHTS: readonly LayerOfWeights[] = [
  { name: 'edges', shape: [3, 3, 1, 8] },
  { name: 'corners', shape: [3, 3, 8, 16] },
  { name: 'features', shape: [256, 48] },
];

const size = (shape: readonly number[]): number => shape.reduce((product, length) => product * length, 1);

/** Weights that are uniform with variance 2 / inputs (He et al., 2015). Every JavaScript engine draws the same bits. Biases are 0. */
function drawWeights({ shape }: LayerOfWeights, layer: number): Float32Array {
  const units = shape[shape.length - 1];
  const reach = Math.sqrt((6 * units) / size(shape));
  const draws = new Float64Array(size(shape));
  fillUniform(
    { seed: SEED, stream: STREAM.demonstrationEncoder, model: layer, step: 0 },
    0,
    draws,
    0,
    draws.length,
  );
  return Float32Array.from([...draws.map((u) => reach * (2 * u - 1)), ...new Float64Array(units)]);
}

const convolution = (name: string, filters: number, first: boolean) => ({
  class_name: 'Conv2D',
  config: {
    name,
    ...(first && { batch_input_shape: [null, SIDE, SIDE, 1], dtype: 'float32' }),
    filters,
    kernel_size: [3, 3],
    strides: [1, 1],
    padding: 'same',
    data_format: 'channels_last',
    activation: 'relu',
    use_bias: true,
  },
});

/** The text of model.json, and the bytes of the weights. */
export function makeDemonstration(): { model: string; weights: Uint8Array } {
  const weights = WEIGHTS.map(drawWeights);
  const bytes = new DataView(new ArrayBuffer(4 * weights.reduce((sum, { length }) => sum + length, 0)));
  let at = 0;
  for (const value of weights.flatMap((layer) => Array.from(layer))) {
    bytes.setFloat32(at, value, true);
    at += 4;
  }
  const model = {
    format: 'layers-model',
    generatedBy: 'Adjacency Lab: random weights from a fixed seed, trained on nothing',
    convertedBy: null,
    modelTopology: {
      class_name: 'Sequential',
      config: {
        name: 'demonstration',
        layers: [
          convolution('edges', 8, true),
          {
            class_name: 'MaxPooling2D',
            config: { name: 'coarser', pool_size: [2, 2], strides: [2, 2], padding: 'valid' },
          },
          convolution('corners', 16, false),
          { class_name: 'Flatten', config: { name: 'row' } },
          {
            class_name: 'Dense',
            config: { name: 'features', units: 48, activation: 'linear', use_bias: true },
          },
        ],
      },
      keras_version: 'tfjs-layers 4.22.0',
      backend: 'tensor_flow.js',
    },
    weightsManifest: [
      {
        paths: [DEMONSTRATION.weights],
        weights: WEIGHTS.flatMap(({ name, shape }) => [
          { name: `${name}/kernel`, shape, dtype: 'float32' },
          { name: `${name}/bias`, shape: shape.slice(-1), dtype: 'float32' },
        ]),
      },
    ],
  };
  return { model: `${JSON.stringify(model, null, 1)}\n`, weights: new Uint8Array(bytes.buffer) };
}
