// The files saved of chapter 1's figure, which have the drawn numbers and say where they come from.
import { describe, expect, test } from 'vitest';
import { column, readCsv } from '../../../../test/shared/readCsv';
import { savedText } from '../../../../test/shared/savedText';
import { changeScenario, DEFAULT_SCENARIO } from '../../../scenario';
import { provenanceLines, provenanceOf } from '../../export/provenance';
import { stepDensity } from './oneStep';
import { savedDensities, savedPlane } from './SaveNeighbour';
import { shownStep } from './shownStep';

const PAGE = 'https://lab.example/';
const scenario = changeScenario(DEFAULT_SCENARIO, { samplingRate: 0.25, noiseMultiplier: 1.5, seed: 7 });
const choice = { coin: 'any', gradient: { x: 1.2, y: 1.6 }, other: { x: -0.6, y: 0 } } as const;
const shown = shownStep({ ...choice, change: 'substitute' }, scenario);
const origin = provenanceLines(
  provenanceOf(scenario, PAGE, { backend: 'TypeScript, float64, in the page itself' }),
);

test.each([
  ['plane', savedPlane],
  ['densities', savedDensities],
] as const)('files of the %s are equal byte for byte to the kept ones', async (name, saved) => {
  await expect(savedText(saved(shown, scenario, PAGE))).toMatchFileSnapshot(`./saved/${name}.txt`);
});

describe('the plane of gradients', () => {
  const figure = savedPlane(shown, scenario, PAGE);

  test('has every arrow, and the choices that the step is about', () => {
    const { comments, tables } = readCsv(figure.csv?.() ?? '');
    expect(comments).toEqual(expect.arrayContaining(origin));
    expect(comments.join('\n')).toContain(
      'the change of record z is substitute, from “with z” to “with z′”, in any step',
    );
    expect(tables[0].rows).toHaveLength(6);
    expect(column(tables[0], 'length').map(Number)).toEqual([2, 1, 0.6, 0.6, 1, 0.6]);
    const { vectors, ...facts } = JSON.parse(figure.json?.() ?? '');
    expect(vectors.clipped_z).toEqual({ right: 0.6, up: 0.8, length: 1 });
    expect(facts.moved).toBe(Math.hypot(1.2, 0.8));
    expect(facts).toMatchObject({ movedAtMost: 2, noiseStandardDeviation: 1.5, made: { seed: 7 } });
  });

  const small = { ...choice, gradient: { x: 0.5, y: 0 } };
  const added = savedPlane(shownStep({ ...small, change: 'add' }, scenario), scenario, PAGE);

  test('has no second record if none is drawn', () => {
    const vectors = column(readCsv(added.csv?.() ?? '').tables[0], 'vector');
    expect(vectors).toEqual(['gradient_z', 'clipped_z', 'sum_before', 'sum_after']);
  });

  test('has a legend that names only what is drawn', () => {
    const legend = (saved: typeof added) => saved.legend?.map(({ text }) => text).join('; ');
    expect(legend(figure)).toMatch(/z′.*cut off/);
    expect(legend(added)).not.toMatch(/z′|cut off/);
  });
});

describe('the densities', () => {
  test('are those of the figure at every point of the axis', () => {
    const figure = savedDensities(shown, scenario, PAGE);
    const { comments, tables } = readCsv(figure.csv?.() ?? '');
    expect(comments).toEqual(expect.arrayContaining(origin));
    const values = column(tables[0], 'noisy_sum').map(Number);
    expect(values).toHaveLength(161);
    expect(values[0]).toBe(-values[160]);
    const density = (world: 0 | 1) =>
      values.map((value) => stepDensity(0.25, 1.5, shown.positions[world], value));
    expect(column(tables[0], 'density_before').map(Number)).toEqual(density(0));
    expect(column(tables[0], 'density_after').map(Number)).toEqual(density(1));
    const content = JSON.parse(figure.json?.() ?? '');
    expect(content.densityAfter).toEqual(density(1));
    expect(content).toMatchObject({ probabilityInBatch: 0.25, before: 'with z', after: 'with z′' });
    expect(figure.words().description).toContain(shown.told);
  });
});
