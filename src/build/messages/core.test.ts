// What the core composes, in German: driven through values, files and configurations that it refuses, and read for English.

import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { encodeNpy } from '../../../test/shared/encodeNpy';
import { inGerman } from '../../../test/shared/inGerman';
import { prepareOwnData } from '../../audit/datasets/ownFile/prepare.ts';
import { readOwnFile } from '../../audit/datasets/ownFile/readFile';
import { asSentence } from '../../base/sentences/plain';
import type { Sentence } from '../../base/sentences/sentence';
import { compareReported } from '../../guests/calculator/engine/compareReported.ts';
import { resolve } from '../../guests/calculator/engine/form/resolve.ts';
import { read } from '../../guests/calculator/engine/read.ts';
import { NOTHING_READ } from '../../guests/calculator/engine/reading.ts';
import { parseLink, readNumberField } from '../../scenario';
import { FIELD_LIST } from '../../scenario/fields/fields.ts';
import { parseScenarioFile } from '../../scenario/file';

const { german, leftIn } = inGerman();

const BAD = ['', 'abc', '-1', '1.5', '9e99', '1,5', '1/0', 'x/2', '12x%', '1,1,2', 'x'.repeat(99), '1e999'];

function* ofLinks(): Generator<Sentence> {
  const links = FIELD_LIST.flatMap(({ key }) => BAD.map((text) => `v=2&${key}=${encodeURIComponent(text)}`));
  const whole = ['v=99', 'v=x', 'v=2&q=%E0%A4%A', 'v=2&q=1&q=1', 'v=2&zz=1', `v=2&at=${'1'.repeat(40_000)}`];
  for (const link of [...links, ...whole, 'v=2&x=T&at=0.5,7'])
    for (const { message } of parseLink(link).problems) yield message;
}

test('bad values of a link, a box and a scenario file', () => {
  expect(leftIn(ofLinks())).toEqual([]);
  const boxes = FIELD_LIST.flatMap((field) =>
    field.kind === 'number' ? BAD.map((text) => readNumberField(field, text)) : [],
  );
  expect(leftIn(boxes.flatMap((read) => (read.ok ? [] : [read.message])))).toEqual([]);
  const scenario = Object.fromEntries(FIELD_LIST.map(({ name }) => [name, -0.5]));
  const files = ['{', '{}', 'x'.repeat(200_000), JSON.stringify({ format: 'x', version: 9, scenario })];
  expect(leftIn(files.flatMap((file) => parseScenarioFile(file).problems.map((p) => p.message)))).toEqual([]);
});

test('forms that lack, contradict or are something else', () => {
  const configurations = readFileSync(
    new URL('../../../test/shared/configurations/configurations.txt', import.meta.url),
    'utf8',
  );
  const texts = configurations.split(/^===== .*$/m).map((text) => text.replace(/\n-----> .*/, ''));
  const words = texts.flatMap((text) => {
    const reading = read(text);
    const { rows, questions, refusals } = resolve(reading, { clippingNorm: -1 });
    const doubts = rows.flatMap(({ readings, problem }) => [problem, ...readings.map(({ doubt }) => doubt)]);
    const asked = questions.flatMap(({ title, text: why, options }) => [
      title,
      why,
      ...Object.values(options).flatMap(({ label, refusal = null }) => [label, refusal]),
    ]);
    return [...doubts, ...asked, ...refusals.map(({ text: refusal }) => refusal)].filter(
      (word) => word !== null,
    );
  });
  expect(words.length).toBeGreaterThan(50);
  expect(leftIn(words)).toEqual([]);
  const typed = {
    records: '5 x',
    batchSize: '1/0',
    epochs: '(1',
    noiseMultiplier: '1,1',
    delta: 'f(2)',
    clippingNorm: '',
  };
  expect(leftIn(resolve(NOTHING_READ, typed).rows.flatMap(({ problem }) => problem ?? []))).toEqual([]);
  const ours = {
    addRemove: { lower: 2, upper: 2 },
    substitute: { lower: 4, upper: 4 },
    printed: [
      { name: 'Opacus before 0.14 (RDP)', epsilon: 3 },
      { name: 'TensorFlow Privacy at first (RDP)', epsilon: 3 },
    ],
  };
  expect(leftIn([1, 2, 3, 4, 5].flatMap((epsilon) => compareReported(epsilon, ours, null).words))).toEqual(
    [],
  );
});

