// Sentences that files hold as English texts, read back as the values that they were.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BACKEND } from '../../audit/training/sentences';
import { PLAIN } from '../../base/sentences/plain';
import { english, isSaid, type Sentence } from '../../base/sentences/sentence';
import { familyTranslations } from '../../build/messages/families';
import { recordedSentence } from './recordedSentence';
import { formatRecording, parseRecording, type Recording } from './recording';

const ROOT = new URL('../../../', import.meta.url);
const FILES = [
  'src/build/initialResults.json',
  ...readdirSync(new URL('public/recorded', ROOT))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `public/recorded/${name}`),
];

const GERMAN = familyTranslations('de');

function* sentencesIn(value: unknown): Generator<Sentence> {
  if (isSaid(value)) yield value;
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
    for (const part of Object.values(value)) yield* sentencesIn(part);
}

describe.each(FILES)('%s', (name) => {
  const text = readFileSync(new URL(name, ROOT), 'utf8');
  const recording = parseRecording<unknown>(text);

  test('has sentences that all have a German translation', () => {
    const found = [...sentencesIn(recording?.reply)];
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.filter(({ code }) => !Object.hasOwn(GERMAN, code) || code === PLAIN.foreign({ text: '' }).code),
    ).toEqual([]);
  });

  test('comes back the same when it is written and read again', () => {
    const again = parseRecording<unknown>(formatRecording(recording as Recording<unknown>));
    expect(again).toEqual(recording);
  });
});

test.each([
  ['WebAssembly SIMD, float32, 2 workers', BACKEND.workers({ engine: BACKEND.simd, count: 2 })],
  [
    'WebAssembly SIMD, float32, one thread, 12 workers',
    BACKEND.workers({ engine: BACKEND.simdOneThread, count: 12 }),
  ],
  [
    'WebAssembly SIMD, fused multiply-add, float32, 1 worker',
    BACKEND.oneWorker({ engine: BACKEND.fusedSimd }),
  ],
  ['plain TypeScript, float64', BACKEND.plain],
])('the name of a backend is read: %s', (text, sentence) => expect(recordedSentence(text)).toEqual(sentence));

test.each(['', 'A text.', 'One with {x:name}.', 'an abacus, 2 workers', 'toString'])(
  '%j is said as it stands, because it is no sentence of this project',
  (text) => {
    expect(recordedSentence(text)).toEqual(PLAIN.foreign({ text }));
    expect(english(recordedSentence(text))).toBe(text);
  },
);

test('a file cannot bring a sentence as a value, only as a text', () => {
  const made = { code: 'backend.workers', english: 'x', params: {} };
  const file = { preset: 'x', link: '', seed: 1, commit: '', backend: '', seconds: 1 };
  const text = formatRecording({ ...file, reply: { assumptions: ['HERE'], description: 'HERE' } });
  const read = parseRecording(text.replaceAll('"HERE"', JSON.stringify(made)));
  expect([...sentencesIn(read?.reply)]).toEqual([]);
});
