// The recordings on the page are those of the figures as they are defined, and are what the code computes.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadKernel } from '../../../../training/node/loadKernel';
import { meanOfRuns } from '../../../../training/oneRun/design';
import { instantiateKernel } from '../../../../training/wasm/kernel';
import { cellsOf, GALLERY } from './figures';
import { parseRecorded, seriesOf } from './recorded';

const compiled = await loadKernel();
const textOf = (id: string) =>
  readFileSync(new URL(`../../../../../public/gallery/${id}.json`, import.meta.url), 'utf8');

test.each(GALLERY.map((figure) => [figure.id, figure] as const))('%s is recorded', (id, figure) => {
  const recording = parseRecorded(textOf(id), figure);
  expect(recording).not.toBeNull();
  if (!recording) return;
  const series = seriesOf(figure, recording);
  expect(series.flatMap(({ points }) => points).length).toBe(cellsOf(figure).length);
  // the first point anew: builds of the kernel round differently, so a guess in a thousand may turn
  const [cell] = cellsOf(figure);
  const trace = meanOfRuns({ ...cell!, repeats: 2 }, null, () => compiled && instantiateKernel(compiled));
  let next = trace.next();
  while (!next.done) next = trace.next();
  expect(Math.abs(next.value.accuracy - recording.results[0]!.accuracy)).toBeLessThan(0.06);
});

test('another figure’s recording, or none, is refused', () => {
  const [first, second] = GALLERY;
  expect(parseRecorded(textOf(first!.id), second!)).toBeNull();
  expect(parseRecorded('<html>', first!)).toBeNull();
});