test('files that are none, and columns that will not do', () => {
  const messages = [
    '',
    'a,b\n',
    'a,b\n1,2\n3',
    'a\n"',
    'PK\u0003\u0004',
    'a,b\n1,2\n3,4',
    'a,b\nx,2\n3,4',
  ].flatMap((text) => {
    try {
      const table = readOwnFile(new TextEncoder().encode(text), { name: 'x.csv' });
      return prepareOwnData(table, { label: 1 }).notices;
    } catch (error) {
      return [asSentence(error)];
    }
  });
  expect(messages).toHaveLength(7);
  expect(leftIn(messages)).toEqual([]);
});

test('labels and arrays that cannot be used', () => {
  const rows = (...last: string[]) => Array.from({ length: 8 }, (_, i) => `${i},${i % 2}`).concat(last);
  const text = (...last: string[]) => new TextEncoder().encode(`x,y\n${rows(...last).join('\n')}\n`);
  const values = (...shape: number[]) =>
    encodeNpy({ shape, values: new Float64Array(shape.reduce((a, b) => a * b, 1)) });
  const archive = (parts: Record<string, Uint8Array>) => zipSync({ ...parts });
  const files = [
    text('1,NA'),
    text('1,inf'),
    text('1,'),
    text('NA,1'),
    text(',1'),
    text('1e200,1'),
    Uint8Array.from(Buffer.from('x,y\n1,\u00e9\n', 'latin1')),
    archive({ 'X.npy': values(8, 2), 'y.npy': values(7) }),
    archive({ 'X.npy': values(8, 2), 'y.npy': values(8, 3) }),
    archive({ 'X.npy': values(8, 2), 'y.npy': Uint8Array.of(1) }),
    archive({ 'X.npy': values(8, 2), 'a.npy': values(8), 'b.npy': values(8) }),
    archive({ 'a.npy': values(8, 2), 'b.npy': values(8, 2) }),
    archive({ 'X.npy': values(8), 'b.npy': values(8, 2) }),
  ];
  const messages = files.flatMap((bytes) => {
    try {
      return prepareOwnData(readOwnFile(bytes, { name: 'x.npz' }), { label: 1 }).notices;
    } catch (error) {
      return [asSentence(error)];
    }
  });
  expect(messages).toHaveLength(files.length);
  const unused = archive({
    'X.npy': values(8, 2),
    'y.npy': encodeNpy({ shape: [8], values: Float64Array.of(0, 1, 0, 1, 0, 1, 0, 1) }),
    'x_test.npy': values(8, 2),
  });
  messages.push(...prepareOwnData(readOwnFile(unused), { label: 2 }).notices);
  expect(messages).toHaveLength(files.length + 1);
  expect(leftIn(messages)).toEqual([]);
});

test('what comes late or to grief', () => {
  const messages = [
    'Its code has not come within 30 seconds.',
    'The recording has not come within 20 seconds',
    'The accounting worker gave no sign of life within 20 seconds.',
    'The audit worker failed (Uncaught Error).',
    'A training worker died, because it did not load within 30 seconds.',
    'The data file digits.npy could not be loaded (the server answered 404).',
    'The data file digits.npy could not be loaded (it has not come within 20 seconds).',
    'data.rows is 9, so that the training table would not fit in memory. Lower it to 3 or less.',
    'WebAssembly SIMD, fused multiply-add, float32, 2 workers',
  ];
  expect(leftIn(messages)).toEqual([]);
  expect(german(messages[2] ?? '')).toBe(
    'Der Worker „Accounting“ gab kein Lebenszeichen innerhalb von 20 Sekunden.',
  );
});
