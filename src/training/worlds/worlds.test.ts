import { describe, expect, it } from 'vitest';
import { finished } from '../../jobs/queries/query';
import { createReferenceBackend } from '../reference/referenceBackend';
import { attackWorlds } from './attack';
import { oneModel } from './oneModel';
import { trainWorld } from './trainWorld';
import type { WorldsRequest } from './worlds';

const REQUEST: WorldsRequest = {
  plane: {
    points: Array.from({ length: 20 }, (_, i) => ({
      x: Math.sin(i),
      y: Math.cos(1.7 * i),
      label: i % 3 === 0 ? 1 : 0,
    })),
    ana: 3,
  },
  change: { kind: 'flip' },
  model: 'logistic',
  mechanism: { samplingRate: 0.5, noiseMultiplier: 0.5, steps: 20 },
  clippingNorm: 1,
  learningRate: 1,
  seed: 1,
  models: 40,
  grid: 16,
  keptSteps: [10, 20],
  delta: 1e-5,
  confidence: 0.95,
};

describe.each(['logistic', 'network'] as const)('worlds of a %s model', (model) => {
  it('follows one model of the cloud to where the cloud has it', async () => {
    const request = { ...REQUEST, model };
    const cloud = await finished(trainWorld(1, request, createReferenceBackend()));
    const one = oneModel({ training: request, world: 1, draws: 1, number: 7, step: 5 });
    for (const [k, step] of request.keptSteps.entries()) {
      for (let i = 0; i < cloud.size; i++) {
        const drawn = cloud.margins[(k * request.models + 7) * cloud.size + i]!;
        expect(drawn).toBeCloseTo(one.trajectory[step * one.size + i]!, 5);
      }
    }
    const moved = one.trajectory
      .subarray(5 * one.size, 6 * one.size)
      .map((v, i) => v - one.trajectory[4 * one.size + i]!);
    one.move.forEach((value, i) => {
      expect(value).toBeCloseTo(moved[i]!, 12);
    });
  });

  it('audits', async () => {
    const request = { ...REQUEST, model };
    const clouds = [
      await finished(trainWorld(0, request, createReferenceBackend())),
      await finished(trainWorld(1, request, createReferenceBackend())),
    ] as const;
    const { test, audit } = attackWorlds(request, clouds);
    expect(test.negatives).toBe(20);
    expect(audit.adjacency).toBe('substitute');
  });
});
