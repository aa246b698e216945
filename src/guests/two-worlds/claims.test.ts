// Statistical tests of the audit of trained models. Where both worlds are the same it claims a difference, and where they differ it
// claims more than the true ε, no more often than its confidence allows. The false-alarm rate of a test is that of three standard
// deviations, 0.1 %.
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

const repeats = size(60, 1000);

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

/** Share of the seeds whose audit claims more than `truth`, and the largest claim. */
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

/** Largest share of false claims that is allowed: 1 - confidence, and three binomial standard deviations. */
const most = 1 - confidence + 3 * Math.sqrt((confidence * (1 - confidence)) / repeats);

describe.each(['logistic', 'network'] as const)('two worlds of %s models', (model) => {
  it('that are the same are claimed to differ no more often than the confidence allows', async () => {
    const same = { kind: 'move', ...plane.points[plane.ana]! } as const;
    const { share } = await claims({ ...request, model, change: same }, 0);
    expect(share).toBeLessThan(most);
  });

  it.each([
    ['without Ana', { kind: 'remove' }, 'add-remove'],
    ['with her label flipped', { kind: 'flip' }, 'substitute'],
  ] as const)(
    '%s are claimed to differ by more than the true ε no more often than the confidence allows',
    async (_, change, adjacency) => {
      const mechanism = { samplingRate: 1, noiseMultiplier: 3, steps: 12 };
      const truth = epsilon(adjacency, mechanism, delta).upper;
      const { share, largest } = await claims(
        { ...request, mechanism, model, change, clippingNorm: 0.2 },
        truth,
      );
      expect(share).toBeLessThan(most);
      // the attack claims enough for the comparison to mean something
      expect(largest).toBeGreaterThan(0.03 * truth);
    },
  );
});
