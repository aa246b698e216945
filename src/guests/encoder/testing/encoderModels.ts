// Models for tests, as the artifacts that TensorFlow.js loads: the demonstration encoder as layers, and with the same weights as a graph.
// The page does not use them.
import { io } from '@tensorflow/tfjs';
import { type ModelFiles, readModelFiles } from '../engine/modelFiles';
import { type LoadedModel, loadModel } from '../worker/tfjs/loadModel';
import { makeDemonstration } from './demonstration';

type Json = Record<string, unknown>;

export interface TestModel {
  json: Json & {
    modelTopology: Json;
    weightsManifest: { paths: string[]; weights: io.WeightsManifestEntry[] }[];
  };
  weights: Uint8Array;
}

export function layersModel(): TestModel {
  const { model, weights } = makeDemonstration();
  return { json: JSON.parse(model), weights };
}

const text = (value: string) => ({ s: btoa(value) });
const list = (...values: number[]) => ({ list: { i: values.map(String) } });
const dims = (...sizes: number[]) => ({ dim: sizes.map((size) => ({ size: String(size) })) });
const FLOAT = { type: 'DT_FLOAT' };

/** The demonstration with the same weights as a graph of operations, as the converter would write it. */
export function graphModel(): TestModel {
  const layers = layersModel();
  const { weights } = layers.json.weightsManifest[0];
  const constants = weights.map(({ name, shape }) => ({
    name,
    op: 'Const',
    attr: { dtype: FLOAT, value: { tensor: { dtype: 'DT_FLOAT', tensorShape: dims(...shape) } } },
  }));
  const convolution = (name: string, input: string) => [
    {
      name: `${name}/Conv2D`,
      op: 'Conv2D',
      input: [input, `${name}/kernel`],
      attr: {
        T: FLOAT,
        strides: list(1, 1, 1, 1),
        dilations: list(1, 1, 1, 1),
        padding: text('SAME'),
        data_format: text('NHWC'),
        use_cudnn_on_gpu: { b: true },
      },
    },
    {
      name: `${name}/BiasAdd`,
      op: 'BiasAdd',
      input: [`${name}/Conv2D`, `${name}/bias`],
      attr: { T: FLOAT, data_format: text('NHWC') },
    },
    { name: `${name}/Relu`, op: 'Relu', input: [`${name}/BiasAdd`], attr: { T: FLOAT } },
  ];
  const rowShape = {
    name: 'row/shape',
    op: 'Const',
    attr: { dtype: { type: 'DT_INT32' }, value: { tensor: { dtype: 'DT_INT32', tensorShape: dims(2) } } },
  };
  const node = [
    { name: 'pictures', op: 'Placeholder', attr: { dtype: FLOAT, shape: { shape: dims(-1, 8, 8, 1) } } },
    ...constants,
    rowShape,
    ...convolution('edges', 'pictures'),
    {
      name: 'coarser',
      op: 'MaxPool',
      input: ['edges/Relu'],
      attr: {
        T: FLOAT,
        ksize: list(1, 2, 2, 1),
        strides: list(1, 2, 2, 1),
        padding: text('VALID'),
        data_format: text('NHWC'),
      },
    },
    ...convolution('corners', 'coarser'),
    { name: 'row', op: 'Reshape', input: ['corners/Relu', 'row/shape'], attr: { T: FLOAT } },
    { name: 'features/MatMul', op: 'MatMul', input: ['row', 'features/kernel'], attr: { T: FLOAT } },
    { name: 'features', op: 'AddV2', input: ['features/MatMul', 'features/bias'], attr: { T: FLOAT } },
  ];
  const shape = new Uint8Array(Int32Array.of(-1, 256).buffer);
  return {
    json: {
      format: 'graph-model',
      modelTopology: { node, versions: {} },
      weightsManifest: [
        {
          paths: layers.json.weightsManifest[0].paths,
          weights: [...weights, { name: 'row/shape', shape: [2], dtype: 'int32' }],
        },
      ],
    },
    weights: Uint8Array.of(...layers.weights, ...shape),
  };
}

/** The checked files of a test model, as they are read from a reader's files. */
export function filesOf({ json, weights }: TestModel): ModelFiles {
  return readModelFiles(JSON.stringify(json), 'model.json', [
    { name: 'model.json', bytes: 1 },
    { name: json.weightsManifest[0].paths[0], bytes: weights.length },
  ]);
}

/** Loads a test model from memory, because `io.browserFiles` needs a browser's FileReader. All else is as on the page. */
export function open(model: TestModel): Promise<LoadedModel> {
  const { json, weights } = model;
  const handler = io.fromMemory({
    ...json,
    weightSpecs: json.weightsManifest.flatMap((group) => group.weights),
    weightData: weights.slice().buffer as ArrayBuffer,
  } as io.ModelArtifacts);
  return loadModel(filesOf(model), handler as io.IOHandler);
}
