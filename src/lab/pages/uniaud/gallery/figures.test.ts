// The recordings of the figures after "UniAud". They are of the figures as these are now defined, and the code still computes the same.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { thorough } from '../../../../../test/statistics/size';
import { loadDigits } from '../../../../audit/datasets/shipped/digits';
import { loadSpeeches } from '../../../../audit/datasets/shipped/speeches';
import { readAsset } from '../../../../audit/training/node/environment';
import { loadKernel } from '../../../../audit/training/node/loadKernel';
import { instantiateKernel } from '../../../../audit/training/wasm/kernel';
import { meanOfRuns } from '../../../../oneRun/training/design';
import type { OneRunDesign } from '../../../../work';
import { GALLERY } from './figures';
import { parseRecorded, recordedLines, seriesOf } from './recorded';
import { runCells } from './recordedFigure';

/** Largest number of characters of a sentence on what the paper found, on what is seen or on why, which is three or four lines. */
const LONGEST = 250;

const compiled = await loadKernel();
const material = { digits: await loadDigits(readAsset), speeches: await loadSpeeches(readAsset) };
const textOf = (id: string) =>
  readFileSync(new URL(`../../../../../public/gallery/${id}.json`, import.meta.url), 'utf8');

test.each(GALLERY.map((figure) => [figure.id, figure] as const))(
  'the recording of %s is of its current settings',
  (id, figure) => {
    expect(parseRecorded(textOf(id), figure)).toMatchObject({
      seed: 1,
      commit: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  },
);

test.each(GALLERY.map((figure) => [figure.id, figure] as const))(
  'the first result in the recording of %s is reproduced by the code',
  (id, figure) => {
    const recording = parseRecorded(textOf(id), figure)!;
    const [cell] = runCells(figure);
    // runs on sentences take longer than all runs on digits, so npm run verify:statistics makes them
    if (cell!.design.language && !thorough) return;
    // a few runs are made anew; builds of the kernel round differently, so that one guess in a thousand may change
    const repeats = cell!.design.language ? 1 : 2;
    const trace = meanOfRuns({ ...cell!, repeats }, material, () => compiled && instantiateKernel(compiled));
    let next = trace.next();
    while (!next.done) next = trace.next();
    expect(Math.abs(next.value.accuracy - recording.results[0]!.accuracy)).toBeLessThan(0.06);
  },
);

test.each(GALLERY.map((figure) => [figure.id, figure] as const))(
  'the sentence on %s holds of its recording and would not hold of equal results',
  (id, figure) => {
    const recording = parseRecorded(textOf(id), figure)!;
    const lines = recordedLines(figure, recording);
    expect(lines.flat()).toEqual(recording.results);
    expect(figure.seen.holds(lines)).toBe(true);
    expect(figure.seen.words(lines)).not.toMatch(/NaN|undefined|Infinity|∞/);
    for (const said of [figure.found, figure.seen.words(lines), figure.differs])
      expect((said ?? '').length).toBeLessThanOrEqual(LONGEST);
    // the sentence must not hold if every run had shown the same
    const flat = lines.map((line) => line.map(() => lines[0]![0]!));
    expect(figure.seen.holds(flat)).toBe(false);
    if (figure.kind === 'chart') {
      const drawn = seriesOf(figure, recording).flatMap(({ points }) => points.map(({ y }) => y));
      expect(drawn).toEqual(recording.results.map(({ epsilon }) => epsilon));
    }
  },
);

/** Sizes of the paper’s networks, as the words below the pictures give them. */
const PAPER_RUN = { dimension: 1000, hidden: 100_000, classes: 1000 };

/** Weights of a linear model, or of one with a hidden layer. */
const weights = ({ dimension, classes, hidden }: Pick<OneRunDesign, 'dimension' | 'classes' | 'hidden'>) =>
  hidden === undefined ? dimension * classes : (dimension + classes) * hidden;

test.each(GALLERY.map((figure) => [figure.id, figure] as const))(
  '%s has the model size, steps and batches that the words below the pictures state',
  (_, { lines }) => {
    for (const { name, points } of lines) {
      for (const { design } of points.map(({ cell }) => cell)) {
        expect(weights(design)).toBeLessThan(weights(PAPER_RUN) / 50);
        expect([30, 60]).toContain(design.steps);
        expect(design.samplingRate).toBe(name.includes('q = 1/10') ? 0.1 : 1);
      }
    }
  },
);

test('a text that is no recording of the figure’s settings is refused', () => {
  const [first, second] = GALLERY;
  expect(parseRecorded(textOf(first!.id), second!)).toBeNull();
  expect(parseRecorded('<html>', first!)).toBeNull();
  expect(parseRecorded(textOf(first!.id).replace(/"steps": \d+/, '"steps": 31'), first!)).toBeNull();
  expect(parseRecorded(textOf(first!.id), first!)).not.toBeNull();
});
