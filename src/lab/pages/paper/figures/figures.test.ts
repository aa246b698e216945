// The recordings of the paper's figures. They are of the cells as these are now defined, and every sentence about them holds but
// would not hold of other results.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { savedText } from '../../../../../test/shared/savedText';
import { epsilon } from '../../../../accounting';
import { english } from '../../../../base/sentences/sentence';
import { PRESET_WORDS } from '../../../../scenario/presets/presetSentences';
import { FIGURE_3, RATIOS } from '../cells';
import { type AuditPoint, type Mean, parsePaperRecording, type RecordedCell } from '../recorded';
import { savedPaper } from '../savedPaper';
import { PAPER_FIGURES } from '.';
import type { PaperFigure } from './paperFigure';

/** Largest number of characters of a sentence on what the paper found, on what is seen or on why, which is three or four lines. */
const LONGEST = 250;

const textOf = ({ plan }: PaperFigure): string =>
  readFileSync(new URL(`../../../../../public/gallery/${plan.id}.json`, import.meta.url), 'utf8');

const nothing = (mean: Mean): Mean => ({ ...mean, mean: 0 });
const silent = ({ paper, valid }: AuditPoint): AuditPoint => ({
  paper: nothing(paper),
  valid: nothing(valid),
});

/** The cell changed so that no attack shows anything, group privacy loses nothing, and models with a canary are less accurate. */
const without = (cell: RecordedCell): RecordedCell => ({
  ...cell,
  ceilings: cell.ceilings.map((at) => ({ ...at, group: at.substitute })),
  audits: Object.fromEntries(Object.entries(cell.audits).map(([kind, points]) => [kind, points.map(silent)])),
  ...(cell.sizes && {
    sizes: cell.sizes.map(({ modelsPerWorld, audits }) => ({
      modelsPerWorld,
      audits: Object.fromEntries(Object.entries(audits).map(([kind, point]) => [kind, silent(point)])),
    })),
  }),
  ...(cell.accuracies && {
    accuracies: { ...cell.accuracies, S2: cell.steps.map(() => ({ mean: 0, error: 0 })) },
  }),
});

test.each(PAPER_FIGURES.map((figure) => [figure.plan.id, figure] as const))('%s', (_, figure) => {
  const recording = parsePaperRecording(textOf(figure), figure.plan)!;
  expect(recording).toMatchObject({ seed: 1, commit: expect.stringMatching(/^[0-9a-f]{12}$/) });
  const { cells } = recording;
  for (const { scenario, checkpoints, kind } of figure.plan.cells) {
    if (kind === 'worst-case') continue;
    expect(checkpoints.at(-1)).toBe(scenario.steps);
  }
  for (const [i, { steps, ceilings }] of cells.entries()) {
    const { samplingRate, noiseMultiplier, delta } = figure.plan.cells[i]!.scenario;
    const mechanism = { samplingRate, noiseMultiplier, steps: steps.at(-1)! };
    const now = epsilon('add-remove', mechanism, delta).value!;
    expect(Math.abs(ceilings.at(-1)!.addRemove - now)).toBeLessThan(1e-4 * now);
  }
  // no audit exceeds the substitute epsilon by more than its error
  const single: boolean[] = [];
  for (const { audits, ceilings } of cells) {
    for (const points of Object.values(audits)) {
      points.forEach(({ valid }, i) => {
        const { substitute } = ceilings[i]!;
        if (valid.error === null) single.push(valid.mean > substitute);
        else expect(valid.mean - valid.error).toBeLessThanOrEqual(substitute);
      });
    }
  }
  // a single audit at one step may exceed it, as often as its confidence allows
  expect(single.filter((beyond) => beyond).length).toBeLessThanOrEqual(0.05 * single.length);
  expect(figure.seen.length).toBeGreaterThan(0);
  for (const said of [figure.found, figure.differs]) expect((said ?? '').length).toBeLessThanOrEqual(LONGEST);
  for (const { holds, words } of figure.seen) {
    expect(holds(cells)).toBe(true);
    expect(words(cells)).not.toMatch(/NaN|undefined|Infinity|∞/);
    expect(words(cells).length).toBeLessThanOrEqual(LONGEST);
    expect(holds(cells.map(without))).toBe(false);
  }
  const panels = figure.panels(cells);
  const saved = savedPaper(figure, panels, recording, 'https://lab.example/');
  const points = panels.flatMap(({ lines }) => lines.flatMap((line) => line.points));
  expect(
    saved.csv!()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  ).toHaveLength(points.length + 1);
  expect(JSON.parse(saved.json!()).cells).toEqual(cells);
});

