// Sentences that the core composes have no English left in German. They come from values and files that the core refuses.

import { expect, test } from 'vitest';
import { inGerman } from '../../../test/shared/inGerman';
import { BACKEND, TRAINING } from '../../audit/training/sentences';
import { ARRIVAL } from '../../base/liveness/sentences';
import { WORKER } from '../../base/rpc/sentences';
import { PLAIN } from '../../base/sentences/plain';
import type { Sentence } from '../../base/sentences/sentence';
import { parseLink, readNumberField } from '../../scenario';
import { FIELD_LIST } from '../../scenario/fields/fields.ts';
import { parseScenarioFile } from '../../scenario/file';
import { WORKER_NAMES } from '../../work/sentences';

const { german, leftIn } = inGerman();

const BAD = ['', 'abc', '-1', '1.5', '9e99', '1,5', '1/0', 'x/2', '12x%', '1,1,2', 'x'.repeat(99), '1e999'];

function* ofLinks(): Generator<Sentence> {
  const links = FIELD_LIST.flatMap(({ key }) => BAD.map((text) => `v=2&${key}=${encodeURIComponent(text)}`));
  const whole = ['v=99', 'v=x', 'v=2&q=%E0%A4%A', 'v=2&q=1&q=1', 'v=2&zz=1', `v=2&at=${'1'.repeat(40_000)}`];
  for (const link of [...links, ...whole, 'v=2&x=T&at=0.5,7'])
    for (const { message } of parseLink(link).problems) yield message;
}

test('refusals of a link, a number box and a scenario file have no English left in German', () => {
  expect(leftIn(ofLinks())).toEqual([]);
  const boxes = FIELD_LIST.flatMap((field) =>
    field.kind === 'number' ? BAD.map((text) => readNumberField(field, text)) : [],
  );
  expect(leftIn(boxes.flatMap((read) => (read.ok ? [] : [read.message])))).toEqual([]);
  const scenario = Object.fromEntries(FIELD_LIST.map(({ name }) => [name, -0.5]));
  const files = ['{', '{}', 'x'.repeat(200_000), JSON.stringify({ format: 'x', version: 9, scenario })];
  expect(leftIn(files.flatMap((file) => parseScenarioFile(file).problems.map((p) => p.message)))).toEqual([]);
});

test('sentences on failures and on training backends have no English left in German', () => {
  const late = WORKER.died({ name: WORKER_NAMES.accounting, what: WORKER.silent({ seconds: 20 }) });
  const adapter = BACKEND.emulatedAdapter({ adapter: BACKEND.unnamedAdapter });
  const messages = [
    late,
    PLAIN.ended({ words: ARRIVAL.late({ what: ARRIVAL.recording, seconds: 20 }) }),
    TRAINING.workerDied({ what: WORKER.notLoaded({ seconds: 30 }) }),
    TRAINING.dataNotLoaded({ file: 'digits.npy', why: TRAINING.serverAnswered({ status: 404 }) }),
    BACKEND.workers({ engine: BACKEND.fusedSimd, count: 2 }),
    BACKEND.plainBecause({ why: BACKEND.noSimd }),
    BACKEND.webgpu({ adapter }),
  ];
  expect(leftIn(messages)).toEqual([]);
  expect(german(late)).toBe('Der Worker „Accounting“ gab kein Lebenszeichen innerhalb von 20 Sekunden.');
});
