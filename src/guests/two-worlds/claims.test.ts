// Two worlds that are one: how often the audit of trained models claims something where there is nothing to claim. And where there
// is, that it never claims more than is true.
import { describe, expect, it } from 'vitest';
import { size } from '../../../test/statistics/size';
import { epsilon } from '../../accounting';
import { loadKernel } from '../../audit/training/node/loadKernel';
import { openProcessorBackend } from '../../audit/training/openBackend';
import { finished } from '../../work/queries/query';
import { attackWorlds } from './engine/attack';
import { planePreset } from './engine/plane/presets';
import type { WorldsRequest } from './engine/worlds';
import { trainWorld } from './training/trainWorld';

const repeats = size(120, 1000);

const plane = planePreset('outlier');
const confidence = 0.95;
const delta = 1e-5;

const request: Omit<WorldsRequest, 'model' | 'change'> = {
  plane,
  mechanism: { samplingRate: 0.5, noiseMultiplier: 1, steps: 12 },
  clippingNorm: 0.5,
  learningRate: 2,
  seed: 0,
  models: 100,
  grid: 2,
  keptSteps: [12],
  delta,
  confidence,
};

const backend = loadKernel().then(openProcessorBackend);

async function claimOf(wanted: WorldsRequest): Promise<number> {
  const trained = await backend;
  const seen = [
    await finished(trainWorld(0, wanted, trained)),
    await finished(trainWorld(1, wanted, trained)),
  ] as const;
  return attackWorlds({ ...wanted, seen }).audit.epsilon;
}

/** How many of the seeds claim more than `truth`, and the largest claim. */
async function claims(wanted: Omit<WorldsRequest, 'seed'>, truth: number) {
  let beyond = 0;
  let largest = 0;
  for (let seed = 1; seed <= repeats; seed++) {
    const claim = await claimOf({ ...wanted, seed });
    if (claim > truth) beyond++;
    largest = Math.max(largest, claim);
  }
  return { share: beyond / repeats, largest };
}

/** Most of the false claims that are allowed, as a share: 1 - confidence, and three binomial deviations. */
const most = 1 - confidence + 3 * Math.sqrt((confidence * (1 - confidence)) / repeats);

describe.each(['logistic', 'network'] as const)('two worlds of %s models', (model) => {
  it('that are one are claimed to differ no more often than is said', async () => {
    const same = { kind: 'move', ...plane.points[plane.ana]! } as const;
    const { share } = await claims({ ...request, model, change: same }, 0);
    expect(share).toBeLessThan(most);
  });

  it.each([
    ['without Ana', { kind: 'remove' }, 'add-remove'],
    ['with her label flipped', { kind: 'flip' }, 'substitute'],
  ] as const)('%s are claimed to differ by no more than is true', async (_, change, adjacency) => {
    const mechanism = { samplingRate: 1, noiseMultiplier: 3, steps: 12 };
    const truth = epsilon(adjacency, mechanism, delta).upper;
    const { share, largest } = await claims(
      { ...request, mechanism, model, change, clippingNorm: 0.2 },
      truth,
    );
    expect(share).toBeLessThan(most);
    // and it is not idle
    expect(largest).toBeGreaterThan(0.03 * truth);
  });
});