test('the words of the preset with full batches hold of the recording of Figure 2', () => {
  const [figure] = PAPER_FIGURES;
  const { cells } = parsePaperRecording(textOf(figure!), figure!.plan)!;
  const below = cells
    .filter(({ id }) => id.startsWith('full-'))
    .map(({ audits, ceilings }) => 1 - audits.S1![0]!.paper.mean / ceilings[0]!.substitute);
  expect(below).toHaveLength(5);
  const [, said] = english(PRESET_WORDS['figure-2-full']).match(/at most (\d+)% below/)!;
  expect(Math.min(...below)).toBeGreaterThan(0);
  expect(Math.ceil(100 * Math.max(...below))).toBe(Number(said));
});

test('a text that is no recording of these settings is refused', () => {
  const [first, second] = PAPER_FIGURES;
  const text = textOf(first!);
  expect(parsePaperRecording(text, first!.plan)).not.toBeNull();
  expect(parsePaperRecording(text, second!.plan)).toBeNull();
  expect(parsePaperRecording('<html>', first!.plan)).toBeNull();
  expect(parsePaperRecording(text.replace('s=168.07', 's=167.07'), first!.plan)).toBeNull();
});

test('the ratios in the text beside the map are those that accountants compute', () => {
  const ratioOf = (at: number): number => {
    const { samplingRate, noiseMultiplier, steps, delta } = FIGURE_3.cells[at]!.scenario;
    const mechanism = { samplingRate, noiseMultiplier, steps };
    return epsilon('substitute', mechanism, delta).value! / epsilon('add-remove', mechanism, delta).value!;
  };
  expect(ratioOf(0)).toBeCloseTo(RATIOS.full, 2);
  expect(ratioOf(2)).toBeCloseTo(RATIOS.sixteenth, 2);
});

test('a tenth of the learning rate gives the same audits as a tenth of the clipping norm, as the words on Figure A4 say', () => {
  const cellOf = (id: string, name: string) => {
    const figure = PAPER_FIGURES.find(({ plan }) => plan.id === id)!;
    return parsePaperRecording(textOf(figure), figure.plan)!.cells.find((cell) => cell.id === name)!;
  };
  expect(cellOf('paper-a4', 'eta=0.005').audits).toEqual(cellOf('paper-a2', 'C=0.2').audits);
  expect(cellOf('paper-a4', 'eta=0.5').audits).not.toEqual(cellOf('paper-a2', 'C=10').audits);
});

test('the saved files of a picture are byte for byte as before', async () => {
  const [figure] = PAPER_FIGURES;
  const recording = parsePaperRecording(textOf(figure!), figure!.plan)!;
  const point = { x: 1, mean: 0.1 + 0.2, error: null, n: 1 };
  const line = { id: 'S2', name: 'S2', colour: 'red', shape: null, points: [{ ...point, valid: 0.5 }] };
  const computed = { ...line, id: 'add_remove', points: [point, { ...point, x: 2, error: 0.25 }] };
  const panels = [{ id: 'left', title: 'left', lines: [line, computed] }];
  const cells = recording.cells.slice(0, 1);
  const saved = savedPaper(figure!, panels, { ...recording, cells }, 'https://lab.example/');
  await expect(savedText(saved)).toMatchFileSnapshot('./savedPaper.txt');
});
