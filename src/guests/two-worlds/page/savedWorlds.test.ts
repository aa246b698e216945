// Test of the saved files of the two worlds, which are compared byte for byte with savedWorlds.txt.
import { expect, test, vi } from 'vitest';
import { savedText } from '../../../../test/shared/savedText';
import { said } from '../../../base/sentences/plain';
import { DEFAULT_SCENARIO } from '../../../scenario';
import { savedWorlds } from './SaveWorlds';
import type { Answered } from './worldsRequest';

vi.stubGlobal('window', { location: { href: 'https://lab.example/', search: '', hash: '' } });

test('the saved files of the two worlds are byte for byte those of savedWorlds.txt', async () => {
  const mechanism = { samplingRate: 1, noiseMultiplier: 2, steps: 3 };
  const point = { x: 0.1 + 0.2, y: -1, label: 1 };
  const counts = { falsePositives: 1, negatives: 2, falseNegatives: 0, positives: 2 };
  const world = { models: 2, backend: said('wasm: SIMD') };
  const shown = {
    request: {
      mechanism,
      change: { kind: 'flip' },
      plane: { points: [point, { ...point, label: 0 }] },
      keptSteps: [3],
      model: 'logistic',
    },
    reply: {
      worlds: [world, world],
      scores: [Float64Array.of(0.5, Number.NaN), Float64Array.of(-0.25, Number.POSITIVE_INFINITY)],
      audit: { adjacency: 'substitute', epsilon: 0.5, confidence: 0.95, delta: 1e-5 },
      test: counts,
      likelier: counts,
    },
  } as unknown as Answered;
  const figure = savedWorlds({ ...shown, moment: 0, scenario: DEFAULT_SCENARIO });
  await expect(savedText(figure)).toMatchFileSnapshot('./savedWorlds.txt');
});
