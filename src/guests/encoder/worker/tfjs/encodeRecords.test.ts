// Tests of whole encodings on TensorFlow.js's processor backend, with models of both formats and every kind of record, and of refusals by
// name.

import { readFileSync } from 'node:fs';
import { env, memory, setBackend } from '@tensorflow/tfjs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { size } from '../../../../../test/statistics/size';
import { parseDigits } from '../../../../audit/datasets/shipped/digits';
import { parseCsv } from '../../../../audit/datasets/tableFiles/csv';
import { english } from '../../../../base/sentences/sentence';
import { DEMONSTRATION } from '../../engine/demonstration';
import { digitPictures, type InputPicture, pictureSource } from '../../engine/pictureSource';
import type { RecordSource } from '../../engine/recordSource';
import { tableSource } from '../../engine/tableSource';
import type { EncodeOptions } from '../../engine/types';
import { makeDemonstration } from '../../testing/demonstration';
import { filesOf, graphModel, layersModel, open, type TestModel } from '../../testing/encoderModels';
import { encodeRecords } from './encodeRecords';

const read = (name: string) => readFileSync(new URL(`../../../../../public/data/${name}`, import.meta.url));
const digits = parseDigits(read('digits.npy'));
const pictures = digitPictures(digits).slice(0, 70);

beforeAll(async () => {
  env().set('PROD', true);
  await setBackend('cpu');
});

const OPTIONS: EncodeOptions = { output: 'features', pooling: 'mean', scale: 'unit', side: 8, engine: 'cpu' };

const encode = (model: TestModel, source: RecordSource, options: Partial<EncodeOptions> = {}) =>
  encodeRecords({
    open: () => open(model),
    source,
    options: { ...OPTIONS, ...options },
    pause: async () => {},
    onProgress: () => {},
  });

const digitSource = (some: readonly InputPicture[] = pictures) => pictureSource(some, 'unit');

test('the demonstration in public/data is the one that the repository makes', () => {
  const { model, weights } = makeDemonstration();
  expect(read(DEMONSTRATION.model).toString()).toBe(model);
  expect(Buffer.compare(read(DEMONSTRATION.weights), weights)).toBe(0);
});

describe('features of records', () => {
  test('agree between a model of layers, the same model as a graph, and batches of a fixed size', async () => {
    const before = memory().numTensors;
    const layers = await encode(layersModel(), digitSource());
    const graph = await encode(graphModel(), digitSource());
    expect([layers.rows, layers.columns, layers.engine]).toEqual([70, 48, 'cpu']);
    expect(layers.labels).toEqual(pictures.map(({ className }) => className));
    expect(layers.plan.batch).toBe(32);
    layers.features.forEach((value, i) => {
      expect(graph.features[i]).toBeCloseTo(value, 4);
    });
    // a model that fixes batches of three
    const fixed = layersModel();
    const [first] = (
      fixed.json.modelTopology as { config: { layers: { config: Record<string, unknown> }[] } }
    ).config.layers;
    first.config.batch_input_shape = [3, 8, 8, 1];
    const threes = await encode(fixed, digitSource());
    expect(threes.plan.batch).toBe(3);
    expect(threes.rows).toBe(70);
    threes.features.forEach((value, i) => {
      expect(value).toBeCloseTo(layers.features[i]!, 4);
    });
    expect(memory().numTensors).toBe(before);
  });

  test('are the mean over positions of the chosen layer', async () => {
    const layer = await encode(layersModel(), digitSource(), { output: 'corners' });
    expect([layer.columns, layer.outputShape]).toEqual([16, [4, 4, 16]]);
    const whole = await encode(graphModel(), digitSource(), { output: 'corners/Relu', pooling: 'flatten' });
    expect(whole.columns).toBe(256);
    for (let i = 0; i < 70; i++) {
      for (let c = 0; c < 16; c++) {
        let sum = 0;
        for (let p = 0; p < 16; p++) sum += whole.features[i * 256 + p * 16 + c]!;
        expect(layer.features[i * 16 + c]).toBeCloseTo(sum / 16, 4);
      }
    }
  });

  test('are the same for a table as for pictures of the same numbers', async () => {
    const lines = Array.from({ length: 20 }, (_, i) =>
      [
        `p${i}`,
        ...Array.from(digits.features.subarray(i * 64, (i + 1) * 64), (v) => v / 16),
        `d${digits.labels[i]}`,
      ].join(),
    );
    const names = ['name', ...Array.from({ length: 64 }, (_, j) => `p${j}`), 'digit'].join();
    const table = parseCsv(Buffer.from([names, ...lines].join('\n')));
    const given = await encode(layersModel(), tableSource(table, 65, 'digits.csv'));
    expect(given.notices.map(english)).toEqual(['Columns of text were left out: name.']);
    expect(given.labels[3]).toBe(`d${digits.labels[3]}`);
    const same = await encode(layersModel(), digitSource(pictures.slice(0, 20)));
    given.features.forEach((value, i) => {
      expect(value).toBeCloseTo(same.features[i]!, 2);
    });
  });

  const withoutPictures = (every: number) =>
    pictures.map((picture, i) => (i % every === 0 ? { ...picture, decode: async () => null } : picture));

  test('leave out pictures that cannot be decoded, which a notice names', async () => {
    const source = digitSource(withoutPictures(30));
    const { rows, labels, notices, features } = await encode(layersModel(), source);
    expect([rows, labels.length, features.length]).toEqual([67, 67, 67 * 48]);
    expect(labels[0]).toBe(pictures[1]!.className);
    expect(notices.map(english)).toEqual([
      '3 of 70 pictures could not be decoded and were left out: digit 1, digit 31, digit 61.',
    ]);
  });

  test('are refused where no picture can be decoded', async () => {
    await expect(encode(layersModel(), digitSource(withoutPictures(1)))).rejects.toThrow(
      /None of the 70 pictures .* digit 1 /,
    );
  });

  test('are reported batch by batch until the work is aborted', async () => {
    let turns = 0;
    const done: number[] = [];
    const work = encodeRecords({
      open: () => open(layersModel()),
      source: digitSource(),
      options: OPTIONS,
      pause: async () => {
        if (++turns > 50) throw new Error('called off');
      },
      onProgress: (progress) => done.push(progress.done),
    });
    await expect(work).rejects.toThrow('called off');
    expect(done).toEqual([0, 1, 33]);
  });
});

