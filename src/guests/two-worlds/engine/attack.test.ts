// Tests of the attack on the models of two worlds: the likelihood ratio that scores them, the threshold, and the claim.
import { describe, expect, it } from 'vitest';
import { fillNormal } from '../../../base/numerics/randomStreams';
import { attackWorlds } from './attack';
import { likelihoodRatio } from './likelihoodRatio';
import type { AttackRequest } from './worlds';

type SeenWorld = AttackRequest['seen'][number];

const REQUEST: Omit<AttackRequest, 'seen'> = {
  change: { kind: 'flip' },
  keptSteps: [5],
  delta: 1e-5,
  confidence: 0.95,
};
const TEST_STREAM = 1000;

/** Models whose probes are standard normal numbers plus `moved`. */
function seen(seed: number, models: number, width: number, moved: number): SeenWorld {
  const probes = new Float64Array(models * width);
  fillNormal({ seed, stream: TEST_STREAM, model: 0, step: 0 }, 0, probes, 0, probes.length);
  return { models, probes: probes.map((value) => value + moved) };
}

const attack = (seen: AttackRequest['seen'], change: Partial<AttackRequest> = {}) =>
  attackWorlds({ ...REQUEST, ...change, seen });

describe('the likelihood ratio of two samples', () => {
  it('is that of two normal distributions of one variance', () => {
    // means 2 and -1, both of variance 1
    const score = likelihoodRatio(Float64Array.of(1, 2, 3), Float64Array.of(-2, -1, 0), 1);
    for (const x of [-3, 0.5, 4]) {
      expect(score(Float64Array.of(9, x), 1)).toBeCloseTo(3 * (x - 0.5), 4);
    }
  });

  it('gives less weight to a direction in which the samples vary more', () => {
    // the samples vary along (1, 1) and hardly along (1, -1)
    const cloud = (dx: number, dy: number) =>
      Float64Array.from([-2, -1, 0, 1, 2].flatMap((t, i) => [t + dx, t + dy + (i % 2 ? 0.1 : -0.1)]));
    const score = likelihoodRatio(cloud(0.5, -0.5), cloud(-0.5, 0.5), 2);
    const along = score(Float64Array.of(1, 1), 0) - score(Float64Array.of(0, 0), 0);
    const across = score(Float64Array.of(1, -1), 0) - score(Float64Array.of(0, 0), 0);
    expect(across).toBeGreaterThan(20 * Math.abs(along));
  });

  it('is 0 where all samples are one point', () => {
    const score = likelihoodRatio(new Float64Array(4), new Float64Array(4), 2);
    expect(score(Float64Array.of(1, 2), 0)).toBe(0);
  });
});

describe('the attack on two worlds', () => {
  it('counts errors on the second half of the models', () => {
    const [original, substituted] = [seen(1, 60, 3, 0.8), seen(2, 60, 3, 0)];
    const { test, scores } = attack([original, substituted]);
    expect([test.negatives, test.positives]).toEqual([30, 30]);
    const counted = scores.map((values) => values.subarray(30));
    expect(test.falsePositives).toBe(counted[1]!.filter((score) => score > test.threshold).length);
    expect(test.falseNegatives).toBe(counted[0]!.filter((score) => score <= test.threshold).length);
    const { likelier } = attack([original, substituted]);
    expect(likelier.falsePositives).toBe(counted[1]!.filter((score) => score > 0).length);
    expect(likelier.falseNegatives).toBe(counted[0]!.filter((score) => score <= 0).length);
  });

  it('chooses its test by the first half of the models', () => {
    const [original, substituted] = [seen(1, 60, 3, 0.8), seen(2, 60, 3, 0)];
    const { test } = attack([original, substituted]);
    const other = [original, substituted].map(({ models, probes }) => {
      const changed = probes.slice();
      changed
        .subarray(90)
        .reverse()
        .forEach((value, i, all) => {
          all[i] = -3 * value;
        });
      return { models, probes: changed };
    });
    const again = attack([other[0]!, other[1]!]);
    expect(again.test.threshold).toBe(test.threshold);
    expect(again.test.originalAbove).toBe(test.originalAbove);
    expect(again.test.falsePositives).not.toBe(test.falsePositives);
  });

  it('claims a difference of worlds that are far apart, under the adjacency of the change', () => {
    const worlds = [seen(3, 200, 3, 3), seen(4, 200, 3, 0)] as const;
    const adjacency = (change: AttackRequest['change']) => {
      const { audit } = attack(worlds, { change });
      expect(audit.epsilon).toBeGreaterThan(2.5);
      expect(audit.confidence).toBe(0.95);
      return audit.adjacency;
    };
    expect(adjacency({ kind: 'remove' })).toBe('add-remove');
    expect(adjacency({ kind: 'flip' })).toBe('substitute');
    expect(adjacency({ kind: 'move', x: 0, y: 0 })).toBe('substitute');
  });

  it('scores every kept step by itself', () => {
    const parts = [seen(5, 40, 2, 1), seen(6, 40, 2, 0), seen(7, 40, 2, 2), seen(8, 40, 2, 0)] as const;
    const joined = (a: SeenWorld, b: SeenWorld) => ({
      models: 40,
      probes: Float64Array.from([...a.probes, ...b.probes]),
    });
    const steps = [joined(parts[0], parts[2]), joined(parts[1], parts[3])] as const;
    const both = attack(steps, { keptSteps: [5, 9] });
    const first = attack([parts[0], parts[1]]);
    const last = attack([parts[2], parts[3]]);
    expect(both.scores[0]).toEqual(Float64Array.from([...first.scores[0], ...last.scores[0]]));
    expect(both.test).toEqual(last.test);
    expect(both.audit).toEqual(last.audit);
  });

  it('names the step by which a training diverged', () => {
    const broken = seen(9, 10, 3, 0);
    broken.probes[7] = Infinity;
    expect(() => attack([broken, seen(10, 10, 3, 0)])).toThrow(
      expect.objectContaining({
        field: 'learningRate',
        message: expect.stringMatching(/By step 5 .* Lower learningRate/),
      }),
    );
  });

  it('claims a difference of equal worlds too often only if the models that chose its test are counted', () => {
    const repeats = 300;
    const claimed = { apart: 0, same: 0 };
    for (let i = 0; i < repeats; i++) {
      const worlds = [seen(100 + 2 * i, 60, 4, 0), seen(101 + 2 * i, 60, 4, 0)] as const;
      if (attack(worlds).audit.epsilon > 0) claimed.apart++;
      // the first half twice, so that the models which chose the test are counted
      const [a, b] = worlds.map(({ probes }) => {
        const half = probes.subarray(0, probes.length / 2);
        return { models: 60, probes: Float64Array.from([...half, ...half]) };
      });
      if (attack([a!, b!]).audit.epsilon > 0) claimed.same++;
    }
    // every claim about equal worlds is false; at most 5% may occur, and three standard deviations (false alarms 0.1%)
    const most = 0.05 + 3 * Math.sqrt((0.05 * 0.95) / repeats);
    expect(claimed.apart / repeats).toBeLessThan(most);
    expect(claimed.same / repeats).toBeGreaterThan(most);
  });
});
