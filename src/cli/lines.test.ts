// Splitting an input that comes in chunks into lines.
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InputLine, linesOf } from './lines';

async function collect(chunks: string[], maxLength?: number): Promise<InputLine[]> {
  const lines: InputLine[] = [];
  for await (const batch of linesOf(Readable.from(chunks), maxLength)) lines.push(...batch);
  return lines;
}

test('splits the same lines wherever the chunks are cut, over lines and cuts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.stringMatching(/^[a-z]{0,5}$/)),
      fc.array(fc.nat(40)),
      async (texts, cuts) => {
        const whole = texts.map((text) => `${text}\n`).join('');
        const at = [...new Set(cuts.map((cut) => Math.min(cut, whole.length)))].sort((a, b) => a - b);
        const chunks = [0, ...at]
          .map((from, i) => whole.slice(from, at[i] ?? whole.length))
          .filter((c) => c !== '');
        const lines = await collect(chunks);
        expect(lines.map((line) => line.text)).toEqual(texts);
        expect(lines.map((line) => line.number)).toEqual(texts.map((_, i) => i + 1));
      },
    ),
    { seed: 5, numRuns: 200 },
  );
});

test('takes CRLF and a last line without newline', async () => {
  expect((await collect(['a\r\nb'])).map((line) => line.text)).toEqual(['a', 'b']);
});

test('marks a line longer than the limit as too long and reads the next one', async () => {
  const lines = await collect(['aaaa', 'aaaa', 'aa\nbb\n', 'cccccccccc\nd'], 6);
  expect(lines).toEqual([
    { text: '', number: 1, tooLong: true },
    { text: 'bb', number: 2, tooLong: false },
    { text: '', number: 3, tooLong: true },
    { text: 'd', number: 4, tooLong: false },
  ]);
});
