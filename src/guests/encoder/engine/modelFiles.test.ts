// Tests of checking a model's files against one another: model.json describes weights, and the other files must hold them.
import { describe, expect, test } from 'vitest';
import { makeDemonstration } from '../testing/demonstration';
import { DEMONSTRATION } from './demonstration';
import { type FileSize, findDescription, readModelFiles } from './modelFiles';

const { model, weights } = makeDemonstration();
const whole: FileSize = { name: DEMONSTRATION.weights, bytes: weights.length };
const json = JSON.parse(model);
const read = (change: object, files = [whole]) =>
  readModelFiles(JSON.stringify({ ...json, ...change }), 'model.json', files);

test('the description of a model gives its format, parameters, bytes and kinds of layers', () => {
  expect(read({})).toEqual({
    format: 'layers',
    weightFiles: [DEMONSTRATION.weights],
    parameters: 72 + 8 + 1152 + 16 + 256 * 48 + 48,
    bytes: weights.length,
    layers: ['Conv2D', 'Dense', 'Flatten', 'MaxPooling2D'],
  });
});

test('quantised weights have the bytes of the type that they are stored in', () => {
  const spec = {
    name: 'a',
    shape: [3, 5],
    dtype: 'float32',
    quantization: { dtype: 'uint8', min: 0, scale: 1 },
  };
  const manifest = (weights: object[]) => ({ weightsManifest: [{ paths: ['far/away/a.bin'], weights }] });
  const file = { name: 'a.bin', bytes: 15 };
  expect(read(manifest([spec]), [file]).bytes).toBe(15);
  expect(() => read(manifest([{ ...spec, quantization: undefined }]), [file])).toThrow(
    /holds 15 bytes .* describes 60/,
  );
});

test('weights that are texts may have any number of bytes', () => {
  const spec = {
    name: 'a',
    shape: [3, 5],
    dtype: 'float32',
    quantization: { dtype: 'uint8', min: 0, scale: 1 },
  };
  const manifest = (weights: object[]) => ({ weightsManifest: [{ paths: ['far/away/a.bin'], weights }] });
  const file = { name: 'a.bin', bytes: 15 };
  expect(read(manifest([spec, { name: 'b', shape: [2], dtype: 'string' }]), [file]).parameters).toBe(17);
});

describe('a file that describes no whole model', () => {
  test.each([
    [/model\.json needs weights .*: demo-encoder\.bin\. Choose/, {}, []],
    [/holds 54335 bytes .* describes 54336/, {}, [{ ...whole, bytes: weights.length - 1 }]],
    [/describes no model/, { modelTopology: undefined }, [whole]],
    [/describes no model/, { format: undefined, modelTopology: { nodes: [] } }, [whole]],
    [/lists no weights/, { weightsManifest: [] }, [whole]],
    [
      /lists no weights/,
      { weightsManifest: [{ paths: ['a.bin'], weights: [{ name: 'a', shape: [-1], dtype: 'float32' }] }] },
      [whole],
    ],
    [
      /needs|has 4000 MiB of weights, but at most 512/,
      {
        weightsManifest: [
          { paths: ['a.bin'], weights: [{ name: 'a', shape: [1000, 2 ** 20], dtype: 'float32' }] },
        ],
      },
      [{ name: 'a.bin', bytes: 4000 * 2 ** 20 }],
    ],
  ])('is refused with %s', (message, change, files) => {
    expect(() => read(change, files)).toThrow(
      expect.objectContaining({
        name: 'InputError',
        field: 'model',
        message: expect.stringMatching(message),
      }),
    );
  });

  test.each([
    [/not JSON/, '{'],
    [/not JSON/, '[1]'],
    [/not JSON/, 'null'],
  ])('is refused with %s where it holds %s', (message, text) => {
    expect(() => readModelFiles(text, 'x.json', [])).toThrow(message);
  });
});

test('two files of weights with one name are refused', () => {
  const group = (path: string) => ({
    paths: [path],
    weights: [{ name: path, shape: [2], dtype: 'float32' }],
  });
  const file = { name: 'w.bin', bytes: 8 };
  const twice = { weightsManifest: [group('a/w.bin'), group('b/w.bin')] };
  expect(() => read(twice, [file])).toThrow(/several files are called w\.bin\. Convert the model again/);
  expect(() => read({ weightsManifest: [group('a/w.bin')] }, [file, file])).toThrow(/are called w\.bin/);
});

const files = (...names: string[]) => names.map((name) => ({ name, bytes: 1 }));

test('the file that describes the model is found among others', () => {
  expect(findDescription(files('a.bin', 'metadata.json', 'Model.json'))).toBe('Model.json');
  expect(findDescription(files('mine.json', 'a.bin'))).toBe('mine.json');
});

test('files without a single description of a model are refused by their names', () => {
  expect(() => findDescription(files('saved_model.pb', 'a.index'))).toThrow(
    /saved_model\.pb is not in the format/,
  );
  expect(() => findDescription(files('a.bin'))).toThrow(/None of the files chosen .*: a\.bin/);
  expect(() => findDescription(files('a.json', 'b.json'))).toThrow(/Several .*: a\.json, b\.json/);
});
