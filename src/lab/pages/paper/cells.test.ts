// The settings of the paper's recorded figures.
import { expect, test } from 'vitest';
import { size } from '../../../../test/statistics/size';
import { epsilon } from '../../../accounting';
import { craftCanaries } from '../../../audit/canaries/craft';
import { loadDataset } from '../../../audit/datasets/catalogue';
import { readAsset } from '../../../audit/training/node/environment';
import { runToEnd } from '../../../base/numerics/generators';
import { formatLink, parseLink, type Scenario } from '../../../scenario';
import { FIGURE_3, FIGURE_4, FIGURE_4_WHOLE, PAPER_RECORDINGS } from './cells';

const RECORDINGS = PAPER_RECORDINGS.map((plan) => [plan.id, plan] as const);

test.each(RECORDINGS)('every cell of %s has an id of its own', (_, { cells }) => {
  expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
});

test.each(RECORDINGS)('a link can hold every cell of %s', (_, { cells }) => {
  for (const { scenario } of cells)
    expect(parseLink(formatLink(scenario))).toMatchObject({ scenario, problems: [] });
});

test.each(RECORDINGS)(
  'every trained cell of %s has a substitute epsilon of 10 at its last checkpoint',
  (_, { cells }) => {
    for (const { kind, scenario, checkpoints } of cells) {
      if (kind === 'worst-case') continue;
      const { samplingRate, noiseMultiplier, steps, delta } = scenario;
      const { value } = epsilon('substitute', { samplingRate, noiseMultiplier, steps }, delta);
      expect(Math.abs(value! - 10)).toBeLessThan(1e-6);
      expect(checkpoints.at(-1)).toBe(steps);
    }
  },
);

test('on digits Algorithm 2 chooses the same parameter with sampled batches as with all records', async () => {
  const data = await loadDataset('digits', readAsset);
  const { columns: inputs, classes } = data.train;
  const chosen = (scenario: Scenario, coordinate: 'least' | 'sampled') =>
    runToEnd(
      craftCanaries({
        data,
        shape: { kind: 'linear', inputs, classes },
        clippingNorm: scenario.clippingNorm,
        steps: scenario.steps,
        kinds: ['S2'],
        // the crafted target does not matter here, so one step is enough for it
        referenceSteps: 1,
        coordinate,
        batches: { samplingRate: scenario.samplingRate, seed: scenario.seed },
      }),
    ).S2!;
  const [full, ...rest] = FIGURE_3.cells;
  // the chosen parameter is the weight of a pixel that is never lit, whatever the batch size
  expect(chosen(full!.scenario, 'least')).toEqual({ coordinate: 0, movement: 0 });
  for (const { scenario } of size(rest.slice(-1), [full!, ...rest]))
    expect(chosen(scenario, 'sampled'), `q = ${scenario.samplingRate}`).toEqual({
      coordinate: 0,
      movement: 0,
    });
});

test('Figure 4 at the paper’s sizes differs from the smaller one in sizes alone', () => {
  for (const [i, { scenario, checkpoints, coordinate }] of FIGURE_4_WHOLE.cells.entries()) {
    const { clippingNorm, learningRate, samplingRate, model, optimizer, canaries } =
      FIGURE_4.cells[i]!.scenario;
    expect(scenario).toMatchObject({ clippingNorm, learningRate, samplingRate, model, optimizer, canaries });
    expect(scenario).toMatchObject({
      dataset: 'purchase50000',
      recordCount: 50_000,
      steps: 2500,
      modelsPerWorld: 1250,
    });
    expect(checkpoints).toEqual(Array.from({ length: 20 }, (_, k) => 125 * (k + 1)));
    expect(coordinate).toBe('sampled');
  }
});