describe('an encoding is refused by name', () => {
  const fails = (model: TestModel, source: RecordSource, options: Partial<EncodeOptions>, message: RegExp) =>
    expect(encode(model, source, options)).rejects.toThrow(message);

  const unknownProduct = () => {
    const graph = graphModel();
    const nodes = graph.json.modelTopology.node as { name: string; op: string }[];
    nodes.find(({ name }) => name === 'features/MatMul')!.op = 'FancyProduct';
    return { graph, nodes };
  };

  test('only for outputs that need an unknown operation', async () => {
    const { graph } = unknownProduct();
    const loaded = await open(graph);
    expect(loaded.unsupported).toEqual(['FancyProduct']);
    expect(loaded.outputs.map(({ name }) => name)).toContain('corners/Relu');
    expect(loaded.outputs.map(({ name }) => name)).not.toContain('features');
    loaded.dispose();
  });

  test('for a graph whose every output needs an unknown operation', async () => {
    const { graph, nodes } = unknownProduct();
    nodes.find(({ name }) => name === 'edges/Conv2D')!.op = 'OddConvolution';
    await expect(open(graph)).rejects.toThrow(/FancyProduct/);
    await expect(open(graph)).rejects.toMatchObject({
      field: 'model',
      message: expect.stringMatching(/OddConvolution/),
    });
  });

  test('for unknown layers', async () => {
    const layers = layersModel();
    const { config } = layers.json.modelTopology as { config: { layers: { class_name: string }[] } };
    config.layers[3]!.class_name = 'PatchEncoder';
    expect(filesOf(layers).layers).toContain('PatchEncoder');
    await expect(open(layers)).rejects.toThrow(/does not know: PatchEncoder/);
  });

  test('for records of another shape than the model takes', async () => {
    const table = parseCsv(Buffer.from('a,b,y\n1,2,0\n3,4,1\n'));
    await fails(
      layersModel(),
      tableSource(table, 2, 't.csv'),
      {},
      /shape \[8, 8, 1\].* 2 columns .* Give 64/,
    );
  });

  test('for an output that the model lacks', async () => {
    await fails(layersModel(), digitSource(), { output: 'nothing' }, /no output "nothing"/);
  });

  test('for features that are the same for all records', async () => {
    await fails(
      layersModel(),
      digitSource([pictures[0]!, pictures[0]!]),
      {},
      /All 48 features are the same for all 2 records/,
    );
  });

  test('for a feature that is not a number', async () => {
    const broken = layersModel();
    new DataView(broken.weights.buffer).setFloat32(0, Number.NaN, true);
    await fails(broken, digitSource(), {}, /Feature 1 of digit 1 is NaN/);
  });

  test('for a side that pictures cannot have, where the model leaves it open', async () => {
    const open = layersModel();
    const topology = open.json.modelTopology as {
      config: { layers: { config: Record<string, unknown> }[] };
    };
    topology.config.layers[0]!.config.batch_input_shape = [null, null, null, 1];
    topology.config.layers.length = 3;
    open.json.weightsManifest[0]!.weights.length = 4;
    open.weights = open.weights.slice(0, 4 * (72 + 8 + 1152 + 16));
    await fails(open, digitSource(), { output: 'corners', side: 0 }, /side is 0\. Give an integer/);
    expect((await encode(open, digitSource(), { output: 'corners', side: 12 })).outputShape).toEqual([
      6, 6, 16,
    ]);
  });

  test('for a model.json with up to 400 characters cut out anywhere, unless it still is a model', async () => {
    const { json, weights } = layersModel();
    const whole = JSON.stringify(json);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 2), fc.nat(400), async (from, length) => {
        const text = whole.slice(0, from) + whole.slice(from + length);
        let changed: TestModel['json'];
        try {
          changed = JSON.parse(text);
        } catch {
          changed = { ...json, modelTopology: {} };
        }
        try {
          (await open({ json: changed, weights })).dispose();
        } catch (error) {
          expect((error as Error).name).toBe('InputError');
        }
      }),
      { seed: 4, numRuns: size(20, 40) },
    );
  });
});
